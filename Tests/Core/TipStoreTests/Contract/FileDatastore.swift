import Foundation
import TipModel
import TipStore
import TipTesting

/// A datastore as an app might implement it: the state document, the receipt and the origin in one
/// file.
///
/// It imports only the modules that an app's tests import.
final class FileDatastore: TipDatastore {
  let location: String
  /// The origin's name if this datastore writes the file first.
  private let newName = UUID().uuidString
  private let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private var isClosed = false

  init(folder: String) { location = folder }

  func facts() throws(TipControlError) -> Facts {
    lock.lock()
    defer { lock.unlock() }
    return try read()
  }

  func commit(_ changes: [Change]) throws(TipControlError) -> Facts {
    lock.lock()
    defer { lock.unlock() }
    let facts = try read().applying(changes)
    var receipt: StoredValue = [:]
    if let stored = facts.receipt { receipt = ["receipt": stored] }
    // One file, so that a commit is written completely or not at all.
    let state: StoredValue = [
      "state": StateDocument(facts).storedValue, "kept": receipt,
      "origin": .string(facts.origin.name), "version": .int(Int(facts.origin.version)),
    ]
    do {
      try Data(state.json.utf8).write(to: file, options: .atomic)
    } catch {
      throw failure("cannot be written")
    }
    return facts
  }

  func watch(
    _ onForeignChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch {
    _ = try facts()
    return DatastoreWatch()
  }

  func checkpoint() throws(TipControlError) { _ = try facts() }

  func close() {
    lock.lock()
    defer { lock.unlock() }
    isClosed = true
  }

  private var file: URL { URL(filePath: location).appending(path: "tips.json") }

  private func read() throws(TipControlError) -> Facts {
    if isClosed { throw failure("is closed") }
    guard FileManager.default.fileExists(atPath: file.path) else {
      var facts = Facts()
      facts.origin.name = newName
      return facts
    }
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw failure("cannot be read")
    }
    guard case .object(let members) = try StoredValue(json: text, subject: file.path),
      let state = members["state"], case .object(let kept)? = members["kept"],
      case .string(let origin)? = members["origin"], case .int(let version)? = members["version"]
    else { throw failure("is not a datastore") }
    var facts = try StateDocument.facts(from: state)
    facts.receipt = kept["receipt"]
    facts.origin = Origin(name: origin, version: Int64(version))
    return facts
  }

  private func failure(_ reason: String) -> TipControlError {
    TipControlError(.inputOutput, subject: location, reason: "The file \"\(file.path)\" \(reason)")
  }
}
