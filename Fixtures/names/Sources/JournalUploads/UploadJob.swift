import BirdJournal
import Foundation
import TipEngine
import TipKit

/// A job in a queue; `Operation` is Foundation's class, and `Receipt` is the journal's.
public final class UploadJob: Operation, @unchecked Sendable {
  private let changes: [Change]
  /// The server's answer; nil until the job has run.
  public private(set) var receipt: Receipt?

  /// Creates a job that uploads changes.
  public init(_ changes: [Change]) { self.changes = changes }

  /// Uploads the changes.
  public override func main() { receipt = Receipt(changes: changes) }
}
