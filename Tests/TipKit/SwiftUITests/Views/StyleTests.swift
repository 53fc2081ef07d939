import SwiftUI
import Testing
import TipTesting

@MainActor @Suite("Styles of an app's own", .tips) struct StyleTests {
  @Test("make the look of labels, switches, progress and boxes, and read the environment")
  func looks() {
    let screen = TipScreen(of: StyledFeeder().environment(\.feederName, "North"))
    #expect(screen.text.contains("North: Seeds"))
    #expect(screen.text.contains("50 percent"))
    #expect(screen.text.contains("Box of Feeder"))
    screen.tap("square Open")
    #expect(screen.text.contains("Open: true"))
  }

  @Test("of buttons see whether the button is enabled")
  func buttons() {
    let screen = TipScreen(of: Button("Feed") {}.buttonStyle(StateStyle()).disabled(true))
    #expect(screen.text == "Feed\n(off)")
  }

  @Test("see that nothing special is asked of them, nor of any view")
  func constants() {
    let flags: [KeyPath<EnvironmentValues, Bool>] = [
      \.accessibilityDifferentiateWithoutColor, \.accessibilityReduceMotion,
      \.accessibilityReduceTransparency, \.accessibilityVoiceOverEnabled, \.isFocused,
      \.isLuminanceReduced, \.supportsMultipleWindows,
    ]
    for flag in flags {
      #expect(TipScreen(of: Setting(path: flag)).text == "false", "\(flag)")
    }
    #expect(TipScreen(of: Setting(path: \.colorSchemeContrast)).text == "standard")
  }

  @Test("see an app's own value, though a value of SwiftUI has its name")
  func names() {
    let screen = TipScreen(of: OwnNames().searchable(text: .constant("")))
    #expect(screen.text.contains("seeking true"))
  }
}

extension EnvironmentValues {
  @Entry var feederName: String = "Backyard"
  @Entry var feed: (() -> Void)?
  // A value of SwiftUI has the same name and type.
  @Entry var isSearching: Bool = true
}

private struct Setting<Value>: View {
  @Environment private var value: Value

  init(path: KeyPath<EnvironmentValues, Value>) { _value = Environment(path) }

  var body: some View { Text("\(String(describing: value))") }
}

private struct OwnNames: View {
  @Environment(\.isSearching) private var isSeeking

  var body: some View { Text("seeking \(String(isSeeking))") }
}

private struct StyledFeeder: View {
  @State private var isOpen = false

  var body: some View {
    Label("Seeds", systemImage: "leaf").labelStyle(NamedLabelStyle())
    Toggle("Open", isOn: $isOpen).toggleStyle(CheckStyle())
    ProgressView(value: 1, total: 2).progressViewStyle(PercentStyle())
    GroupBox("Feeder") { Text("Open: \(String(isOpen))") }.groupBoxStyle(BoxStyle())
  }
}

private struct NamedLabelStyle: LabelStyle {
  @Environment(\.feederName) private var name

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("\(name): Seeds")
      Label(configuration)
    }
  }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Text(configuration.isOn ? "checkmark" : "square")
      configuration.label
    }
  }
}

private struct PercentStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
  }
}

private struct BoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("Box of Feeder")
      configuration.content
    }
  }
}

private struct StateStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(isEnabled ? "(on)" : "(off)")
    }
  }
}
