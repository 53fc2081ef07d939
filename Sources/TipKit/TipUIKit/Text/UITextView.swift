import TipViewTree

/// A range of a text (UIKit reference).
public final class UITextRange {
  let offsets: Range<Int>
  init(_ offsets: Range<Int>) { self.offsets = offsets }
  public var isEmpty: Bool { offsets.isEmpty }
}

/// The rectangle of a selection in one line (UIKit reference).
public final class UITextSelectionRect {
  public let rect: CGRect
  init(_ rect: CGRect) { self.rect = rect }
}

/// A text (UIKit reference).
///
/// Its characters are in a fixed grid, so that a selection has rectangles.
@MainActor @preconcurrency open class UITextView: UIView {
  /// The size of a character, in points.
  static let cell = CGSize(width: 10, height: 20)
  open var isEditable = true { didSet { changed() } }
  open var isScrollEnabled = true
  open var textAlignment = NSTextAlignment.natural
  open var textColor: UIColor?
  open var font: UIFont?
  private var characters = ""
  private var selection = 0..<0

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { characters }
    set {
      guard newValue ?? "" != characters else { return }
      characters = newValue ?? ""
      selection = count..<count
      changed()
    }
  }
  private var count: Int { characters.utf16.count }

  /// The selection in UTF-16 code units.
  ///
  /// A selection outside of the text fails the test.
  open var selectedRange: NSRange {
    get { NSRange(location: selection.lowerBound, length: selection.count) }
    set {
      // Differences, because a sum of hostile numbers overflows.
      guard newValue.location >= 0, newValue.length >= 0,
        newValue.length <= count - newValue.location
      else {
        return report(
          "The range \(newValue.location)+\(newValue.length) is outside of the text, which has "
            + "\(count) UTF-16 code units. Select a part of the text.")
      }
      selection = newValue.location..<newValue.location + newValue.length
    }
  }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set {
      let offsets = newValue?.offsets ?? 0..<0
      selectedRange = NSRange(location: offsets.lowerBound, length: offsets.count)
    }
  }
  open func text(in range: UITextRange) -> String? {
    let units = Array(characters.utf16)
    guard range.offsets.upperBound <= units.count else { return nil }
    return String(decoding: units[range.offsets], as: UTF16.self)
  }
  open func firstRect(for range: UITextRange) -> CGRect {
    rectangles(in: range.offsets).first ?? .zero
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    rectangles(in: range.offsets).map { UITextSelectionRect($0) }
  }
  private func rectangles(in range: Range<Int>) -> [CGRect] {
    var lines: [Int: CGRect] = [:]
    var offset = 0
    for (character, column, line) in cells() {
      if range.overlaps(offset..<offset + character.utf16.count) {
        let cell = CGRect(
          x: CGFloat(column) * Self.cell.width, y: CGFloat(line) * Self.cell.height,
          width: Self.cell.width, height: Self.cell.height)
        lines[line] = lines[line]?.union(cell) ?? cell
      }
      offset += character.utf16.count
    }
    return lines.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The characters with their columns and lines, which end at the edge of the view.
  private func cells() -> [(character: Character, column: Int, line: Int)] {
    let width = bounds.width / Self.cell.width
    let columns = width.isFinite ? Int(max(1, min(width, 10_000))) : 10_000
    var cells: [(character: Character, column: Int, line: Int)] = []
    var column = 0
    var line = 0
    for character in characters {
      if column == columns {
        column = 0
        line += 1
      }
      cells.append((character, column, line))
      column += 1
      if character.isNewline {
        column = 0
        line += 1
      }
    }
    return cells
  }
  override var rowHeight: CGFloat {
    max(44, CGFloat((cells().last?.line ?? 0) + 1) * Self.cell.height)
  }
  override var role: ViewNode.Role { .control }
  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    node.words = characters
    node.value = characters
    if isEditable { node.gestures.enter = { [weak self] in self?.text = $0 } }
  }
}
