// Views of time and of drawings: here they are at rest.

/// Views that change with time (SwiftUI reference); here they are made once, for the present.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The present of the views.
  public typealias Context = TimelineViewDefaultContext

  let content: (Context) -> Content

  /// Creates views for a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }

  public func _render(in context: ViewContext) {
    let inner = context.node(TimelineView<SystemTimelineSchedule, EmptyView>.self)
    content(Context(date: Date()))._render(in: inner)
  }
}

/// The present of views that change with time (SwiftUI reference).
public struct TimelineViewDefaultContext {
  /// How often views change.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  /// The date.
  public let date: Date
  /// How often the views change.
  public var cadence: Cadence { .live }
}

/// When views change (SwiftUI reference).
public protocol TimelineSchedule {}

/// A schedule of the system, by name; here nothing changes with time (SwiftUI reference).
public struct SystemTimelineSchedule: TimelineSchedule, Sendable {}

extension TimelineSchedule where Self == SystemTimelineSchedule {
  /// With each frame.
  public static var animation: SystemTimelineSchedule { .init() }
  /// Each minute.
  public static var everyMinute: SystemTimelineSchedule { .init() }
  /// At frames, with a distance in seconds.
  public static func animation(
    minimumInterval: Double?, paused: Bool = false
  ) -> SystemTimelineSchedule { .init() }
  /// At a distance in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> SystemTimelineSchedule { .init() }
  /// At some dates.
  public static func explicit(_ dates: some Sequence<Date>) -> SystemTimelineSchedule { .init() }
}

/// A drawing (SwiftUI reference); here nothing is drawn, and the closure is not called.
public struct Canvas: PrimitiveView {
  /// Creates a drawing.
  public init(
    opaque: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}

  public func _render(in context: ViewContext) { _ = context.node(Self.self) }
}

/// A canvas for a drawing (SwiftUI reference); here nothing is drawn.
public struct GraphicsContext {
  /// How something is filled.
  public struct Shading {
    /// Returns a colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// Returns a style.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading() }
  }

  /// The opacity of what follows.
  public var opacity = 1.0

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Moves what follows.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Turns what follows.
  public func rotate(by angle: Angle) {}
}
