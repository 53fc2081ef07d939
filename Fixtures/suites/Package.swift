// swift-tools-version: 6.1
import PackageDescription

// On Linux, files that import Apple's modules get the stand-ins.
let modules = [
  "CoreGraphics", "DeveloperToolsSupport", "OSLog", "SwiftUI", "TipKit", "UniformTypeIdentifiers",
  "os",
]
let standIns = SwiftSetting.unsafeFlags(
  modules.flatMap { ["-module-alias", "\($0)=Tip\($0)"] }, .when(platforms: [.linux]))

// The suites that an app has already, unmodified, in one bundle with suites that use TipTesting:
// some configure the process's center, and some only read texts and rules.
let package = Package(
  name: "Suites",
  platforms: [.iOS(.v18), .macOS(.v15)],
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

#if os(Linux)
  package.targets += [
    .testTarget(
      name: "BackyardTests",
      dependencies: [
        "Backyard", .product(name: "TipKitStandIn", package: "TipControl"),
        .product(name: "TipTesting", package: "TipControl"),
      ], swiftSettings: [standIns])
  ]
#endif
