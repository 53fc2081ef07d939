// swift-tools-version: 6.1
import PackageDescription

// Proofs about names: an app's own types may have the names of the toolkit's insides, and the
// demo compiles in a package that has only the products.
let package = Package(
  name: "Names",
  dependencies: [.package(name: "TipControl", path: "../..")],
  targets: [
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
  ],
  swiftLanguageModes: [.v5]
)

// Tests that "tipctl repro" has printed, while a script checks them, and an app with values of all
// kinds.
if Context.environment["TIP_REPRO"] != nil {
  package.targets += [
    .executableTarget(
      name: "BirdHabits", dependencies: [.product(name: "TipEngine", package: "TipControl")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ReproTests",
      dependencies: [
        "BackyardCopy", "BirdHabits", .product(name: "TipTesting", package: "TipControl"),
      ]),
  ]
}
