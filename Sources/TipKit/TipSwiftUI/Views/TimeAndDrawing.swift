import TipViewTree

// Views of time and of drawings: here they are at rest, and only a timer follows the tips' clock.

extension Timer {
  /// The dates at an interval, for a view while it is on screen (Combine reference).
  public struct TimerPublisher: Sendable {
    let interval: TimeInterval

    /// Returns the publisher, which begins by itself.
    public func autoconnect() -> Self { self }
  }

  /// Returns a publisher of the dates at an interval, on the clock of the tips.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension View {
  /// Calls an action with each date of a timer while the view is on screen.
  public func onReceive(
    _ publisher: Timer.TimerPublisher, perform action: @escaping (Date) -> Void
  ) -> some View {
    effect("onReceive") {
      TimerEffect(publisher.interval)
    } update: {
      $0.action = action
    }
  }
}

private final class TimerEffect: ViewEffect {
  var action: ((Date) -> Void)?
  private let interval: TimeInterval
  private var timer: ViewTimer?

  init(_ interval: TimeInterval) { self.interval = interval }

  override func begin() {
    timer = ViewTimer(every: interval) { [weak self] date in self?.action?(date) }
  }

  override func end() { timer = nil }
}

/// Views that change with time, made once here for the present (SwiftUI reference).
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The present of the views.
  public typealias Context = TimelineViewDefaultContext

  let content: (Context) -> Content

  /// Creates views for a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }

  package func render(in context: ViewContext) {
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

/// A schedule of the system, which has no effect here (SwiftUI reference).
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

/// A drawing, whose closure is not called here (SwiftUI reference).
public struct Canvas: PrimitiveView {
  /// Creates a drawing.
  public init(
    opaque: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}

  package func render(in context: ViewContext) { _ = context.node(Self.self) }
}
