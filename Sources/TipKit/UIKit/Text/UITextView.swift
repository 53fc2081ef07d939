import TipViewTree

/// A position in a text (UIKit reference).
open class UITextPosition {
  /// The number of UTF-16 code units before it.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A range of a text (UIKit reference).
open class UITextRange {
  let offsets: Range<Int>

  init(_ offsets: Range<Int>) { self.offsets = offsets }

  /// The begin.
  public var start: UITextPosition { UITextPosition(offsets.lowerBound) }
  /// The end.
  public var end: UITextPosition { UITextPosition(offsets.upperBound) }
  /// Whether nothing is in it.
  public var isEmpty: Bool { offsets.isEmpty }
}

/// The rectangle of a selection in one line (UIKit reference).
open class UITextSelectionRect {
  /// The rectangle in the coordinates of the view.
  public let rect: CGRect

  init(_ rect: CGRect) { self.rect = rect }
}

/// Follows the text and the selection of a view (UIKit reference).
@MainActor public protocol UITextViewDelegate: AnyObject {
  /// Called when a person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// A text that people can select and change (UIKit reference).
///
/// Each character has a cell of a fixed grid, so that a selection has rectangles.
@MainActor open class UITextView: UIView {
  /// The size of a character, in points.
  static let cell = CGSize(width: 10, height: 20)

  /// The object that follows the text.
  open weak var delegate: (any UITextViewDelegate)?
  /// Whether people can change the text.
  open var isEditable = true { didSet { changed() } }
  /// Whether people can select parts.
  open var isSelectable = true
  private var characters = ""
  private var selection = 0..<0

  /// The text; a change puts the selection behind it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { characters }
    set {
      guard newValue ?? "" != characters else { return }
      characters = newValue ?? ""
      let end = characters.utf16.count
      select(end..<end)
    }
  }

  // MARK: - Selection

  /// The selection in UTF-16 code units; one outside of the text fails the test.
  open var selectedRange: NSRange {
    get { NSRange(location: selection.lowerBound, length: selection.count) }
    set {
      let count = characters.utf16.count
      // Differences, because a sum of hostile numbers overflows.
      guard newValue.location >= 0, newValue.length >= 0, newValue.location <= count,
        newValue.length <= count - newValue.location
      else {
        return report(
          "The range \(newValue.location)+\(newValue.length) is outside of the text, which has "
            + "\(count) UTF-16 code units. Select a part of the text.")
      }
      select(newValue.location..<newValue.location + newValue.length)
    }
  }

  /// The selection.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set {
      let offsets = newValue?.offsets ?? 0..<0
      selectedRange = NSRange(location: offsets.lowerBound, length: offsets.count)
    }
  }

  private func select(_ range: Range<Int>) {
    selection = range
    delegate?.textViewDidChangeSelection(self)
    changed()
  }

  // MARK: - Positions

  /// The position before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position behind the text.
  public var endOfDocument: UITextPosition { UITextPosition(characters.utf16.count) }

  /// Returns a position at a distance from another; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflow) = position.offset.addingReportingOverflow(offset)
    return !overflow && (0...characters.utf16.count).contains(sum) ? UITextPosition(sum) : nil
  }

  /// Returns the distance of two positions.
  open func offset(from position: UITextPosition, to other: UITextPosition) -> Int {
    other.offset - position.offset
  }

  /// Returns the range between two positions.
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(min(start.offset, end.offset)..<max(start.offset, end.offset))
  }

  /// Returns the text in a range; nil outside of the text.
  open func text(in range: UITextRange) -> String? {
    let units = Array(characters.utf16)
    guard range.offsets.upperBound <= units.count else { return nil }
    return String(decoding: units[range.offsets], as: UTF16.self)
  }

  // MARK: - Rectangles

  /// Returns the rectangle of a range in its first line; for none, an empty one.
  open func firstRect(for range: UITextRange) -> CGRect {
    rectangles(in: range.offsets).first ?? .zero
  }

  /// Returns the rectangles of a range, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    rectangles(in: range.offsets).map { UITextSelectionRect($0) }
  }

  private func rectangles(in range: Range<Int>) -> [CGRect] {
    var (lines, offset) = ([Int: CGRect](), 0)
    for (character, column, line) in cells() {
      if range.contains(offset) {
        let cell = CGRect(
          x: CGFloat(column) * Self.cell.width, y: CGFloat(line) * Self.cell.height,
          width: Self.cell.width, height: Self.cell.height)
        lines[line] = lines[line]?.union(cell) ?? cell
      }
      offset += character.utf16.count
    }
    return lines.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The characters with their columns and lines; a line ends at the edge of the view.
  private func cells() -> [(character: Character, column: Int, line: Int)] {
    let width = bounds.width / Self.cell.width
    let columns = width.isFinite ? Int(max(1, min(width, 10_000))) : 10_000
    var (column, line) = (0, 0)
    return characters.map { character in
      if column == columns { (column, line) = (0, line + 1) }
      defer { (column, line) = character.isNewline ? (0, line + 1) : (column + 1, line) }
      return (character, column, line)
    }
  }

  override var rowHeight: CGFloat { max(44, CGFloat((cells().last?.line ?? 0) + 1) * Self.cell.height) }
  override var role: ViewNode.Role { .control }

  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    node.words = characters
    node.value = characters
    guard isEditable else { return }
    node.gestures.enter = { [weak self] words in
      guard let self else { return }
      text = words
      delegate?.textViewDidChange(self)
    }
  }
}
