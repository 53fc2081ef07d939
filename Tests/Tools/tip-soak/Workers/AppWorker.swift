import Foundation
import TipEngine
import TipModel
import ToolSupport

/// An app that prints the number of each donation once it is stored.
struct AppWorker {
  let center: TipsCenter

  /// Configures with a folder's datastore, and with the controls of the environment.
  init(folder: String) throws { center = try .opened(folder, controls: true) }

  /// Donates numbers in order, and awaits each.
  ///
  /// - Parameters:
  ///   - first: The first number.
  ///   - count: The count of numbers.
  ///   - pause: The microseconds between two of them.
  /// - Throws: The failure to store the last ones, unless a line has reported it.
  func donate(from first: Int, count: Int, pause: Int) async throws {
    var isTold = false
    let parent = getppid()
    try await Tips.withCenter(center) {
      // No process waits for a worker whose driver has ended.
      for number in first..<first + count where getppid() == parent {
        await SoakTip.event.donate(Numbered(number: number))
        if let problem = center.health.problem {
          // The donation is kept in memory, so an app that needs it stored flushes.
          do {
            try center.flush()
            Output.print("told, and stored after all: \(problem)")
          } catch {
            isTold = true
            Output.print("told: \(error)")
            break
          }
        }
        Output.print("\(number)")
        if pause > 0 { usleep(UInt32(pause)) }
      }
      for note in center.health.notes { Output.print("note: \(note)") }
      do {
        try center.shutDown()
      } catch {
        Output.print("told: \(error)")
        if !isTold { throw error }
      }
    }
  }

  /// Donates while the files cannot grow, and then when they can.
  ///
  /// - Parameter room: The bytes by which the log may grow.
  /// - Throws: The failure to store everything once the files can grow again.
  func fill(room: Int) async throws {
    // A full file is then an error instead of a signal, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    try await Tips.withCenter(center) {
      for number in 0..<50 { await SoakTip.event.donate(Numbered(number: number)) }
      try center.flush()
      for number in 0..<50 { Output.print("\(number)") }
      try Self.limitFiles(to: rlim_t(try greatestFile() + room))
      var isTold = false
      for number in 50..<250 {
        SoakTip.event.sendDonation(Numbered(number: number))
        guard number % 10 == 9 else { continue }
        do {
          try center.flush()
        } catch {
          isTold = true
        }
      }
      if isTold { Output.print("told") }
      try Self.limitFiles(to: .max)
      try center.flush()
      for number in 50..<250 { Output.print("\(number)") }
      for note in center.health.notes { Output.print("note: \(note)") }
      try center.shutDown()
    }
  }

  /// The size of the greatest file of the datastore.
  private func greatestFile() throws -> Int {
    guard let path = center.receipt?.datastore else { return 0 }
    return try [path, path + "-wal"].map { path in
      try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }.max() ?? 0
  }

  private static func limitFiles(to size: rlim_t) throws {
    #if canImport(Darwin)
      let resource = RLIMIT_FSIZE
    #else
      let resource = __rlimit_resource_t(UInt32(RLIMIT_FSIZE.rawValue))
    #endif
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = min(size, limit.rlim_max)
    guard setrlimit(resource, &limit) == 0 else {
      throw ToolFailure("setrlimit failed: \(errno)")
    }
  }
}

/// An app that starts with a file of unknown contents.
enum OpenWorker {
  /// Prints `note:` or `told:` lines, then the facts, and donates at last.
  static func run(path: String) async throws {
    let folder = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent().path
    let center: TipsCenter
    do {
      center = try .opened(folder)
    } catch {
      Output.print("told: \(error)")
      return
    }
    for note in center.health.notes { Output.print("note: \(note)") }
    let text = center.export().text
    await Tips.withCenter(center) { await SoakTip.event.donate(Numbered(number: -1)) }
    if let problem = center.health.problem { Output.print("told: \(problem)") }
    _ = center.explanations.map(\.text)
    let isStored = center.facts.soakNumbers.first == -1
    do { try center.shutDown() } catch { Output.print("told: \(error)") }
    Output.print(isStored ? "donated" : "not donated")
    Output.print(text)
  }
}

/// An app that starts with launch arguments and variables of any kind.
enum ControlsWorker {
  static func run(folder: String) async throws {
    let center: TipsCenter
    do {
      center = try .opened(folder, controls: true)
    } catch {
      Output.print("told: \(error)")
      return
    }
    _ = center.status(of: SoakTip())
    _ = center.explanation(of: SoakTip()).text
    await Tips.withCenter(center) { await SoakTip.event.donate(Numbered(number: 1)) }
    try center.shutDown()
  }
}
