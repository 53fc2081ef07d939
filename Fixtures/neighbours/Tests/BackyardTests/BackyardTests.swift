import CoreGraphics
import DeveloperToolsSupport
import Nest
import OSLog
import SwiftUI
import Testing
import TipKit
import TipTesting
import UIKit
import UniformTypeIdentifiers
import os

@testable import Backyard

@MainActor @Suite(.tips)
struct BackyardTests {
  @Test func aViewRuns() {
    let screen = TipScreen(of: FeederView())
    #expect(screen.visibleIDs.isEmpty)
    FeederTip.hasFeeder = true
    #expect(screen.visibleIDs == ["FeederTip"])
    screen.tap("Fill")
    screen.tap("Fill")
    #expect(screen.text.contains("1 visits"))
    #expect(!screen.outline.contains("TipSwiftUI"))
  }

  @Test func aControllerRuns() {
    let screen = TipScreen(of: FeederController())
    #expect(screen.text.contains("Feeder"))
  }

  @Test func otherFilesCompile() {
    logFeeder(visits: 1)
    #expect("\(ImageResource.feeder)".contains("feeder"))
    #expect(feederSize.width == CGFloat(20))
    #expect(UTType.feeder != UTType.json)
    systemLog.info("The files compile.")
  }

  @Test func otherPackagesFindNoModuleOfApples() {
    #expect(Nest.foundModules.isEmpty)
  }
}
