import TipViewTree

/// Pages that are pushed onto each other, with the page on top on screen (SwiftUI reference).
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root
  let path: NavigationStackPath

  package func render(in context: ViewContext) {
    let outer = context.node(NavigationStack<Never, EmptyView>.self)
    let stack = outer.scope.keep { PageStack() }
    stack.beginPass(path)
    // These are the pages of the last pass: a link of this pass may push in the next.
    let pages = stack.pages
    for index in 0...pages.count {
      var inner = outer.child(.index(index))
      inner.isActive = outer.isActive && index == pages.count
      inner.environment.pages = stack
      if index > 0 {
        inner.environment.dismiss = DismissAction { stack.pop(to: index - 1) }
        inner.environment.isPresented = true
      }
      if index == 0 { root._render(in: inner) } else { pages[index - 1].render(stack, inner) }
    }
    if !pages.isEmpty { outer.node.gestures.goBack = { stack.pop(to: pages.count - 1) } }
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack of pages.
  public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: .own)
  }

  /// Creates a stack of pages for values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let path = NavigationStackPath(
      read: { path.wrappedValue.values }, write: { path.wrappedValue.values = $0 })
    self.init(root: root(), path: path)
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack of pages for values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let path = NavigationStackPath(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.init(root: root(), path: path)
  }
}

/// Values whose pages are on a stack (SwiftUI reference).
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// The number of pages.
  public var count: Int { values.count }
  /// Whether only the root is there.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the page of a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }

  /// Removes the last pages.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(max(0, count), values.count))
  }
}

/// Where a stack's values are kept.
struct NavigationStackPath {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
  /// Whether the stack itself keeps them.
  var isOwn = false

  static var own: NavigationStackPath {
    NavigationStackPath(read: { [] }, write: { _ in }, isOwn: true)
  }
}

/// Pages in a stack: the values of the path, then the pages that links have pushed.
@MainActor final class PageStack {
  /// A page on the stack.
  struct Page {
    let key: AnyHashable
    let render: (PageStack, ViewContext) -> Void
  }

  /// The links that are open, in order, by the identity of their place.
  private let links = StateBox<[ObjectIdentifier]>([], nil)
  private let ownValues = StateBox<[AnyHashable]>([], nil)
  private var path = NavigationStackPath.own
  private var values: [AnyHashable] {
    get { path.isOwn ? ownValues.value : path.read() }
    set { if path.isOwn { ownValues.value = newValue } else { path.write(newValue) } }
  }

  /// What each link shows, as the last pass found it.
  private var destinations: [ObjectIdentifier: (ViewContext) -> Void] = [:]
  /// What shows a value of a type, as the last pass found it.
  private var makers: [ObjectIdentifier: (AnyHashable) -> any View] = [:]
  /// The pages that bindings present.
  private var presented: [(id: ObjectIdentifier, close: () -> Void)] = []

  func beginPass(_ path: NavigationStackPath) { self.path = path }

  /// The pages above the root.
  var pages: [Page] {
    let valued = values.map { value in
      Page(key: value) { stack, context in stack.render(value, context) }
    }
    let linked = links.value.map { link in
      Page(key: link) { stack, context in stack.destinations[link]?(context) }
    }
    return valued + linked
  }

  private func render(_ value: AnyHashable, _ context: ViewContext) {
    let inner = context.child(.id(value))
    guard let make = makers[ObjectIdentifier(type(of: value.base))] else {
      context.hierarchy.problems.append(
        "No page shows a value of the type \(type(of: value.base)), in \(context.node.path). Add "
          + ".navigationDestination(for: \(type(of: value.base)).self) to a view in the stack.")
      return
    }
    AnyView(make(value))._render(in: inner)
  }

  // MARK: - Changes

  func declare(_ type: Any.Type, _ make: @escaping (AnyHashable) -> any View) {
    makers[ObjectIdentifier(type)] = make
  }

  func declare(_ link: ObjectIdentifier, _ render: @escaping (ViewContext) -> Void) {
    destinations[link] = render
  }

  func push(_ value: AnyHashable) { values += [value] }

  func open(_ link: ObjectIdentifier) { links.value += [link] }

  /// Opens or closes the page of a binding.
  func present(_ link: ObjectIdentifier, _ isPresented: Bool, close: @escaping () -> Void) {
    presented.removeAll { $0.id == link }
    if isPresented { presented.append((link, close)) }
    let open = links.untracked
    if isPresented, !open.contains(link) { toOpen.append(link) }
    if !isPresented, open.contains(link) { toClose.append(link) }
  }

  /// Removes all pages above some.
  func pop(to count: Int) {
    let valueCount = values.count
    let closed = links.untracked.dropFirst(max(0, count - valueCount))
    links.value.removeLast(closed.count)
    if count < valueCount { values = Array(values.prefix(count)) }
    for page in presented where closed.contains(page.id) { page.close() }
  }

  private var toOpen: [ObjectIdentifier] = []
  private var toClose: [ObjectIdentifier] = []

  /// Opens and closes what bindings have asked for in the pass.
  func finishPass() {
    guard !toOpen.isEmpty || !toClose.isEmpty else { return }
    links.value = links.untracked.filter { !toClose.contains($0) } + toOpen
    toOpen = []
    toClose = []
  }
}

extension EnvironmentValues {
  /// The pages of the stack around.
  var pages: PageStack? {
    get { named(nil) }
    set { name(newValue) }
  }
}

/// A control that pushes a page (SwiftUI reference).
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label
  var isActive: Binding<Bool>?

  package func render(in context: ViewContext) {
    let inner = context.node(NavigationLink<EmptyView, EmptyView>.self, .control)
    let node = inner.node
    let link = ObjectIdentifier(inner.scope)
    label._render(in: inner.child(.name("label")))
    guard let pages = context.environment.pages else {
      node.isEnabled = false
      return
    }
    switch target {
    case .view(let destination):
      pages.declare(link) { context in destination._render(in: context.child(.name("page"))) }
      node.gestures.tap = { [isActive] in
        if let isActive { isActive.wrappedValue = true } else { pages.open(link) }
      }
      if let isActive {
        context.present(link, isActive.wrappedValue, in: pages) { isActive.wrappedValue = false }
      }
    case .value(let value?): node.gestures.tap = { pages.push(value) }
    case .value(nil): node.isEnabled = false
    }
  }
}

extension ViewContext {
  /// Opens or closes the page of a binding after the pass.
  func present(
    _ link: ObjectIdentifier, _ isPresented: Bool, in pages: PageStack,
    close: @escaping () -> Void
  ) {
    pages.present(link, isPresented, close: close)
    hierarchy.afterPass { pages.finishPass() }
  }
}

extension NavigationLink {
  /// Creates a link to a page.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  /// Creates a link to a page that a binding may open, too.
  public init(
    destination: Destination, isActive: Binding<Bool>? = nil, @ViewBuilder label: () -> Label
  ) { self.init(target: .view(destination), label: label(), isActive: isActive) }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a page.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(title))
  }

  /// Creates a link with a title to a page.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(title))
  }

  /// Creates a link with a title to a page.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }

  /// Creates a link with a title to a page.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the page of a value.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }

  /// Creates a link with a title to the page of a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

/// Pages that are pushed onto each other, as in the first version of SwiftUI.
public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a stack of pages.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func render(in context: ViewContext) {
    NavigationStack { content }._render(in: context.node(Self.self))
  }
}

/// Columns, each of which selects the next one (SwiftUI reference).
///
/// Here all are on screen.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Creates two or three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content = { EmptyView() }, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  package func render(in context: ViewContext) {
    let inner = context.node(NavigationSplitView<EmptyView, EmptyView, EmptyView>.self)
    NavigationStack { sidebar }._render(in: inner.child(.name("sidebar")))
    NavigationStack { content }._render(in: inner.child(.name("content")))
    NavigationStack { detail }._render(in: inner.child(.name("detail")))
  }
}

extension View {
  /// Sets the page for values of a type.
  public func navigationDestination<Value: Hashable, Page: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Page
  ) -> some View {
    modified { view, context in
      context.environment.pages?.declare(data) { value in
        guard let value = value.base as? Value else { return AnyView(EmptyView()) }
        return AnyView(destination(value))
      }
      view._render(in: context)
    }
  }

  /// Pushes a page while a binding is true.
  public func navigationDestination<Page: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Page
  ) -> some View {
    modified { view, context in
      let inner = context.child(.name("destination"))
      let link = ObjectIdentifier(inner.scope)
      if let pages = context.environment.pages {
        pages.declare(link) { context in destination()._render(in: context.child(.name("page"))) }
        context.present(link, isPresented.wrappedValue, in: pages) {
          isPresented.wrappedValue = false
        }
      }
      view._render(in: inner)
    }
  }

  /// Pushes a page while a binding has an item.
  public func navigationDestination<Item: Hashable, Page: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Page
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) {
      if let value = item.wrappedValue { destination(value) }
    }
  }
}
