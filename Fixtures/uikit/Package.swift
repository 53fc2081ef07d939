// swift-tools-version: 6.1
import PackageDescription

// UIKit files that run in tests. They are a package of their own, because a module called UIKit
// makes canImport(UIKit) true for every target of a build.
let package = Package(
  name: "UIKitFiles",
  dependencies: [.package(name: "TipControl", path: "../..")],
  targets: [
    .target(
      name: "BackyardHelp",
      dependencies: [
        .product(name: "TipKitCompatibility", package: "TipControl"),
        .product(name: "UIKitCompatibility", package: "TipControl"),
      ]),
    // Classes outside of the main actor, as files from before Swift 6 have them.
    .target(
      name: "AlertPresenters",
      dependencies: [.product(name: "UIKitCompatibility", package: "TipControl")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "BackyardHelpTests",
      dependencies: [
        "AlertPresenters", "BackyardHelp",
        .product(name: "TipKitCompatibility", package: "TipControl"),
        .product(name: "TipReview", package: "TipControl"),
        .product(name: "TipTesting", package: "TipControl"),
        .product(name: "UIKitCompatibility", package: "TipControl"),
      ], exclude: ["__Snapshots__"]),
  ]
)
