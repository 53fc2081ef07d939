// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "TipControl",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "TipEngine", targets: ["TipEngine"]),
    .library(name: "TipHelp", targets: ["TipHelp"]),
    .library(name: "TipGuidance", targets: ["TipGuidance"]),
    .library(name: "TipCLI", targets: ["TipCLI"]),
    .library(name: "TipTesting", targets: ["TipTesting"]),
    .library(name: "TipReview", targets: ["TipReview"]),
    .library(name: "TipSnapshot", targets: ["TipSnapshot"]),
    .library(
      name: "TipKitStandIn",
      targets: [
        "TipCoreGraphics", "TipDeveloperToolsSupport", "TipOSLog", "TipSwiftUI", "TipTipKit",
        "TipUniformTypeIdentifiers", "Tipos",
      ]),
    .library(name: "UIKitStandIn", targets: ["TipUIKit"]),
    .executable(name: "tipctl", targets: ["tipctl"]),
    .executable(name: "BackyardBirds", targets: ["BackyardBirds"]),
  ],
  traits: [
    .trait(
      name: "PortabilityErrors",
      description: "Rejects rules that Apple's TipKit rejects, in files that import TipKit."),
    .trait(
      name: "PortabilityOff",
      description: "Accepts rules that Apple's TipKit rejects, without a warning."),
  ],
  dependencies: [],
  targets: [
    // The comment of a target of Sources says why it is not part of a different one.
    //
    // The headers of SQLite, which Swift finds by a module map.
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    // The start of a child, as an inline function of C.
    .systemLibrary(name: "CSpawn"),
    // The bounds of the section with a program's previews, which are symbols of the linker.
    .systemLibrary(name: "CPreviews"),
    // Exports the C library, whose names every file that imports TipModel would see otherwise.
    .target(name: "TipSystem"),
    // Has files and the environment, which TipModel must not use.
    .target(name: "TipFoundation", dependencies: ["TipSystem"]),
    // Exported as a whole to apps and to the stand-in for SwiftUI, unlike the engine.
    .target(name: "TipContent"),
    // The decision for reviews and snapshots, without SQLite and the engine.
    .target(name: "TipModel", dependencies: ["TipFoundation"]),
    // Scenarios for tools and tests, which an app would link with TipModel.
    .target(name: "TipSimulation", dependencies: ["TipFoundation", "TipModel"]),
    // Links SQLite, which the reviews and the snapshots do without.
    .target(name: "TipStore", dependencies: ["CSQLite", "TipFoundation", "TipModel", "TipSystem"]),
    // The work of the macros, because tests cannot import a macro target.
    .target(name: "TipMacroExpansion"),
    // A program that the compiler runs.
    .macro(name: "TipMacros", dependencies: ["TipMacroExpansion"]),
    // The API of apps, which tipctl and the reviews do without.
    .target(
      name: "TipEngine",
      dependencies: ["TipContent", "TipFoundation", "TipMacros", "TipModel", "TipStore"]),
    // Tooltips and alerts, which an app with tips only does not link.
    .target(name: "TipHelp", dependencies: ["TipEngine", "TipFoundation", "TipModel"]),
    // The nodes of a view hierarchy, so that TipTesting does not build the stand-in for SwiftUI.
    .target(name: "TipViewTree", dependencies: ["TipEngine", "TipModel"]),
    // The stand-ins for Apple's frameworks, under names that no other package looks for. Each is a
    // target, because a file gets the names of the frameworks that it imports.
    //
    // For files that import CoreGraphics.
    .target(
      name: "TipCoreGraphics",
      dependencies: [.target(name: "_Testing_CoreGraphics", condition: .when(platforms: [.linux]))]),
    // For files that import OSLog.
    .target(name: "TipOSLog"),
    // For files that import os, which has the names of OSLog.
    .target(name: "Tipos", dependencies: ["TipOSLog"]),
    // For files that import UniformTypeIdentifiers.
    .target(name: "TipUniformTypeIdentifiers"),
    // For files that import DeveloperToolsSupport.
    .target(name: "TipDeveloperToolsSupport", dependencies: ["TipContent"]),
    // For files that import SwiftUI, and not TipKit.
    .target(
      name: "TipSwiftUI",
      dependencies: [
        "TipContent", "TipCoreGraphics", "TipMacros", "TipUniformTypeIdentifiers", "TipViewTree",
      ]),
    // For files that import TipKit. It exports the engine, which SwiftUI does not.
    .target(
      name: "TipTipKit",
      dependencies: ["TipEngine", "TipMacros", "TipModel", "TipSwiftUI", "TipViewTree"]),
    // For files that import UIKit. It builds TipHelp too.
    .target(
      name: "TipUIKit",
      dependencies: [
        "TipContent", "TipCoreGraphics", "TipEngine", "TipHelp", "TipModel", "TipSwiftUI",
        "TipTipKit", "TipViewTree",
        .target(name: "_Testing_UIKit", condition: .when(platforms: [.linux])),
      ]),
    // The compiler imports them into files that import Testing and the module of the same name.
    // Apple's systems have them.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    // Has the word lists, which cards and snapshots do without.
    .target(name: "TipGuidance", dependencies: ["TipFoundation", "TipModel"]),
    // Draws the cards of snapshots, without the pages.
    .target(name: "TipPictures", dependencies: ["TipFoundation", "TipModel"]),
    // Needs TipGuidance and TipSimulation, which cards and snapshots do without.
    .target(
      name: "TipPages",
      dependencies: ["TipFoundation", "TipGuidance", "TipModel", "TipPictures", "TipSimulation"]),
    // Snapshots for tools such as tipctl, without a test framework.
    .target(
      name: "TipSnapshot", dependencies: ["TipFoundation", "TipModel", "TipPictures", "TipSystem"]),
    // The only one that links the test frameworks.
    .target(
      name: "TipTesting",
      dependencies: [
        "TipContent", "TipEngine", "TipFoundation", "TipHelp", "TipMacros", "TipModel",
        "TipPictures", "TipSnapshot", "TipStore", "TipViewTree",
      ]),
    // Apart from TipTesting, so that a package that does not review its help builds faster.
    .target(
      name: "TipReview",
      dependencies: [
        "CPreviews", "TipEngine", "TipFoundation", "TipGuidance", "TipModel", "TipPages",
        "TipPictures", "TipSimulation", "TipSnapshot", "TipTesting", "TipViewTree",
      ]),
    // The tool as a library, for tests and for users' own tools.
    .target(
      name: "TipCLI",
      dependencies: [
        "CSpawn", "TipFoundation", "TipGuidance", "TipModel", "TipPages", "TipPictures",
        "TipSimulation", "TipSnapshot", "TipStore", "TipSystem",
      ]),
    // The program, whose main function a library cannot have.
    .executableTarget(name: "tipctl", dependencies: ["TipCLI", "TipSystem"]),
    // An app that imports only products, as a user's app does.
    .executableTarget(
      name: "BackyardBirds", dependencies: ["TipEngine", "TipHelp"]),
    // The package's files and seeded random numbers, without the test frameworks, because programs
    // of maintainers use them too.
    .target(name: "TestBasics", path: "Tests/TestBasics"),
    // Shared by test targets: seeded random values, and the changes of a small backyard.
    .target(
      name: "TestSupport",
      dependencies: ["TestBasics", "TipFoundation", "TipModel", "TipStore", "TipTesting"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "TipFoundationTests", dependencies: ["TestSupport", "TipFoundation", "TipModel"]),
    .testTarget(name: "TipContentTests", dependencies: ["TipContent"]),
    .testTarget(
      name: "TipModelTests",
      dependencies: ["TestSupport", "TipEngine", "TipFoundation", "TipModel", "TipTesting"]),
    .testTarget(
      name: "TipStoreTests",
      dependencies: [
        "TestSupport", "TipEngine", "TipFoundation", "TipModel", "TipStore", "TipTesting",
      ]),
    // Not TipMacros: SwiftPM would build all tests a second time, for the compiler's host.
    .testTarget(
      name: "TipMacroExpansionTests", dependencies: ["TestBasics", "TipMacroExpansion"]),
    .testTarget(
      name: "TipEngineTests",
      dependencies: [
        "TestSupport", "TipContent", "TipEngine", "TipFoundation", "TipModel", "TipStore",
        "TipTesting",
      ]),
    // The conformance vectors, run by the engine and by a script over tipctl.
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["TestSupport", "TipFoundation", "TipModel", "TipStore", "tipctl"],
      path: "Tests/Core/ConformanceTests"),
    .testTarget(
      name: "TipHelpTests",
      dependencies: [
        "TestSupport", "TipEngine", "TipFoundation", "TipHelp", "TipModel", "TipSnapshot",
        "TipStore", "TipTesting",
      ], exclude: ["Fixtures", "Screen/__Snapshots__", "ToolTips/__Snapshots__"]),
    .testTarget(
      name: "TipGuidanceTests",
      dependencies: [
        "TestSupport", "TipEngine", "TipFoundation", "TipGuidance", "TipModel", "TipTesting",
      ], exclude: ["Corpus/__Snapshots__"]),
    .testTarget(
      name: "TipPicturesTests",
      dependencies: ["TestSupport", "TipModel", "TipPictures", "TipSnapshot", "TipTesting"],
      exclude: ["Alert/__Snapshots__", "Card/__Snapshots__", "Screen/__Snapshots__"]),
    .testTarget(
      name: "TipPagesTests",
      dependencies: [
        "TestSupport", "TipGuidance", "TipModel", "TipPages", "TipPictures", "TipSimulation",
        "TipSnapshot", "TipTesting",
      ], exclude: ["Page/__Snapshots__"]),
    .testTarget(
      name: "TipReviewTests",
      dependencies: ["BackyardBirds", "TestSupport", "TipModel", "TipReview", "TipTesting"]),
    .testTarget(
      name: "TipSnapshotTests",
      dependencies: [
        "TestSupport", "TipFoundation", "TipModel", "TipPictures", "TipSnapshot", "TipTesting",
      ]),
    .testTarget(
      name: "TipSimulationTests",
      dependencies: [
        "BackyardBirds", "TestSupport", "TipEngine", "TipFoundation", "TipModel", "TipReview",
        "TipSimulation", "TipSnapshot", "TipTesting",
      ], exclude: ["Demo/__Snapshots__"]),
    .testTarget(
      name: "TipTestingTests",
      dependencies: [
        "BackyardBirds", "TestSupport", "TipContent", "TipEngine", "TipFoundation", "TipModel",
        "TipHelp", "TipSnapshot", "TipStore", "TipTesting",
      ], exclude: ["Clock/__Snapshots__"]),
    // What the README and the articles say, and their code, compiled as in a user's package.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "BackyardBirds", "TestSupport", "TipCLI", "TipCLITestSupport", "TipEngine", "TipFoundation",
        "TipGuidance", "TipHelp", "TipModel",
        "TipReview", "TipSnapshot", "TipStore", "TipTesting",
      ], exclude: ["Code/__Snapshots__"]),
    // A datastore to run commands on, and terminals in memory.
    .target(
      name: "TipCLITestSupport",
      dependencies: [
        "TestSupport", "TipCLI", "TipEngine", "TipFoundation", "TipModel", "TipSnapshot",
        "TipStore",
      ], path: "Tests/Tool/TipCLITestSupport"),
    .testTarget(
      name: "TipCLITests",
      dependencies: [
        "TestSupport", "TipCLI", "TipCLITestSupport", "TipEngine", "TipFoundation", "TipGuidance",
        "TipHelp", "TipModel",
        "TipSnapshot", "TipStore", "TipTesting", "tipctl", "BackyardBirds",
      ], exclude: ["Transcripts/__Snapshots__"]),
    // Apart from the others, because the compiler expands all tests of a module for each change.
    .testTarget(
      name: "TipCLICommandTests",
      dependencies: [
        "TestSupport", "TipCLI", "TipCLITestSupport", "TipEngine", "TipFoundation", "TipGuidance",
        "TipHelp", "TipModel", "TipSnapshot", "TipStore", "TipTesting", "tipctl", "BackyardBirds",
      ], path: "Tests/Tool/TipCLICommandTests"),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestBasics"]),
    .testTarget(
      name: "BackyardBirdsTests",
      dependencies: [
        "BackyardBirds", "TestSupport", "TipEngine", "TipFoundation", "TipModel", "TipStore",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
for target in package.targets where target.type != .system {
  target.swiftSettings = settings
}

// Apple's names of the stand-ins, where Apple's modules do not exist. A thin module exports the
// stand-in whose name has "Tip" before it. Apple's names are in separate modules, because all
// packages of a build find each other's modules, and some ask canImport(SwiftUI).
// The products exist on all platforms, because SwiftPM rejects a dependency on a missing product.
#if canImport(Darwin)
  package.products.append(.library(name: "TipKitCompatibility", targets: ["TipKitCompatibility"]))
  package.products.append(.library(name: "UIKitCompatibility", targets: ["TipKitCompatibility"]))
  package.products.append(.library(name: "SystemCompatibility", targets: ["TipKitCompatibility"]))
  // Empty: the products need a target where Apple's modules exist.
  package.targets.append(.target(name: "TipKitCompatibility"))
#else
  let tipKitNames = ["DeveloperToolsSupport", "OSLog", "SwiftUI", "TipKit"]
  // Apart from the others, because many packages ask for these.
  let systemNames = ["CoreGraphics", "UniformTypeIdentifiers", "os"]
  package.products.append(.library(name: "TipKitCompatibility", targets: tipKitNames))
  package.products.append(.library(name: "UIKitCompatibility", targets: ["UIKit"]))
  package.products.append(.library(name: "SystemCompatibility", targets: systemNames))
  // Each has the name of a module that unmodified files import.
  for name in tipKitNames + systemNames + ["UIKit"] {
    package.targets.append(
      .target(name: name, dependencies: [.byName(name: "Tip\(name)")], swiftSettings: settings))
  }
  package.targets += [
    // Users' tip files, hence without this package's settings: in Swift 6 mode, and through
    // symbolic links in Swift 5 mode.
    .testTarget(
      name: "TipKitTests",
      dependencies: [
        "CoreGraphics", "DeveloperToolsSupport", "OSLog", "SwiftUI", "TestSupport", "TipKit",
        "UIKit", "UniformTypeIdentifiers", "os", "tipctl",
      ]),
    .testTarget(
      name: "TipKitSwift5Tests", dependencies: ["TipKit", "SwiftUI"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Previews, good ones and bad ones: an expectation is about all previews of a module.
    .target(
      name: "PreviewStories", dependencies: ["SwiftUI", "TipKit"],
      path: "Tests/TipKit/PreviewStories"),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "PreviewStories", "SwiftUI", "TestSupport", "TipKit", "TipReview", "TipTesting",
        "TipViewTree",
      ], exclude: ["Pictures/__Snapshots__", "Previews/__Snapshots__"]),
    .testTarget(
      name: "SwiftUISwift5Tests",
      dependencies: ["SwiftUI", "TestSupport", "TipKit", "TipTesting"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
#endif

// What maintainers run: `make bench` and `make soak` set the variable. SwiftPM builds all tests of
// a manifest at once, hence only those of these tools are declared with them.
if Context.environment["TIP_MAINTAINER"] == "1" {
  package.targets.removeAll { $0.type == .test }
  package.targets += [
    .target(name: "ToolSupport", path: "Tests/Tools/ToolSupport", swiftSettings: settings),
    .executableTarget(
      name: "tip-bench",
      dependencies: [
        "CSQLite", "TestBasics", "TipEngine", "TipFoundation", "TipModel", "TipPages",
        "TipSimulation", "TipSnapshot", "TipStore", "TipTesting", "TipUIKit", "TipViewTree",
        "ToolSupport",
      ], path: "Tests/Tools/tip-bench", swiftSettings: settings),
    .executableTarget(
      name: "tip-soak",
      dependencies: [
        "CSQLite", "TestBasics", "TipCLI", "TipEngine", "TipFoundation", "TipModel", "TipStore",
        "ToolSupport",
      ], path: "Tests/Tools/tip-soak", swiftSettings: settings),
    .testTarget(
      name: "ToolSupportTests", dependencies: ["TestSupport", "ToolSupport"],
      path: "Tests/Tools/ToolSupportTests", swiftSettings: settings),
    .testTarget(
      name: "TipBenchTests", dependencies: ["TestBasics", "ToolSupport", "tip-bench"],
      path: "Tests/Tools/TipBenchTests", swiftSettings: settings),
    .testTarget(
      name: "TipSoakTests", dependencies: ["TestBasics", "ToolSupport", "tip-soak"],
      path: "Tests/Tools/TipSoakTests", swiftSettings: settings),
  ]
}

// `make build` sets the variable on Linux.
if Context.environment["TIP_STATIC"] == "1" {
  for target in package.targets where target.name == "tipctl" {
    target.linkerSettings = [.unsafeFlags(["-static-executable"])]
  }
}

// A target of Sources is in Sources/Room/Target, and its tests are in Tests/Room/TargetTests.
let rooms = [
  "System": ["CPreviews", "CSQLite", "CSpawn", "TipSystem"],
  "Macros": ["TipMacroExpansion", "TipMacros"],
  "Core": ["TipContent", "TipEngine", "TipFoundation", "TipHelp", "TipModel", "TipStore"],
  "TipKit": [
    "CoreGraphics", "DeveloperToolsSupport", "OSLog", "SwiftUI", "TipCoreGraphics",
    "TipDeveloperToolsSupport", "TipKit", "TipKitCompatibility", "TipOSLog", "TipSwiftUI",
    "TipTipKit", "TipUIKit", "TipUniformTypeIdentifiers", "TipViewTree", "Tipos", "UIKit",
    "UniformTypeIdentifiers", "_Testing_CoreGraphics", "_Testing_UIKit", "os",
  ],
  "Review": ["TipGuidance", "TipPages", "TipPictures", "TipSimulation"],
  "Testing": ["TipReview", "TipSnapshot", "TipTesting"],
  "Tool": ["TipCLI", "tipctl"],
  "Demo": ["BackyardBirds"],
]
for target in package.targets {
  for (room, names) in rooms {
    for name in names {
      switch target.name {
      case name: target.path = "Sources/\(room)/\(name)"
      case "\(name)Tests", "\(name)Swift5Tests": target.path = "Tests/\(room)/\(target.name)"
      default: break
      }
    }
  }
}
