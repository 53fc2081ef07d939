import Foundation
import TipEngine
import TipStore
import ToolSupport

extension Benchmark {
  /// The memory of an app whose rules need an event with many donations.
  static let memory = Benchmark(
    work: "memory of 1,000,000 donations", baseline: "an array of sequence, date and kind",
    unit: .bytes, aim: .value(64e6)
  ) { context in
    let count = 1_000_000
    let datastore = try BenchDatastore(
      tips: 1, .init(count: count, events: 1), in: try context.newFolder())
    let ours = try BenchPart.keptDonations.values([datastore.folder.path])
    let raw = try BenchPart.rawDonations.values(["\(count)"])
    return Figures(ours: ours.first ?? .infinity, baseline: raw.first)
  }
}

/// The measured parts, each in a separate process.
enum MemoryWorkload {
  /// Returns the resident memory that a datastore's donations take.
  static func keptBytes(in folder: URL) throws -> Int {
    // The first center brings everything into memory that does not depend on the donations.
    let empty = try TipsCenter.inMemory()
    keep(empty.status(of: NumberedTip(number: 0)))
    let before = try residentBytes()
    let center = try TipsCenter.opened(folder)
    Tips.withCenter(center) {
      BackyardTip.isSignedIn.wrappedValue = true
      keep(NumberedTip(number: 0).status)
      NumberedTip.event(0).sendDonation()
    }
    try center.flush()
    return try residentBytes() - before
  }

  /// Returns the resident memory of an array.
  static func rawBytes(count: Int) throws -> Int {
    let before = try residentBytes()
    var donations: [(sequence: Int64, date: Int64, kind: Int64)] = []
    donations.reserveCapacity(count)
    for number in 0..<count {
      donations.append((Int64(number), Int64(number) * 60_000, 1))
    }
    let bytes = try residentBytes() - before
    keep(donations)
    return bytes
  }

  /// The memory of this process that is not swapped out.
  private static func residentBytes() throws -> Int { try bytes("VmRSS:") }

  /// Returns a size of this process in bytes, by its name in the system's table.
  static func bytes(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw ToolFailure("The memory of a process is measured on Linux only")
    }
    return kilobytes * 1024
  }
}
