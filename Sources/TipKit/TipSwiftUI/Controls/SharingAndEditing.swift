import TipViewTree

/// A control that shares something (SwiftUI reference).
///
/// Here a tap shares nothing.
public struct ShareLink<Label: View>: PrimitiveView {
  let label: Label

  /// Creates a control for an item.
  public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon> = SharePreview<Never, Never>(""),
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  package func render(in context: ViewContext) {
    label._render(
      in: context.node(ShareLink<EmptyView>.self, .control) { $0.gestures.tap = {} })
  }
}

extension ShareLink where Label == TipSwiftUI.Label<Text, Image> {
  /// Creates a control for an item, called "Share…".
  public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon> = SharePreview<Never, Never>("")
  ) { self.init("Share…", item: item) }

  /// Creates a control for an item with a title.
  public init<Item, Picture, Icon>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon> = SharePreview<Never, Never>("")
  ) {
    self.init(item: item) { TipSwiftUI.Label(title, systemImage: "square.and.arrow.up") }
  }
}

/// What people see of something that they share, which is ignored here (SwiftUI reference).
public struct SharePreview<Picture, Icon> {
  /// Creates a preview with a text or a key as its title.
  public init<Title>(_ title: Title) where Picture == Never, Icon == Never {}
  /// Creates a preview with an image.
  public init<Title>(_ title: Title, image: Picture) where Icon == Never {}
}

/// A button that begins and ends the editing of a list (SwiftUI reference).
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button.
  nonisolated public init() {}

  /// A button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}

/// A button that pastes, but has nothing to paste here (SwiftUI reference).
public struct PasteButton: PrimitiveView {
  /// Creates a button.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  package func render(in context: ViewContext) {
    Button("Paste") {}.disabled(true)._render(in: context)
  }
}
