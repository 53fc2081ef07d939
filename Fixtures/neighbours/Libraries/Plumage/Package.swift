// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Plumage",
  products: [.library(name: "Plumage", targets: ["Plumage"])],
  targets: [.target(name: "Plumage")]
)
