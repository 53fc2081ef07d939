import Dispatch
import Synchronization
import TipFoundation
import TipSimulation

/// The result of a simulation of many people.
struct PopulationResult {
  /// The people who lived to the end.
  let population: Population
  /// Whether the run was interrupted.
  let isPartial: Bool
}

/// Runs a simulation of many people: shows how far it is, and can be interrupted.
final class PopulationWatch: Sendable {
  private let run: PopulationRun
  private let result = Mutex<Result<Population, TipControlError>?>(nil)
  private let work = DispatchGroup()

  /// So few people take no time.
  private static let few = 64
  /// The milliseconds between two reports of the progress.
  private static let interval: Int64 = 1000

  private init(_ run: PopulationRun) { self.run = run }

  /// Simulates all people, or those until Ctrl-C.
  ///
  /// - Throws: `TipControlError` of a scenario that does not end, and ``ClosedPipe`` when the
  ///   output has no reader any more.
  static func outcome(
    of run: PopulationRun, _ context: CommandContext
  ) throws -> PopulationResult {
    guard run.total > few else {
      return PopulationResult(population: try run.run(cores: 1), isPartial: false)
    }
    return try PopulationWatch(run).outcome(context)
  }

  private func outcome(_ context: CommandContext) throws -> PopulationResult {
    let news = context.console.news()
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    DispatchQueue.global().async(group: work) { [self] in
      let result = Result { () throws(TipControlError) in try run.run(cores: cores) }
      self.result.withLock { $0 = result }
      news.postChange()
    }
    try wait(news, context)
    work.wait()
    guard let result = result.withLock({ $0 }) else {
      preconditionFailure("the work has ended")
    }
    let population = try result.get()
    return PopulationResult(population: population, isPartial: population.people < run.total)
  }

  /// Waits for the end, or for an interruption that cancels the run.
  private func wait(_ news: WatchNews, _ context: CommandContext) throws {
    var hasShown = false
    defer { if hasShown { context.clearProgress() } }
    while result.withLock({ $0 == nil }) {
      switch news.next(context.console.now().adding(milliseconds: Self.interval)) {
      case .changed: continue
      case .timeReached:
        let isShown = context.showProgress(
          "Simulated \(run.done) of \(run.total) people "
            + "(\(Share.percent(run.done, of: run.total))). Ctrl-C prints what there is.")
        if isShown { hasShown = true }
      case .interrupted:
        run.cancel()
        return
      case .closedPipe:
        run.cancel()
        work.wait()
        throw ClosedPipe()
      }
    }
  }
}

extension CommandContext {
  /// Shows how far a command is, in place of the last report.
  ///
  /// Returns whether a terminal shows it.
  func showProgress(_ text: String) -> Bool {
    guard console.errorIsTerminal, !globals.quiet, globals.format == .text else {
      return false
    }
    console.standardError(errorStyle.replacingLine(text.printable))
    return true
  }

  /// Clears the report of the progress.
  func clearProgress() { console.standardError(errorStyle.replacingLine("")) }
}
