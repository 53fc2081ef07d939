import Testing
import TipKit
import TipTesting

@testable import Backyard

/// An expectation that passes here and fails on a device: it reads a status right after a write.
private func expectAtOnce() {
  FeederTip.hasBackyard = true
  expectStatus(FeederTip(), .available)
}

@Suite("The feeder's tip, read right after a write", .tips(fixture: "goldfinches"))
struct SettlingTests {
  @Test("is shown by default")
  func synchronous() {
    FeederTip.hasBackyard = false
    expectAtOnce()
  }

  @Test("is not shown yet as on a device", .tips(settling: .asOnDevice))
  func asOnDevice() async {
    FeederTip.hasBackyard = false
    await Task.yield()
    withKnownIssue {
      expectAtOnce()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("settles when this task suspends") }
    }
    await Task.yield()
    expectStatus(FeederTip(), .available)
  }

  @Test("is shown after a call in a synchronous test", .tips(settling: .asOnDevice))
  func synchronousTest() {
    FeederTip.hasBackyard = false
    settle()
    expectHidden(FeederTip(), because: .rule)
    FeederTip.hasBackyard = true
    expectHidden(FeederTip(), because: .rule)
    settle()
    expectStatus(FeederTip(), .available)
  }

  @Test("keeps its popover as one author has seen it", .tips(settling: .keepsPopovers))
  @MainActor func popover() {
    let screen = TipScreen()
    screen.add(FeederTip(), as: .popover(anchor: "feeder"))
    screen.appear()
    expectDisplayed(FeederTip(), on: screen)
    FeederTip.hasBackyard = false
    expectDisplayed(FeederTip(), on: screen)
    screen.tapOutside(FeederTip())
    expectNoTips(on: screen)
  }
}
