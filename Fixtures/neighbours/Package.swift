// swift-tools-version: 6.1
import PackageDescription

// A package with the stand-ins, beside two libraries that ask whether Apple's modules exist.
// TIP_WAY selects one of the ways of the article "Beside other packages".
let way = Context.environment["TIP_WAY"] ?? "stand-in"
var products: [Target.Dependency] = []
var settings: [SwiftSetting] = []
/// The files that import modules without a product in this way.
var excluded: [String] = []

switch way {
case "stand-in":
  products = [
    .product(name: "TipKitStandIn", package: "TipControl", condition: .when(platforms: [.linux])),
    .product(name: "UIKitStandIn", package: "TipControl", condition: .when(platforms: [.linux])),
  ]
  let modules = [
    "CoreGraphics", "DeveloperToolsSupport", "OSLog", "SwiftUI", "TipKit", "UIKit",
    "UniformTypeIdentifiers", "os",
  ]
  let flags = modules.flatMap { ["-module-alias", "\($0)=Tip\($0)"] }
  settings = [.unsafeFlags(flags, .when(platforms: [.linux]))]
case "module-aliases":
  let aliases = [
    "CoreGraphics": "BackyardGraphics", "DeveloperToolsSupport": "BackyardToolsSupport",
    "OSLog": "BackyardLog", "SwiftUI": "BackyardSwiftUI", "TipKit": "BackyardTipKit",
    "UIKit": "BackyardUIKit", "UniformTypeIdentifiers": "BackyardTypes", "os": "BackyardSystem",
  ]
  products = [
    .product(
      name: "TipKitCompatibility", package: "TipControl", moduleAliases: aliases,
      condition: .when(platforms: [.linux])),
    .product(
      name: "UIKitCompatibility", package: "TipControl", moduleAliases: aliases,
      condition: .when(platforms: [.linux])),
    .product(
      name: "SystemCompatibility", package: "TipControl", moduleAliases: aliases,
      condition: .when(platforms: [.linux])),
  ]
case "compatibility":
  excluded = ["CoreGraphicsFile.swift", "UniformTypeIdentifiersFile.swift", "osFile.swift"]
  products = [
    .product(
      name: "TipKitCompatibility", package: "TipControl", condition: .when(platforms: [.linux])),
    .product(
      name: "UIKitCompatibility", package: "TipControl", condition: .when(platforms: [.linux])),
  ]
default:
  fatalError("Unknown way \(way): write stand-in, module-aliases or compatibility.")
}

let package = Package(
  name: "Neighbours",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [
    .package(path: "Libraries/Plumage"), .package(path: "Libraries/Roost"),
    .package(name: "TipControl", path: "../.."),
  ],
  targets: [
    .target(name: "Nest", dependencies: ["Plumage", "Roost"]),
    .target(
      name: "Backyard", dependencies: ["Nest"] + products, exclude: excluded,
      swiftSettings: settings),
    .testTarget(
      name: "BackyardTests",
      dependencies: ["Backyard", .product(name: "TipTesting", package: "TipControl")] + products,
      swiftSettings: settings),
  ]
)
