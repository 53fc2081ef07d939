import Foundation
import ToolSupport

extension Soak {
  /// Runs numbered inputs in workers.
  ///
  /// After a crash or a hang, a new worker continues behind the input.
  ///
  /// - Parameters:
  ///   - worker: The kind of worker, which prints `at`, `stored` and `lost` lines.
  ///   - start: The number of the first input.
  ///   - inputs: The count of inputs.
  ///   - width: The trials that an input counts for.
  ///   - store: The datastore, for workers that have one, which must have each stored input.
  ///   - seconds: How long a worker may take.
  /// - Throws: ``ToolFailure`` when a worker cannot be started.
  func batch(
    _ worker: Worker, from start: Int = 0, count inputs: Int, width: Int = 1,
    in store: SoakDatastore? = nil, seconds: Double = 600
  ) throws {
    var first = start
    let end = start + inputs
    var stored: Set<Int> = []
    while first < end, !isOver {
      var words = ["\(seed)", "\(first)", "\(end - first)"]
      if let store { words.append(store.folder) }
      let child = try worker.start(words)
      let ending = child.wait(seconds: seconds)
      var last = first - 1
      var lost: Set<Int> = []
      var accepted: Set<Int> = []
      var isDone = false
      for line in child.output.split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 2)
        if line == "done" { isDone = true }
        guard parts.count > 1, let number = Int(parts[1]) else { continue }
        switch parts[0] {
        case "at": last = number
        case "stored": stored.insert(number)
        case "accepted": accepted.insert(number)
        case "lost":
          lost.insert(number)
          count.add(.lost("\(reproduction(worker, number)): \(parts.last ?? "")"))
        default: break
        }
      }
      let isSound = ending == .exit(0) && isDone
      var passed = last - first
      if isSound { passed += 1 }
      let whole = max(0, passed - lost.count)
      let valid = min(whole, accepted.subtracting(lost).count)
      if valid > 0 { count.add(.survived("accepted"), times: valid * width) }
      let others = accepted.isEmpty ? nil : "refused"
      if whole > valid { count.add(.survived(others), times: (whole - valid) * width) }
      if !isSound {
        let reason = ending.problem ?? "ended with \(ending)"
        count.add(
          .lost("\(reproduction(worker, max(first, last))): \(reason) \(child.errors.suffix(300))"))
      }
      first = max(first, last) + 1
    }
    guard let store else { return }
    let missing = stored.subtracting(try store.facts().soakNumbers)
    if let first = missing.min() {
      count.add(.lost("\(missing.count) donations, such as \(first)"))
    }
  }

  /// The command that runs an input alone.
  private func reproduction(_ worker: Worker, _ input: Int) -> String {
    "tip-soak --worker \(worker.rawValue) \(seed) \(input) 1"
  }
}
