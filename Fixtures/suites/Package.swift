// swift-tools-version: 6.1
import PackageDescription

// The suites that an app has already, unmodified, in one bundle with a suite that uses TipTesting:
// one configures the process's center, one only reads texts and rules.
let package = Package(
  name: "Suites",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "TipControl", path: "../..")],
  targets: [
    .target(
      name: "Backyard",
      dependencies: [.product(name: "TipKitCompatibility", package: "TipControl")]),
    .testTarget(
      name: "BackyardTests",
      dependencies: [
        "Backyard", .product(name: "TipKitCompatibility", package: "TipControl"),
        .product(name: "TipTesting", package: "TipControl"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
