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
/// it on a `TipScreen` twice, each time with a separate center: as the rules of the tips decide, and
/// with all of its tips. A finding of `expectGoodGuidance` fails the test, such as a control without
