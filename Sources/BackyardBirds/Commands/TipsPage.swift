import TipEngine

/// The page that lists tips with their status; reading a status is no display.
enum TipsPage {
  static func text(for tips: [any Tip]) -> String {
    let rows = tips.map { (id: $0.id, status: "\($0.status)", title: $0.title.string) }
    let idWidth = rows.map(\.id.count).max() ?? 0
    let statusWidth = rows.map(\.status.count).max() ?? 0
    return rows.map { row in
      "\(row.id.padded(to: idWidth))  \(row.status.padded(to: statusWidth))  \(row.title)\n"
    }.joined()
  }
}
