import Foundation
import Synchronization
import Testing
import TipCLI
import TipCLITestSupport

@Suite("The wait for another process that holds the datastore (D50)")
struct LockWaitTests {
  private let yard: Yard
  private let folder: Int32

  init() throws {
    yard = try Yard()
    folder = open(yard.folder.appending(path: "birds/.tipkit").path, O_RDONLY)
    #expect(folder >= 0)
  }

  /// Returns the notes of a wait, whose attempts are at some times in milliseconds.
  private func notes(at times: [UInt64]) -> [String] {
    let notes = Mutex<[String]>([])
    let wait = LockWait(for: yard.file) { note in notes.withLock { $0.append(note) } }
    for time in times { wait.attempt(at: 5_000_000_000 + time * 1_000_000) }
    return notes.withLock { $0 }
  }

  @Test("is noted once after a second, with the process that holds the lock")
  func holder() throws {
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX | LOCK_NB) == 0)
    let notes = notes(at: Array(stride(from: 0, through: 3000, by: 50)))
    #expect(notes.count == 1)
    let note = try #require(notes.first)
    #expect(note.hasSuffix(", which holds the datastore at \(yard.file)."))
    #if os(Linux)
      let comm = FileManager.default.contents(atPath: "/proc/self/comm") ?? Data()
      let name = String(decoding: comm, as: UTF8.self).dropLast()
      #expect(note.hasPrefix("Waiting for \(name) (process \(getpid())), "))
    #else
      #expect(note.hasPrefix("Waiting for "))
    #endif
  }

  @Test("names no process when none holds it, as one that only reads")
  func unknown() {
    defer { close(folder) }
    #expect(flock(folder, LOCK_SH | LOCK_NB) == 0)
    #expect(
      notes(at: Array(stride(from: 0, through: 1000, by: 50))) == [
        "Waiting for another process, which holds the datastore at \(yard.file)."
      ])
  }

  @Test("is silent when it is short, also when there are several")
  func short() {
    defer { close(folder) }
    #expect(notes(at: Array(stride(from: 0, to: 1000, by: 50))) == [])
    #expect(notes(at: Array(stride(from: 0, through: 3000, by: 300))) == [])
    // Attempts that are 200 milliseconds apart belong to one wait.
    #expect(notes(at: Array(stride(from: 0, through: 3000, by: 200))).count == 1)
    #expect(notes(at: Array(stride(from: 0, through: 3015, by: 201))) == [])
  }
}
