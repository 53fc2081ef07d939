// swift-tools-version: 6.1
import PackageDescription

// The help of an app: files that import TipKit and SwiftUI. The app's Xcode project adds this
// package as a local one, and there the files get Apple's modules.
let package = Package(
  name: "Backyard",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Backyard", targets: ["Backyard"])],
  dependencies: [.package(name: "TipControl", path: "../..")],
  targets: [
    .target(
      name: "Backyard",
      dependencies: [
        .product(
          name: "TipKitCompatibility", package: "TipControl", condition: .when(platforms: [.linux]))
      ])
  ],
  swiftLanguageModes: [.v5]
)

// On Apple's systems the tips are those of Apple's TipKit, which has no clock and no reasons.
#if os(Linux)
  package.targets += [
    .testTarget(
      name: "BackyardTests",
      dependencies: [
        "Backyard", .product(name: "TipKitCompatibility", package: "TipControl"),
        .product(name: "TipTesting", package: "TipControl"),
      ], exclude: ["__Snapshots__"])
  ]
#endif
