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

  @Test("that go on with a style of the system keep what people can do")
  func wrapped() {
    let screen = TipScreen(of: WrappedFeeder())
    screen.tap("Feed")
    screen.tap("Open")
    screen.tap("More")
    screen.tap("Empty")
    screen.enter("North", into: "Name")
    screen.choose("Thistle", in: "Seeds")
    screen.tap("Details")
    #expect(
      screen.text == """
        fed, opened, emptied, North, Thistle
        Feed
        Open
        More
        Name
        Seeds
        Seed label
        Filling
        Half
        Box
        In the box
        Level
        Low
        Details
        Shown
        """)
    #expect(screen.outline.contains("Toggle \"Open\" = on"))
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
    #expect(TipScreen(of: Setting(path: \.pixelLength)).text == "0.5")
  }

  @Test("see no press that lasts and no mixed values, and trigger the action of a button")
  func configurations() {
    var taps = 0
    let view = VStack {
      Button("Feed") {}.buttonStyle(PressStyle())
      Toggle("Open", isOn: .constant(true)).toggleStyle(MixedStyle())
      Button("Fill") { taps += 1 }.buttonStyle(TriggerStyle())
    }
    let screen = TipScreen(of: view)
    #expect(screen.text == "pressed: false\nmixed: false\nTrigger")
    screen.tap("Trigger")
    #expect(taps == 1)
  }

  @Test("are replaced by a style of the system in the view")
  func systemStyle() {
    let view = VStack {
      Label("Seeds", systemImage: "leaf")
      Label("Water", systemImage: "drop").labelStyle(.titleAndIcon)
      Button("Feed") {}
      Button("Fill") {}.buttonStyle(.bordered)
    }
    .labelStyle(NamedLabelStyle())
    .buttonStyle(StateStyle())
    #expect(TipScreen(of: view).text == "Backyard: Seeds\nSeeds\nWater\nFeed\n(on)\nFill")
  }

  @Test("and texts write numbers in the language of the environment (D63)")
  func numbers() {
    let view = VStack {
      Text("\(1920) pages")
      Button("\(1.5)") {}
    }
    .navigationTitle("\(1000) birds")
    #expect(TipScreen(of: view).text == "1,000 birds\n1,920 pages\n1.500000")
    let german = TipScreen(of: view.environment(\.locale, Locale(identifier: "de_DE")))
    #expect(german.text == "1.000 birds\n1.920 pages\n1,500000")
  }

  @Test("see an app's own value by its key, or though a value of SwiftUI has its name")
  func names() {
    let screen = TipScreen(of: OwnNames().searchable(text: .constant("")))
    #expect(screen.text.contains("seeking true"))
    let perch = Setting(path: \.perch)
    #expect(TipScreen(of: perch).text == "twig")
    #expect(TipScreen(of: perch.environment(\.perch, "branch")).text == "branch")
  }
}

extension EnvironmentValues {
  @Entry var feederName: String = "Backyard"
  @Entry var feed: (() -> Void)?
  // A value of SwiftUI has the same name and type.
  @Entry fileprivate var isSearching: Bool = true
}

private struct PerchKey: EnvironmentKey {
  static let defaultValue = "twig"
}

extension EnvironmentValues {
  fileprivate var perch: String {
    get { self[PerchKey.self] }
    set { self[PerchKey.self] = newValue }
  }
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

private struct WrappedFeeder: View {
  @State private var news: [String] = []
  @State private var isOpen = false
  @State private var name = ""
  @State private var seed = "Millet"

  var body: some View {
    Text(news.joined(separator: ", "))
    VStack {
      Button("Feed") { news.append("fed") }
      Toggle("Open", isOn: $isOpen)
        .onChange(of: isOpen) { news.append("opened") }
      Menu("More") {
        Button("Empty") { news.append("emptied") }
      }
      TextField("Name", text: $name)
        .onSubmit { news.append(name) }
      Picker("Seeds", selection: $seed) {
        ForEach(["Millet", "Thistle"], id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
      .onChange(of: seed) { news.append(seed) }
      Label("Seed label", systemImage: "leaf")
      ProgressView(value: 0.5) {
        Text("Filling")
      } currentValueLabel: {
        Text("Half")
      }
      GroupBox("Box") { Text("In the box") }
      LabeledContent("Level", value: "Low")
      DisclosureGroup("Details") { Text("Shown") }
    }
    .buttonStyle(WrappingButtonStyle())
    .toggleStyle(WrappingToggleStyle())
    .menuStyle(WrappingMenuStyle())
    .textFieldStyle(WrappingTextFieldStyle())
    .labelStyle(WrappingLabelStyle())
    .progressViewStyle(WrappingProgressViewStyle())
    .groupBoxStyle(WrappingGroupBoxStyle())
    .labeledContentStyle(WrappingLabeledContentStyle())
    .disclosureGroupStyle(WrappingDisclosureGroupStyle())
  }
}

private struct WrappingButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration).padding(8)
  }
}

private struct WrappingToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration).padding(8)
  }
}

private struct WrappingMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonMenuStyle().makeBody(configuration: configuration).padding(8)
  }
}

private struct WrappingLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    TitleOnlyLabelStyle().makeBody(configuration: configuration).padding(8)
  }
}

private struct WrappingProgressViewStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    LinearProgressViewStyle().makeBody(configuration: configuration).padding(8)
  }
}

private struct WrappingGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).padding(8)
  }
}

private struct WrappingLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).padding(8)
  }
}

private struct WrappingTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    RoundedBorderTextFieldStyle()._body(configuration: configuration).padding(8)
  }
}

private struct WrappingDisclosureGroupStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    AutomaticDisclosureGroupStyle().makeBody(configuration: configuration).padding(8)
  }
}

private struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("pressed: \(String(configuration.isPressed))")
  }
}

private struct MixedStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("mixed: \(String(configuration.isMixed))")
  }
}

private struct TriggerStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("Trigger").onTapGesture { configuration.trigger() }
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
