// swift-tools-version: 6.1
import PackageDescription

/// Package that depends on this one, by the address in `HIG_PACKAGE` (set by `.ci/client`) or else on the surrounding checkout.
let address = Context.environment["HIG_PACKAGE"]
let package = Package(
  name: "client",
  platforms: [.macOS(.v15)],
  dependencies: [
    address.map { .package(url: $0, exact: "99.0.0") } ?? .package(name: "hig", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "client", dependencies: [.product(name: "HIGKit", package: "hig")], path: ".", sources: ["main.swift"])
  ]
)
