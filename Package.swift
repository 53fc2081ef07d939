// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "TipControl",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "TipEngine", targets: ["TipEngine"]),
    .library(name: "TipCLI", targets: ["TipCLI"]),
    .executable(name: "tipctl", targets: ["tipctl"]),
    .executable(name: "BackyardBirds", targets: ["BackyardBirds"]),
  ],
  dependencies: [],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "TipContent"),
    .target(name: "TipModel", dependencies: ["TipContent"]),
    .target(name: "TipStore", dependencies: ["CSQLite", "TipModel"]),
    .target(name: "TipMacroExpansion"),
    .macro(name: "TipMacros", dependencies: ["TipMacroExpansion"]),
    .target(name: "TipEngine", dependencies: ["TipContent", "TipMacros", "TipModel", "TipStore"]),
    .target(name: "TipCLI", dependencies: ["TipEngine", "TipModel", "TipStore"]),
    .executableTarget(name: "tipctl", dependencies: ["TipCLI"]),
    .executableTarget(name: "BackyardBirds", dependencies: ["TipEngine"]),
    .testTarget(name: "TipContentTests", dependencies: ["TipContent"]),
    .testTarget(name: "TipModelTests", dependencies: ["TipContent", "TipModel"]),
    .testTarget(name: "TipStoreTests", dependencies: ["TipModel", "TipStore"]),
    // Not TipMacros itself: SwiftPM would build all tests for the compiler's host, a second time.
    .testTarget(name: "TipMacrosTests", dependencies: ["TipMacroExpansion"]),
    .testTarget(name: "TipEngineTests", dependencies: ["TipEngine"]),
    .testTarget(
      name: "TipCLITests",
      dependencies: ["TipCLI", "TipModel", "TipStore", "tipctl", "BackyardBirds"]),
    .testTarget(name: "BackyardBirdsTests", dependencies: ["BackyardBirds", "TipEngine"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
