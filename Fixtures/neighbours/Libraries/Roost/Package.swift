// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Roost",
  products: [.library(name: "Roost", targets: ["Roost"])],
  targets: [.target(name: "Roost")]
)
