// swift-tools-version: 6.1
import PackageDescription

/// `make oracle` places this file next to links to the targets that it needs, and provides the path of the compiler's
/// swift-syntax.
let package = Package(
  name: "hig-oracle",
  platforms: [.macOS(.v15)],
  targets: [
    .executableTarget(
      name: "hig-oracle",
      dependencies: ["Review", "SystemInterface"],
      linkerSettings: [.linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser")]),
    .target(
      name: "Review", dependencies: ["Guidelines", "Languages", "TextAnalysis", "Indexing", "CLibXML2", "SystemInterface"]),
    .target(
      name: "Indexing", dependencies: ["Guidelines", "Languages", "TextAnalysis", "Searching", "SystemInterface", "CSQLite"]),
    .target(name: "Searching", dependencies: ["Guidelines", "Languages", "TextAnalysis"]),
    .target(name: "TextAnalysis", dependencies: ["Languages", "CUnicode"]),
    .target(name: "Languages", dependencies: ["Guidelines"]),
    .target(name: "Guidelines"),
    .target(name: "SystemInterface", dependencies: ["Guidelines", "CProcess"]),
    .target(name: "CLibXML2", dependencies: ["CLibXML2System"]),
    .target(name: "CUnicode", dependencies: ["CICU"]),
    .target(name: "CProcess"),
    .systemLibrary(name: "CLibXML2System", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
  ],
  swiftLanguageModes: [.v6]
)
