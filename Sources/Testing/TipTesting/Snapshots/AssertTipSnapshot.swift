import Synchronization
package import TipModel
public import TipSnapshot
public import TipViewTree

/// Compares a value with its snapshot, and fails when it differs.
///
/// ```swift
/// assertTipSnapshot(of: FavoriteBackyardTip(), as: .explanation)
/// assertTipSnapshot(of: Tips.center, as: .statusTable, named: "after three visits")
/// ```
///
/// The reference is `__Snapshots__/<TestFile>/<test>.<name>.<ext>` beside the test's file. A
/// snapshot without a name gets the id of its tip, or a number. The mode of recording comes from
/// the control `SnapshotRecord`, then `record`, then the test's options. By default missing
/// snapshots are recorded. Where `CI` is set, and not to `0`, `false` or `no`, only the control
/// makes a test record. Recording always fails the test, so that new references get reviewed. A
/// card or a screen that differs is attached to the test, as an SVG file and as the difference.
///
/// - Parameters:
///   - value: The value. An error thrown by it fails the test.
///   - strategy: Converts the value to text.
///   - name: The snapshot's name, or nil for the id of the tip, or else for the next number. In a
///     parameterised test the arguments follow the name, or name a snapshot without one.
///   - record: Which snapshots are recorded, unless the process decides.
///   - location: The location of the snapshots.
///   - test: The name of the test, by default the name of the calling function.
///   - position: The caller's position, where a failure is reported.
public func assertTipSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>,
  named name: String? = nil, record: SnapshotRecordMode? = nil,
  location: SnapshotLocation = .besideTest, test: StaticString = #function,
  at position: SourcePosition = #position
) {
  let options = SnapshotOptions(name: name, record: record, location: location, test: test)
  do {
    let value = try value()
    let found = try SnapshotAssertion.verify(value, as: strategy, options, at: position)
    let source = SnapshotAssertion.recording.source(argument: record)
    guard let message = found.message(modeSetBy: source) else { return }
    for file in try SnapshotAttachment.all(of: value, as: strategy, found) {
      RunningTest.attach(file.text, named: file.name, at: position)
    }
    RunningTest.fail(message, at: position)
  } catch {
    // The error can come before the snapshot has its name.
    SnapshotAssertion.run.recordFailure()
    RunningTest.fail("The snapshot cannot be compared. \(error)", at: position)
  }
}

/// Compares a view, an app or a view controller with its snapshot, and fails when it differs.
///
/// ```swift
/// assertTipSnapshot(of: ContentView(), as: .svg)
/// ```
///
/// A screen shows it for the snapshot only. To act on it first, give the snapshot a
/// `TipScreen(of:)`. The other parameters are the same as for a value.
@MainActor public func assertTipSnapshot(
  of content: some ScreenContent, platform: TipPlatform = .iOS,
  as strategy: SnapshotStrategy<TipScreen>, named name: String? = nil,
  record: SnapshotRecordMode? = nil, location: SnapshotLocation = .besideTest,
  test: StaticString = #function, at position: SourcePosition = #position
) {
  let screen = TipScreen(of: content, platform: platform, at: position)
  defer { screen.disappear() }
  assertTipSnapshot(
    of: screen, as: strategy, named: name, record: record, location: location, test: test,
    at: position)
}

/// The parameters of a snapshot's assertion.
struct SnapshotOptions {
  let name: String?
  let record: SnapshotRecordMode?
  let location: SnapshotLocation
  let test: StaticString
}

/// The part of the assertion that returns the result.
package enum SnapshotAssertion {
  /// The process's settings, which tests of this library replace.
  @TaskLocal package static var recording = SnapshotRecording.process
  /// The run that records the use of snapshots.
  ///
  /// Tests of this library replace it.
  @TaskLocal package static var run = SnapshotRun.process

  static func verify<Value>(
    _ value: Value, as strategy: SnapshotStrategy<Value>, _ options: SnapshotOptions,
    at position: SourcePosition
  ) throws -> SnapshotVerification {
    let scope = TipTestScope.current
    if scope?.snapshots.isFirstUse() != false {
      for warning in SnapshotRecording.process.warnings {
        RunningTest.fail(warning, at: position)
      }
    }
    let mode = try recording.mode(
      argument: options.record, trait: scope?.options.record)
    let counter = try counter(options, in: scope, at: position)
    let arguments = RunningTest.argumentName
    var name = options.name
    if let given = name, let arguments, given != arguments {
      // Each case has a separate reference.
      name = "\(given)-\(arguments)"
    } else if name == nil, let subject = arguments ?? (value as? any Tip)?.id {
      name = counter.nextName(for: subject)
    }
    return try SnapshotVerifier(mode: mode, run: run).verify(
      value, as: strategy, named: name, in: counter)
  }

  /// Returns the counter of the running test.
  ///
  /// Without a scope, repetitions of a test are not detected, so snapshots need names.
  private static func counter(
    _ options: SnapshotOptions, in scope: TipTestScope?, at position: SourcePosition
  ) throws -> SnapshotCounter {
    if options.name == nil {
      if RunningTest.isParameterized, RunningTest.argumentName == nil {
        throw Self.needsName(
          "its test is parameterised, and the arguments have no short names",
          " and a different name for each case")
      }
      if scope == nil {
        throw Self.needsName(
          "its test has no center of its own", ", or \(RunningTest.centerAdvice)")
      }
    }
    let test = "\(options.test)"
    let sourceFile = "\(position.filePath)"
    guard let scope else {
      return SnapshotCounter(
        test: test, sourceFile: sourceFile, location: options.location,
        identity: RunningTest.lateIdentity)
    }
    return scope.snapshots.counter(test, sourceFile, options.location)
  }

  private static func needsName(_ reason: String, _ advice: String) -> TipControlError {
    TipControlError(
      .malformed, subject: "named", reason: "This snapshot needs a name: \(reason)",
      suggestion: "Name it with named:\(advice)")
  }
}

/// The counters of one run of a test, which can have snapshots at several locations.
final class SnapshotCounters: Sendable {
  private struct Key: Hashable {
    let test: String
    let sourceFile: String
    let location: SnapshotLocation
  }

  private let counters = Mutex<[Key: SnapshotCounter]>([:])
  private let isUsed = Atomic(false)

  /// Returns whether this is the first snapshot of the test's run.
  func isFirstUse() -> Bool { !isUsed.exchange(true, ordering: .relaxed) }

  func counter(
    _ test: String, _ sourceFile: String, _ location: SnapshotLocation
  ) -> SnapshotCounter {
    counters.withLock { counters in
      let key = Key(test: test, sourceFile: sourceFile, location: location)
      if let counter = counters[key] { return counter }
      let new = SnapshotCounter(
        test: test, sourceFile: sourceFile, location: location,
        identity: RunningTest.lateIdentity)
      counters[key] = new
      return new
    }
  }
}
