import SwiftUI
import TestSupport
import Testing
import TipKit
import TipTesting

@MainActor @Suite("Views: names of SDK 26 and 27", .tips) struct NewNameTests {
  private let alerts = AlertStage(platform: .macOS)

  @Test("An alert and a dialog about an item show it, and remove it when they close")
  func items() {
    let screen = TipScreen(of: SeedShelf())
    screen.tap("Millet")
    #expect(screen.text.contains("Order Millet?\nOne bag of Millet.\nOrder\nCancel"))
    screen.tap("Order")
    #expect(screen.text.hasPrefix("ordered Millet, nothing left to ask"))
    screen.longPress("Millet")
    screen.tap("Remove Millet")
    #expect(screen.text.hasPrefix("removed Millet"))
  }

  @Test("People can ask not to see an alert again, and a critical one has a caution symbol")
  func suppression() {
    let screen = TipScreen(of: SeedShelf())
    screen.tap("Millet")
    #expect(alerts.alert?.isCaution == true)
    #expect(alerts.alert?.buttons.map(\.title) == ["Order", "Cancel"])
    screen.tap("Never ask")
    alerts.expectAlert("Order Millet?")
    screen.tap("Order")
    #expect(screen.text.contains("suppressed"))
  }

  @Test("Controls of a bar can be made of data, and be in its menu")
  func toolbar() {
    let screen = TipScreen(of: SeedBars())
    screen.tap("Oats")
    #expect(screen.text.contains("chose Oats"))
    screen.tap("More")
    screen.tap("Settings")
    #expect(screen.text.contains("chose Settings"))
  }

  @Test("A view follows a notification while it is on screen")
  func notifications() {
    let screen = TipScreen(of: NotifiedView())
    NotificationCenter.default.post(name: .feederFilled, object: nil, userInfo: ["seed": "Millet"])
    #expect(screen.text == "filled with Millet")
    screen.disappear()
    NotificationCenter.default.post(name: .feederFilled, object: nil, userInfo: ["seed": "Oats"])
    screen.appear()
    #expect(screen.text == "filled with Millet")
  }

  @Test("A tap among several gestures at once runs")
  func gestures() {
    let screen = TipScreen(of: SeedScale())
    screen.tap("Scale")
    #expect(screen.text.hasPrefix("tapped, pressed 0 times, large"))
    screen.longPress("Scale")
    #expect(screen.text.hasPrefix("tapped, pressed 1 times, large"))
    screen.enter("Millet", into: "Seed")
    #expect(screen.text.hasSuffix("Millet"))
  }

  @Test("A title can be a resource, such as a symbol of a string catalog")
  func resources() {
    let screen = TipScreen(of: ResourceView())
    screen.tap("Count the Birds")
    #expect(screen.text == "Birds of the Yard\nAll Birds\nCount the Birds\n1")
  }

  @Test("A text has two dates, or how long ago a date is")
  func relative() {
    let day = Date(timeIntervalSince1970: 0)
    let days = TipScreen(of: Text(day...day.addingTimeInterval(86_400)))
    #expect(days.text == "January 1, 1970 – January 2, 1970")
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSince1970: 1_795_251_600)
    func text(_ seconds: TimeInterval) -> String {
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }
    #expect(text(0) == "in 0 seconds")
    #expect(text(-7200) == "2 hours ago")
    #expect(text(86_400) == "in 1 day")
    formatter.unitsStyle = .short
    #expect(text(-7200) == "2 hr. ago")
    formatter.unitsStyle = .abbreviated
    #expect(text(-7200) == "2h ago")
    formatter.unitsStyle = .spellOut
    formatter.dateTimeStyle = .named
    #expect(text(-86_400) == "yesterday")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(text(-86_400) == "gestern")
  }

  @Test("A selection of text and a size of text are values")
  func values() throws {
    let word = "goldfinch"
    #expect(#bundle == Bundle.main)
    let start = TextSelection(insertionPoint: word.startIndex)
    #expect(start.isInsertion)
    #expect(!TextSelection(range: word.startIndex..<word.endIndex).isInsertion)
    #expect(start.indices == .selection(word.startIndex..<word.startIndex))
    #expect(!TextSelection(ranges: RangeSet(word.startIndex..<word.endIndex)).isInsertion)
    #expect(ContentSizeCategory.small < .large)
    #expect(ContentSizeCategory.large <= .large)
    #expect(ContentSizeCategory.accessibilityLarge > .large)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    let file = URL(filePath: "/birds.json")
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
  }

  @Test("The others compile, and show their content")
  func others() {
    let screen = TipScreen(of: Names(size: .constant(2)))
    #expect(screen.text == "glass\nmoved\nDelete\nfaded\nSize\nSeeds\nNames")
    screen.enter("3", into: "Size")
    #expect(!UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: .announcement, argument: "Filled")
  }
}

private struct SeedShelf: View {
  @State private var asked: String?
  @State private var removed: String?
  @State private var news = "shelf"
  @State private var isSuppressed = false

  var body: some View {
    Text(
      news + (asked == nil ? ", nothing left to ask" : "") + (isSuppressed ? ", suppressed" : ""))
    Button("Millet") { asked = "Millet" }
      .onLongPressGesture { removed = "Millet" }
      .alert("Order \(asked ?? "")?", item: $asked) { seed in
        Button("Order") { news = "ordered \(seed)" }
        Button("Cancel", role: .cancel) {}
      } message: { seed in
        Text("One bag of \(seed).")
      }
      .dialogSuppressionToggle("Never ask", isSuppressed: $isSuppressed)
      .dialogSeverity(.critical)
      .confirmationDialog("Remove?", item: $removed) { seed in
        Button("Remove \(seed)", role: .destructive) { news = "removed \(seed)" }
      }
  }
}

private struct SeedBars: View {
  @State private var news = ""

  @ContentBuilder private var label: some View { Text(news) }

  var body: some View {
    NavigationStack {
      label
        .toolbar {
          ForEach(["Millet", "Oats"], id: \.self) { seed in
            ToolbarItem(placement: .bottomBar) {
              Button(seed) { news = "chose \(seed)" }
            }
            .visibilityPriority(.high)
          }
          ToolbarOverflowMenu {
            Button("Settings") { news = "chose Settings" }
          }
        }
        .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
        .toolbarVisibility(.hidden, for: .statusBar)
    }
  }
}

extension Notification.Name {
  fileprivate static let feederFilled = Notification.Name("feederFilled")
}

private struct NotifiedView: View {
  @State private var news = "empty"

  var body: some View {
    Text(news)
      .onReceive(NotificationCenter.default.publisher(for: .feederFilled)) { notification in
        news = "filled with \(notification.userInfo?["seed"] as? String ?? "?")"
      }
  }
}

extension LocalizedStringResource {
  fileprivate static var count: LocalizedStringResource {
    LocalizedStringResource("COUNT", defaultValue: "Count the Birds")
  }

  fileprivate enum Yard {
    static var title: LocalizedStringResource {
      LocalizedStringResource("TITLE", defaultValue: "Birds of the Yard", table: "Yard")
    }
  }
}

private struct ResourceView: View {
  @State private var count = 0

  var body: some View {
    List {
      Label(LocalizedStringResource("ALL", defaultValue: "All Birds"), systemImage: "bird")
      Button(.count) { count += 1 }
      Text(verbatim: "\(count)")
    }
    .navigationTitle(.Yard.title)
  }
}

private struct SeedScale: View {
  @Environment(\.sizeCategory) private var size
  @State private var taps = "new"
  @State private var presses = 0
  @State private var seed = ""
  @State private var selection: TextSelection?

  var body: some View {
    Text("\(taps), pressed \(presses) times, \(size == .large ? "large" : "other")")
    Image("scale").resizable(resizingMode: .stretch)
    Text("Scale")
      .gesture(
        DragGesture()
          .simultaneously(with: TapGesture().onEnded { taps = "tapped" })
          .exclusively(before: LongPressGesture().onEnded { _ in presses += 1 })
          .sequenced(before: MagnifyGesture()))
    TextField("Seed", text: $seed, selection: $selection)
    Text(seed)
  }
}

private struct Shake: GeometryEffect {
  var animatableData: CGFloat = 0

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
  }
}

private struct SampleData: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

#Preview("Names", traits: .modifier(SampleData())) {
  Names(size: .constant(1))
}

private struct Names: View {
  @Binding var size: Int
  @State private var seed = "Oats"
  private let title = "Seeds"

  var body: some View {
    TabView {
      Tab("Names", systemImage: "bird", role: .prominent) {
        List {
          GlassEffectContainer(spacing: 4) { Text("glass", bundle: #bundle) }
          Canvas { context, _ in
            let colors = Gradient(colors: [.red, .blue])
            let shading = GraphicsContext.Shading.radialGradient(
              colors, center: .zero, startRadius: 0, endRadius: 4)
            context.fill(Path(), with: shading)
          }
          Text("moved")
            .modifier(Shake())
            .scenePadding(.minimum, edges: .horizontal)
            .swipeActions {
              Button("Delete") {}
            } onPresentationChanged: { _ in
            }
          Text("faded")
            .animation(.default) { content in content.opacity(0.5) }
          TextField(String("Size"), value: $size, format: .number)
          Picker(title, systemImage: "leaf", selection: $seed) { Text("Oats").tag("Oats") }
          AsyncImage(request: URL(string: "https://example.com/a.png").map { URLRequest(url: $0) })
          RoundedRectangle(cornerRadius: 4).strokeBorder(style: StrokeStyle(lineWidth: 2))
          GeometryReader { geometry in
            Path { path in
              path.addRoundedRect(
                in: geometry.frame(in: .scrollView), cornerSize: CGSize(width: 2, height: 2),
                style: .circular)
            }
          }
        }
        .swipeActionsContainer()
        .searchable(text: .constant(""))
        .searchToolbarBehavior(.minimize)
        .searchPresentationToolbarBehavior(.avoidHidingContent)
        .background(Color(UIColor.opaqueSeparator))
      }
    }
    .disclosureGroupStyle(AutomaticDisclosureGroupStyle())
  }
}
