public import TipViewTree

/// A view for each element of a collection (SwiftUI reference).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Returns the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  var delete: ((IndexSet) -> Void)?
}

extension ForEach: View, PrimitiveView, ScreenContent, StyleOrView where Content: View {
  package func render(in context: ViewContext) {
    let outer = context.child(.name("ForEach"))
    for (index, element) in data.enumerated() {
      let nodes = outer.adding {
        content(element)._render(in: outer.child(.id(AnyHashable(id(element)))))
      }
      for node in nodes {
        node.row = AnyHashable(id(element))
        if let delete { node.gestures.delete = { delete(IndexSet(integer: index)) } }
      }
    }
  }

  /// Calls an action when people delete rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Calls an action when people move rows, which does not happen here.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates views of elements that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  /// Creates views of elements, with the identity at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates views of the elements of a binding, each as a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data: data, content: { content($0) }, id: { $0.wrappedValue.id })
  }

  /// Creates views of the elements of a binding, each as a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views of a range of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
