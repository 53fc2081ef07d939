import TipViewTree

/// Rows, which all exist at once here (SwiftUI reference).
public struct List<Selection, Content: View>: PrimitiveView {
  let content: Content
  /// Returns the action of a tap on a row, in a list with a selection.
  var select: ((ViewNode) -> (() -> Void)?)?

  init(rows: Content) { content = rows }

  package func render(in context: ViewContext) {
    let inner = context.node(Self.self)
    content._render(in: inner)
    guard let select else { return }
    for row in inner.node.choices where row.primary.gestures.tap == nil {
      row.gestures.tap = select(row)
    }
  }
}

extension List where Selection == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Creates a list of elements that have an identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list of elements, with the identity at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of a range of numbers.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list of the elements of a binding, each as a binding.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

extension List where Selection: Hashable {
  private init<S: ListSelection>(rows: Content, selection: Binding<S>?)
  where S.Choice == Selection {
    self.init(rows: rows)
    guard let selection else { return }
    select = { row in
      row.choice(Selection.self).map { value in { selection.wrappedValue._choose(value) } }
    }
  }

  /// Creates a list with a selection, which is the tag or the identity of the tapped row.
  public init<S: ListSelection>(
    selection: Binding<S>?, @ViewBuilder content: () -> Content
  ) where S.Choice == Selection {
    self.init(rows: content(), selection: selection)
  }

  /// Creates a list of elements with a selection.
  public init<S: ListSelection, Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<S>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    S.Choice == Selection, Content == ForEach<Data, Data.Element.ID, Row>,
    Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent), selection: selection)
  }

  /// Creates a list of elements with a selection, with the identity at a key path.
  public init<S: ListSelection, Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<S>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where S.Choice == Selection, Content == ForEach<Data, ID, Row> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection)
  }
}

/// What people select in a list: one row, or several.
public protocol ListSelection<Choice> {
  /// The type of a row's tag or identity.
  associatedtype Choice: Hashable
  /// Changes the selection as a tap on a row does.
  mutating func _choose(_ choice: Choice)
}

extension Optional: ListSelection where Wrapped: Hashable {
  /// Selects a row in place of the one before.
  public mutating func _choose(_ choice: Wrapped) { self = choice }
}

extension Set: ListSelection {
  /// Selects a row, or no longer.
  public mutating func _choose(_ choice: Element) { formSymmetricDifference([choice]) }
}
