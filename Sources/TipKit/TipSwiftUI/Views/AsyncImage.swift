/// An image from a server (SwiftUI reference).
///
/// Here nothing is loaded, and the placeholder stays.
public struct AsyncImage<Content: View>: PrimitiveView {
  let content: Content

  /// Creates an image with a gray placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(decorative: "AsyncImage")
  }

  /// Creates an image with a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(.second(placeholder()))
  }

  /// Creates an image with a view for each state of loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  package func render(in context: ViewContext) {
    content._render(in: context.node(AsyncImage<EmptyView>.self))
  }
}

#if canImport(FoundationNetworking)
  extension AsyncImage {
    /// Creates an image of a request with a gray placeholder.
    public init(request: URLRequest?, scale: CGFloat = 1) where Content == Image {
      self.init(url: request?.url, scale: scale)
    }

    /// Creates an image of a request with a placeholder.
    public init<I: View, P: View>(
      request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
      @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
      self.init(url: request?.url, scale: scale, content: content, placeholder: placeholder)
    }

    /// Creates an image of a request with a view for each state of loading.
    public init(
      request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
      @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init(url: request?.url, scale: scale, transaction: transaction, content: content) }
  }
#endif

/// How far an image is loaded (SwiftUI reference).
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, when it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, when there is one.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
