import TipModel

/// The findings that existed when a project began to check, which a report leaves out.
///
/// An entry is a check and an item, so that it stays valid when the text around it changes. An item
/// with two findings of one check has two entries.
package struct GuidanceBaseline: Hashable, Sendable {
  /// The number of findings, by check and item.
  private var counts: [GuidanceSubject: Int]

  package init(_ findings: [GuidanceFinding]) { self.init(entries: findings.map(\.subject)) }

  private init(entries: [GuidanceSubject]) {
    counts = entries.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Returns the new findings, and the number of entries that no finding has.
  package func new(
    among findings: [GuidanceFinding]
  ) -> (findings: [GuidanceFinding], unused: Int) {
    var rest = counts
    let new = findings.filter { finding in
      let subject = finding.subject
      guard let count = rest[subject], count > 0 else { return true }
      rest[subject] = count - 1
      return false
    }
    return (new, rest.values.reduce(0, +))
  }
}

// MARK: - The file

extension GuidanceBaseline: StoredDocument {
  package static let coding = ObjectCoding<GuidanceBaseline>(
    schema: DocumentSchema(1, otherwise: "Write the baseline again"),
    .written("findings", \.entries, .list(of: .object), default: []),
    make: GuidanceBaseline.init(entries:))

  private var entries: [GuidanceSubject] {
    counts.flatMap { subject, count in [GuidanceSubject](repeating: subject, count: count) }
      .sorted { ($0.item, $0.id) < ($1.item, $1.id) }
  }
}

extension GuidanceSubject: StoredObject {
  static let coding = ObjectCoding<GuidanceSubject>(
    .required("id", \.id, .text),
    .required("item", \.item, .text),
    make: GuidanceSubject.init)
}
