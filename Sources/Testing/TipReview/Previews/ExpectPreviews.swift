import TipFoundation
public import TipGuidance
public import TipModel
import TipSnapshot
public import TipTesting
import TipViewTree

/// Expects that the previews of a module show, and follow the guidelines.
///
/// ```swift
/// @Test func previews() async { await expectPreviews(in: "Backyard") }
/// ```
///
/// With the stand-in for SwiftUI, a test finds each `#Preview` at the top level of a file. It shows
/// it on a `TipScreen` twice, each time with a separate center: as the rules of the tips decide,
/// and with all of its tips. A finding of `expectGoodGuidance` fails the test, such as a control
/// without a label.
///
/// In a test of Swift Testing each preview has a separate process: one that traps, or that is not
/// ready after a minute, fails the test with its name, and the others are checked. In a test of
/// XCTest the previews are shown in the process of the test.
///
/// - Parameters:
///   - module: The name of the module, which the test links.
///   - platform: The system.
///   - silences: The findings that the app accepts, with the reasons, each in some preview.
///   - outlines: Whether the outline of each preview is compared with a snapshot.
///   - pictures: Whether the picture of each preview is, which `tipctl gallery --previews` shows.
///   - test: The name of the test, by default the name of the calling function.
///   - position: The caller's position, where a failure is reported.
@MainActor public func expectPreviews(
  in module: String, platform: TipPlatform = .iOS, silences: [GuidanceSilence] = [],
  outlines: Bool = false, pictures: Bool = false, test: StaticString = #function,
  at position: SourcePosition = #position
) async {
  let all = PreviewDeclaration.all
  guard all.contains(where: { $0.module == module }) else {
    return RunningTest.fail(withoutPreviews(module, among: all.map(\.module).unique), at: position)
  }
  var unused = silences
  for (index, preview) in all.enumerated() where preview.module == module {
    let name = preview.snapshotName(after: all[..<index])
    do {
      let check = PreviewCheck(index, platform: platform, draws: pictures)
      let found = try await RunningTest.runInChild(check)
      for problem in found.problems {
        if let silence = silences.first(where: problem.isSilenced) {
          unused.removeAll { $0 == silence }
        } else {
          RunningTest.fail("\(preview.title): \(problem.text)", at: position)
        }
      }
      let differences = await RunningTest.collectFailures {
        if outlines {
          assertTipSnapshot(of: found.outline, as: .lines, named: name, test: test, at: position)
        }
        if pictures {
          assertTipSnapshot(
            of: found.picture, as: .drawn { $0 }, named: SnapshotFile.previewPrefix + name,
            test: test, at: position)
        }
      }
      for text in differences { RunningTest.fail("\(preview.title): \(text)", at: position) }
    } catch {
      // Its snapshots are not unused, though the test has not come to them.
      if outlines || pictures { SnapshotAssertion.run.recordFailure() }
      RunningTest.fail(
        "\(preview.title) \(reason(error)). Give its view the data that it needs.", at: position)
    }
  }
  // A silence is for some of the previews, and says so itself when it is for none.
  expectGoodGuidance(GuidanceContent(silences: unused), at: position)
}

/// Returns why a preview has no result, as the rest of a sentence about it.
private func reason(_ error: any Error) -> String {
  (error as? ChildFailure)?.description ?? "failed: \(error)"
}

/// Returns the failure for a module without previews, among those that have some.
private func withoutPreviews(_ module: String, among modules: [String]) -> String {
  #if canImport(Darwin)
    let help = "Xcode shows the previews of Apple's SwiftUI. Check them in a test on Linux."
  #elseif compiler(<6.3)
    let help = "Tests find previews since Swift 6.3. Use a newer compiler."
  #else
    var help = "Write #Preview { view } at the top level of a file of the module."
    if !modules.isEmpty {
      let known = modules.map { "\"\($0)\"" }.joined(separator: ", ")
      help = NearestName.suggestion(
        for: module, in: modules, otherwise: "There are previews in \(known).")
    }
  #endif
  return "No previews are in the module \"\(module)\". \(help)"
}
