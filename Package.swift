// swift-tools-version: 6.1
import PackageDescription

/// The layers, lowest first. A target imports only what stands above it in this list, and only what it names here: CI builds with
/// `--explicit-target-dependency-import-check error`.
///
/// ICU, libxml2 and cmark-gfm are linked statically, so that a lookup pays neither for loading nor for relocating them.
let package = Package(
  name: "hig",
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .executableTarget(
      name: "hig", dependencies: ["HIGCommands"],
      // A process relocates 100,000 pointers before it can answer; packed, they cost half as much.
      linkerSettings: [.unsafeFlags(["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"])]),
    .executableTarget(name: "hig-bench"),
    .executableTarget(
      name: "hig-bench-search",
      dependencies: ["Guidelines", "TextAnalysis", "Indexing", .product(name: "GRDB", package: "GRDB.swift")]),
    .target(
      name: "HIGCommands",
      dependencies: [
        "Guidelines", "TextAnalysis", "Reading", "Extraction", "Linking", "Indexing", "Rendering", "Ingestion", "CProcess",
      ]),
    .target(
      name: "Ingestion",
      dependencies: ["Guidelines", "Reading", "Extraction", "Linking", "Indexing"]),
    .target(name: "Rendering", dependencies: ["Guidelines", "CUnicode"]),
    .target(
      name: "Indexing",
      dependencies: [
        "Guidelines", "TextAnalysis", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"), "CSQLite",
      ]),
    .target(name: "Linking", dependencies: ["Guidelines", "TextAnalysis"]),
    .target(name: "Extraction", dependencies: ["Guidelines", "TextAnalysis"]),
    .target(
      name: "Reading",
      dependencies: [
        "Guidelines", "TextAnalysis", "CLibXML2", "CCMarkGFM", "CUnicode",
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(name: "TextAnalysis", dependencies: ["CUnicode"]),
    .target(name: "Guidelines"),
    .target(
      name: "CLibXML2",
      cSettings: [.unsafeFlags(["-I/usr/include/libxml2"])],
      linkerSettings: [
        .linkedLibrary(":libxml2.a"), .linkedLibrary(":liblzma.a"), .linkedLibrary(":libz.a"),
      ]),
    .systemLibrary(name: "CCMarkGFM"),
    .target(name: "CProcess"),
    .target(name: "CSQLite"),
    .target(
      name: "CUnicode",
      linkerSettings: [
        .linkedLibrary(":libicui18n.a"), .linkedLibrary(":libicuuc.a"), .linkedLibrary(":libicudata.a"),
        .linkedLibrary("stdc++"),
        // lld ships with the toolchain and finds symbols in archives in any order.
        .unsafeFlags(["-use-ld=lld", "-Xlinker", "--as-needed"]),
      ]),
    .testTarget(name: "GuidelinesTests", dependencies: ["Guidelines"]),
    .testTarget(name: "TextAnalysisTests", dependencies: ["TextAnalysis", "CUnicode"]),
    .testTarget(name: "ReadingTests", dependencies: ["Reading", "Guidelines"], exclude: ["Fixtures"]),
    .testTarget(name: "ExtractionTests", dependencies: ["Extraction", "Guidelines"]),
    .testTarget(name: "LinkingTests", dependencies: ["Linking", "Guidelines", "TextAnalysis", "Reading", "Extraction"]),
    .testTarget(
      name: "IndexingTests",
      dependencies: ["Indexing", "Guidelines", "TextAnalysis", .product(name: "GRDB", package: "GRDB.swift")]),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "Guidelines", "Reading"]),
    .testTarget(name: "IngestionTests", dependencies: ["Ingestion", "Indexing", "Guidelines"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "HIGCommands", "Indexing", "Ingestion", "Guidelines", "Rendering", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Fixtures", "Transcripts"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make fuzz` asks for the fuzzer; nothing else builds it, for it links the sanitizers.
if Context.environment["HIG_FUZZ"] != nil {
  let sanitizers = "-sanitize=fuzzer,address"
  package.targets.append(
    .executableTarget(
      name: "hig-fuzz", dependencies: ["Extraction", "Guidelines", "Reading"],
      swiftSettings: [.unsafeFlags(["-parse-as-library", sanitizers])],
      linkerSettings: [.unsafeFlags([sanitizers])]))
}
