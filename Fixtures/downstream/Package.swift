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
    // An app whose own types have the names of the toolkit's insides.
    .target(
      name: "BirdJournal",
      dependencies: [
        .product(name: "TipEngine", package: "TipControl"),
        .product(name: "TipKitCompatibility", package: "TipControl"),
      ]),
    .target(
      name: "JournalUploads",
      dependencies: [
        "BirdJournal", .product(name: "TipEngine", package: "TipControl"),
        .product(name: "TipKitCompatibility", package: "TipControl"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("MemberImportVisibility"), .swiftLanguageMode(.v6),
      ]),
    // The files of the demo, which must compile in a package that has only the products.
    .executableTarget(
      name: "BackyardCopy",
      dependencies: [
        .product(name: "TipEngine", package: "TipControl"),
        .product(name: "TipHelp", package: "TipControl"),
      ], exclude: ["BackyardBirds.docc"],
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"), .swiftLanguageMode(.v6),
      ]),
    .testTarget(
      name: "JournalUploadsTests",
      dependencies: [
        "BirdJournal", "JournalUploads", .product(name: "TipEngine", package: "TipControl"),
        .product(name: "TipKitCompatibility", package: "TipControl"),
        .product(name: "TipTesting", package: "TipControl"),
      ]),
    .testTarget(
      name: "FeedersTests",
      dependencies: [
        "Feeders", .product(name: "TipKitCompatibility", package: "TipControl"),
        .product(name: "TipTesting", package: "TipControl"),
      ], exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5]
)
