// swift-tools-version: 6.1
import PackageDescription

/// The layers, highest first. A target imports only what stands below it in this list, and only what it names here: CI builds with
/// `--explicit-target-dependency-import-check error`.
///
/// What makes the release static, and what the fuzzer needs, the Makefile passes: a package with flags of its own could not be depended on.
let package = Package(
  name: "hig",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "hig", targets: ["hig"]),
    .library(name: "HIGKit", targets: ["HIGKit"]),
  ],
  targets: [
    .executableTarget(name: "hig", dependencies: ["HIGCommands"]),
    .target(
      name: "HIGCommands",
      dependencies: [
        "Guidelines", "Languages", "TextAnalysis", "Reading", "Extraction", "Linking", "Indexing", "Rendering", "Ingestion",
        "SystemInterface", "Assistants", "Review", "Fetching",
      ]),
    .target(
      name: "HIGKit",
      dependencies: ["Guidelines", "Languages", "TextAnalysis", "Reading", "Extraction", "Indexing", "Rendering"]),
    .target(
      name: "Assistants",
      dependencies: ["Guidelines", "Languages", "TextAnalysis", "Indexing", "Rendering", "Review", "SystemInterface"]),
    .target(
      name: "Fetching", dependencies: ["Guidelines", "TextAnalysis", "Reading", "SystemInterface", "CZlib"]),
    .target(
      name: "Ingestion",
      dependencies: [
        "Guidelines", "Languages", "TextAnalysis", "Reading", "Extraction", "Linking", "Indexing", "SystemInterface",
      ]),
    .target(
      name: "Review", dependencies: ["Guidelines", "Languages", "TextAnalysis", "Indexing", "CLibXML2", "SystemInterface"]),
    .target(
      name: "Rendering", dependencies: ["Guidelines", "Languages", "CUnicode"],
      resources: ["style.css", "site.js", "worker.js", "icon.svg", "icon-16.png", "icon-32.png", "icon-180.png", "postgres.sql"]
        .map {
          .embedInCode("Assets/" + $0)
        }),
    .target(
      name: "Indexing", dependencies: ["Guidelines", "Languages", "TextAnalysis", "Searching", "SystemInterface", "CSQLite"]),
    .target(name: "Searching", dependencies: ["Guidelines", "Languages", "TextAnalysis"]),
    .target(name: "Linking", dependencies: ["Guidelines", "Languages", "TextAnalysis", "SystemInterface"]),
    .target(name: "Extraction", dependencies: ["Guidelines", "Languages", "TextAnalysis"]),
    .target(
      name: "Reading",
      dependencies: [
        "Guidelines", "Languages", "TextAnalysis", "SystemInterface", "CLibXML2", "CCMarkGFM", "CUnicode", "CYAML",
      ]),
    .target(name: "TextAnalysis", dependencies: ["Languages", "CUnicode"]),
    .target(name: "Languages", dependencies: ["Guidelines"]),
    .target(name: "Guidelines"),
    .target(name: "SystemInterface", dependencies: ["Guidelines", "CProcess"]),
    .target(name: "CLibXML2", dependencies: ["CLibXML2System"]),
    .target(name: "CUnicode", dependencies: ["CICU"]),
    .target(name: "CProcess"),
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(name: "CLibXML2System", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "TestSupport", dependencies: ["Indexing", "Searching", "Guidelines", "Languages"], path: "Tests/Support"),
    .testTarget(name: "FetchingTests", dependencies: ["TestSupport", "Fetching", "Guidelines", "Reading", "Extraction"]),
    .testTarget(name: "LanguagesTests", dependencies: ["TestSupport", "Languages", "Guidelines"]),
    .testTarget(name: "TextAnalysisTests", dependencies: ["TestSupport", "TextAnalysis", "CUnicode", "Languages", "Guidelines"]),
    .testTarget(
      name: "ReadingTests", dependencies: ["TestSupport", "Reading", "Guidelines", "Languages", "SystemInterface"],
      exclude: ["Fixtures"]),
    .testTarget(name: "ExtractionTests", dependencies: ["TestSupport", "Extraction", "Guidelines", "Languages"]),
    .testTarget(
      name: "LinkingTests",
      dependencies: ["TestSupport", "Linking", "Guidelines", "Languages", "TextAnalysis", "Reading", "Extraction"]),
    .testTarget(
      name: "IndexingTests", dependencies: ["TestSupport", "Indexing", "Searching", "Guidelines", "Languages", "TextAnalysis"]),
    .testTarget(name: "RenderingTests", dependencies: ["TestSupport", "Rendering", "Guidelines", "Languages", "Reading"]),
    .testTarget(name: "ReviewTests", dependencies: ["TestSupport", "Review", "Guidelines", "Languages"]),
    .testTarget(
      name: "IngestionTests",
      dependencies: ["TestSupport", "Ingestion", "Indexing", "Guidelines", "Languages", "Rendering", "TextAnalysis"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "AssistantsTests",
      dependencies: [
        "TestSupport", "Assistants", "Guidelines", "Languages", "TextAnalysis", "Indexing", "Ingestion", "Rendering",
      ]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "TestSupport", "HIGCommands", "Ingestion", "Reading", "Rendering", "Guidelines", "Languages", "TextAnalysis",
      ],
      exclude: ["Fixtures"]),
    // What `make fuzz` drives, callable without libFuzzer: the tests replay what it found.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "HIGCommands", "Assistants", "Ingestion", "Rendering", "Indexing", "Linking", "Extraction", "Reading", "TextAnalysis",
        "Languages", "Guidelines", "SystemInterface", "CSQLite",
      ], path: "Tools/FuzzTargets"),
    .testTarget(
      name: "FuzzTests", dependencies: ["TestSupport", "FuzzTargets", "Guidelines", "Reading", "Rendering", "SystemInterface"],
      path: "Tests/Fuzz",
      exclude: ["corpus", "dictionaries", "keep", "no-leaks.supp"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "TestSupport", "HIGCommands", "Indexing", "Searching", "Ingestion", "Guidelines", "Languages", "Rendering",
        "SystemInterface",
      ],
      exclude: ["Fixtures", "Transcripts"]),
  ],
  swiftLanguageModes: [.v6]
)

// Nothing else builds these: the Makefile asks for the tools it runs.
switch Context.environment["HIG_TOOLS"] {
case "bench":
  package.targets += [
    .executableTarget(name: "hig-bench", dependencies: ["Languages", "SystemInterface"], path: "Tools/hig-bench"),
    .executableTarget(
      name: "hig-bench-search",
      dependencies: ["Guidelines", "Languages", "TextAnalysis", "Searching", "Indexing", "SystemInterface"],
      path: "Tools/hig-bench-search"),
  ]
case "fuzz":  // links the sanitizers
  package.targets.append(
    .executableTarget(name: "hig-fuzz", dependencies: ["FuzzTargets", "SystemInterface"], path: "Tools/hig-fuzz"))
default: break
}
