// swift-tools-version: 6.1
import PackageDescription

/// A package that depends on this one: by the address in `HIG_PACKAGE`, as `.ci/client` builds it, else on the checkout around it.
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
