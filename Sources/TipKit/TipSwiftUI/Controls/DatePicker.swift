import TipViewTree

/// A date, which tests set by its binding (SwiftUI reference).
public struct DatePicker<Label: View>: PrimitiveView {
  let label: Label
  let selection: Binding<Date>

  package func render(in context: ViewContext) {
    label._render(
      in: context.node(DatePicker<EmptyView>.self, .control) { node in
        node.value = selection.wrappedValue.formatted(.iso8601)
      })
  }
}

extension DatePicker {
  /// The parts of a date that people choose.
  public typealias Components = DatePickerComponents

  /// Creates a date, which may be in a range, with a label.
  public init(
    selection: Binding<Date>, in range: some RangeExpression<Date> = Date.distantPast...,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection) }
}

extension DatePicker where Label == Text {
  /// Creates a date, which may be in a range, with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    in range: some RangeExpression<Date> = Date.distantPast...,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(label: Text(title), selection: selection) }

  /// Creates a date, which may be in a range, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    in range: some RangeExpression<Date> = Date.distantPast...,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(label: Text(title), selection: selection) }
}

/// The parts of a date that people choose (SwiftUI reference).
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt

  /// Creates a set from the bits of its parts.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time.
  public static let hourAndMinute = Self(rawValue: 1)
  /// The date.
  public static let date = Self(rawValue: 2)
}

/// A colour, which tests set by its binding (SwiftUI reference).
public struct ColorPicker<Label: View>: PrimitiveView {
  let label: Label

  /// Creates a colour with a label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a colour with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text { label = Text(title) }

  package func render(in context: ViewContext) {
    label._render(in: context.node(ColorPicker<EmptyView>.self, .control))
  }
}
