// swift-tools-version: 6.1
import PackageDescription

// On Linux, files that import Apple's modules get the stand-ins, whose own names no other package
// looks for.
let modules = [
  "CoreGraphics", "DeveloperToolsSupport", "OSLog", "SwiftUI", "TipKit", "UniformTypeIdentifiers",
  "os",
]
let standIns = SwiftSetting.unsafeFlags(
  modules.flatMap { ["-module-alias", "\($0)=Tip\($0)"] }, .when(platforms: [.linux]))

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
          name: "TipKitStandIn", package: "TipControl", condition: .when(platforms: [.linux]))
      ],
      swiftSettings: [standIns])
  ],
  swiftLanguageModes: [.v5]
)

// On Apple's systems the tips are those of Apple's TipKit, which has no clock and no reasons.
#if os(Linux)
  package.targets += [
    .testTarget(
      name: "BackyardTests",
      dependencies: [
        "Backyard", .product(name: "TipKitStandIn", package: "TipControl"),
        .product(name: "TipReview", package: "TipControl"),
        .product(name: "TipTesting", package: "TipControl"),
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: [standIns])
  ]
#endif
