import BirdJournal
import Foundation
import TipEngine
import TipKit

/// A job in a queue; `Operation` is Foundation's class, and `Receipt` is the journal's.
public final class UploadJob: Operation, @unchecked Sendable {
  private let changes: [Change]
  public private(set) var receipt: Receipt?

  public init(_ changes: [Change]) { self.changes = changes }

  public override func main() { receipt = Receipt(changes: changes) }
}
