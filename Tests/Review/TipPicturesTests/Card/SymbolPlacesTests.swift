import Testing
import TipPictures
import TipSnapshot
import TipTesting

/// Records of composed symbols, a line for each name: the parts of its drawing from back to front.
///
/// After an intended change, `TIPCTL_SNAPSHOT_RECORD=failed swift test --filter SymbolPlacesTests`
/// writes them again.
@Suite("The places of a symbol's parts")
struct SymbolPlacesTests {
  private static let lines = SnapshotStrategy<[String]> { $0.map { $0 + "\n" }.joined() }

  /// The parts without the place of a whole symbol, which nearly all have.
  private func parts(_ name: String) -> String {
    SymbolDrawing.parts(name).map { $0.replacing("translate(8 8) scale(1) ", with: "") }
      .joined(separator: ", ")
  }

  private func rows(_ names: [String]) -> [String] { names.map { "\($0): \(parts($0))" } }

  @Test("Each base name has its lines and, filled, its area")
  func bases() {
    let looks = Dictionary(grouping: CardSymbol.names) { name in
      "\(parts(name)); filled: \(parts("\(name).fill"))"
    }
    let rows = looks.sorted { $0.key < $1.key }.map { look, names in
      "\(look):" + names.map { "\n  \($0)" }.joined()
    }
    assertTipSnapshot(of: rows, as: Self.lines, named: "parts")
  }

  @Test("A symbol in a frame has the place of that frame")
  func frames() {
    let areas = [
      "bubble", "bubble.left", "bubble.right", "capsule", "circle", "clipboard", "crop.circle",
      "crop.square", "diamond", "display", "doc", "folder", "hexagon", "house", "icloud", "iphone",
      "laptopcomputer", "octagon", "rectangle", "rectangle.portrait", "rectangle.stack", "seal",
      "shield", "square", "square.stack", "triangle",
    ]
    let lines = [
      "arrow.circlepath", "arrow.triangle.2.circlepath", "magnifyingglass", "viewfinder",
    ]
    let names = areas.flatMap { ["leaf.\($0)", "leaf.\($0).fill"] } + lines.map { "leaf.\($0)" }
    assertTipSnapshot(of: rows(names), as: Self.lines, named: "parts")
  }

  @Test("A direction turns or mirrors a symbol that is drawn for a different one")
  func directions() {
    let directions = [
      "up", "up.right", "right", "down.right", "down", "down.left", "left", "up.left", "forward",
      "trailing", "backward", "leading",
    ]
    let others = [
      "arrow.uturn.right", "text.alignright", "circle.righthalf.filled", "circle.trailinghalf",
      "circle.leadinghalf", "sidebar.right", "sidebar.trailing", "arrow.right.circle.fill",
      "leaf.rtl", "leaf.badge.plus.rtl", "person.2.rtl", "arrow.right.rtl", "leaf.circle.dashed",
      "leaf.dotted",
    ]
    assertTipSnapshot(
      of: rows(
        ["chevron", "arrow"].flatMap { name in directions.map { "\(name).\($0)" } } + others),
      as: Self.lines, named: "parts")
  }

  @Test("Words together are badges, copies and pairs")
  func compositions() {
    assertTipSnapshot(
      of: rows([
        "leaf.badge", "leaf.fill.badge", "leaf.badge.plus", "leaf.badge.plus.slash.fill",
        "person.badge.clock", "doc.badge.gearshape", "leaf.circle.badge.2", "person.2.badge.minus",
        "exclamationmark.trianglebadge", "leaf.2", "leaf.3", "leaf.fill.2", "leaf.2.fill",
        "leaf.2.circle", "leaf.2.circle.fill", "leaf.and.bird", "leaf.on.bird", "leaf.bird",
        "leaf.2.and.bird", "doc.text.and.bird.fill", "hands.and.leaf",
        "leaf.slash", "leaf.fill.slash", "leaf.2.slash", "cloud.leaf", "leaf.message",
        "leaf.bird.circle", "leaf.circle.bird.square", "1.circle", "5.square.fill",
        "gear.badge.2", "leaf.badge.wren", "wren.badge.plus", "leaf.and", "and.leaf", "2", "badge",
      ]), as: Self.lines, named: "parts")
  }

  @Test("A name has at most nine words with a drawing")
  func words() {
    let counts = (1...10).map { count in
      SymbolDrawing.elements(Array(repeating: "leaf", count: count).joined(separator: "."))
        .filter { $0.name == "path" }.count
    }
    #expect(counts == [1, 3, 5, 7, 9, 11, 13, 15, 17, 0])
  }
}
