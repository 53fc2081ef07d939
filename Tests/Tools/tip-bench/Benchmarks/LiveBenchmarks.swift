import Foundation
import Synchronization
import TipEngine
import TipModel
import TipStore
import ToolSupport

extension Benchmark {
  /// How an app notices the commits of another process.
  static let live = [
    Benchmark(
      work: "missed wake-ups of 200 commits by another process", unit: .count, aim: .value(0)
    ) { context in
      let latencies = try await LiveWorkload(in: context).latencies(commits: 200)
      return Figures(ours: Double(latencies.count { $0 == nil }))
    },
    Benchmark(
      work: "another process's commit until the app's stream", aim: .value(2e-3)
    ) { context in
      let workload = try LiveWorkload(in: context)
      // A median, because a person meets the typical commit, and the least one of some rounds.
      return try await Rounds(count: 5).minimum {
        let latencies = try await workload.latencies(commits: 40).compactMap { $0 }.sorted()
        guard !latencies.isEmpty else { return .infinity }
        return latencies[latencies.count / 2]
      }
    },
    Benchmark(
      work: "processor time of an idle app in 2 s", aim: .value(1e-3)
    ) { context in
      let datastore = try BenchDatastore(tips: 24, .init(count: 5000), in: try context.newFolder())
      let values = try BenchPart.idle.values([datastore.folder.path])
      return Figures(ours: values.first ?? .infinity)
    },
  ]
}

/// An app with a stream, and a process that commits changes of its status.
private final class LiveWorkload {
  private let center: TipsCenter
  private let arrivals: AsyncStream<Double>
  private let listener: Task<Void, Never>
  private let writer: Process
  private let input = Pipe()
  private let output = Pipe()

  init(in context: BenchContext) throws {
    let datastore = try BenchDatastore(tips: 24, .init(count: 5000), in: try context.newFolder())
    center = try TipsCenter.opened(datastore.folder)
    let statuses = center.statusUpdates(of: SignedInTip())
    try center.flush()
    let (arrivals, continuation) = AsyncStream<Double>.makeStream()
    self.arrivals = arrivals
    listener = Task {
      for await _ in statuses.dropFirst() { continuation.yield(CostClock.wall.now) }
    }
    writer = Process()
    writer.executableURL = Program.current
    writer.arguments = ["--part", BenchPart.writer.rawValue, datastore.path]
    writer.standardInput = input
    writer.standardOutput = output
    try writer.run()
  }

  deinit {
    listener.cancel()
    writer.terminate()
    writer.waitUntilExit()
    do { try center.shutDown() } catch { Output.warn("\(error)") }
  }

  /// Returns the time from each commit until the stream reports it.
  ///
  /// The last time is nil if the stream never does.
  func latencies(commits count: Int) async throws -> [Double?] {
    var latencies: [Double?] = []
    for _ in 0..<count {
      try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      guard let committed = Double(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
        throw ToolFailure("The process that commits has ended")
      }
      let arrival = await arrival()
      latencies.append(arrival.map { $0 - committed })
      if arrival == nil { break }
    }
    return latencies
  }

  /// Returns the time of the next status, or nil when there is none within a second.
  private func arrival() async -> Double? {
    await withTaskGroup(of: Double?.self) { [arrivals] group in
      group.addTask { await arrivals.first { _ in true } }
      group.addTask {
        // Cancelled when the status arrives.
        do { try await Task.sleep(for: .seconds(1)) } catch {}
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}

/// An app that waits for a change of a tip.
enum IdleApp {
  /// Returns the processor time of two seconds.
  static func processorTime(in folder: URL) async throws -> Double {
    let center = try TipsCenter.opened(folder)
    let stream = center.statusUpdates(of: NumberedTip(number: 0))
    // The start is not idle, and a second later its commits move from the log into the file.
    try await Task.sleep(for: .seconds(2))
    let cost = try await CostClock.process.awaitedCost { try await Task.sleep(for: .seconds(2)) }
    keep(stream)
    try center.shutDown()
    return cost
  }
}

/// The other process.
enum ForeignWriter {
  /// Commits a change for each line on standard input, and prints the time before it.
  static func run(path: String) throws {
    let store = try SQLiteDatastore(path: path, mode: .tool(creates: false))
    defer { store.close() }
    var value = false
    while readLine() != nil {
      value.toggle()
      let start = CostClock.wall.now
      try store.commit([
        Change(
          .setParameter(id: BackyardTip.isSignedIn.id, value: .bool(value)),
          at: Timestamp(Date()), by: .tipctl)
      ])
      Output.print("\(start)")
    }
  }
}
