// swift-tools-version: 6.1
import PackageDescription

// A typical app's package around an existing tip file, in Swift 5 mode.
let package = Package(
  name: "Downstream",
  dependencies: [.package(name: "TipControl", path: "../..")],
  targets: [
    .target(
      name: "Feeders",
      dependencies: [.product(name: "TipKitCompatibility", package: "TipControl")]),
    .testTarget(
      name: "FeedersTests",
      dependencies: [
        "Feeders", .product(name: "TipKitCompatibility", package: "TipControl"),
        .product(name: "TipTesting", package: "TipControl"),
      ], exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5]
)
