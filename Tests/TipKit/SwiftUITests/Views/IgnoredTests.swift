import SwiftUI
import Testing
import TipTesting

@MainActor @Suite("Views: modifiers without an effect here", .tips) struct IgnoredTests {
  @Test("Modifiers of looks, places and motion leave a view, its words and its gestures unchanged")
  func unchanged() {
    let screens = [
      TipScreen(of: Placed()), TipScreen(of: Clipped()), TipScreen(of: Written()),
      TipScreen(of: Colored()), TipScreen(of: Controlled()), TipScreen(of: Presented()),
      TipScreen(of: Listed()), TipScreen(of: Scrolled()), TipScreen(of: Paged()),
      TipScreen(of: Watched()),
    ]
    for screen in screens {
      let lines = screen.outline.split(separator: "\n").dropFirst()
      #expect(lines == ["  Feeder", "    Button \"Feed 0\" #feed help \"Fill the feeder\""])
      #expect(screen.spoken.text == "\"Feed 0\", button, hint: \"Fill the feeder\"")
      screen.tap("feed")
      #expect(screen.text == "Feed 1")
    }
  }

  @Test("A shape is one view, however it is filled, outlined and changed")
  func shapes() {
    let shapes = VStack {
      Rectangle().fill(.red).stroke(.blue, lineWidth: 2)
      Circle().trim(from: 0, to: 0.5).rotation(.degrees(90)).stroke(lineWidth: 2)
      Capsule().inset(by: 2).strokeBorder(.red)
      RoundedRectangle(cornerRadius: 4).size(width: 8, height: 8).stroke(.red, style: StrokeStyle())
      Text("Seeds").clipShape(.rect(cornerRadius: 4)).background(.regularMaterial, in: .capsule)
    }
    #expect(
      TipScreen(of: shapes).outline == """
        VStack
          Rectangle
          Circle
          Capsule
          RoundedRectangle
          Text "Seeds"
        """)
  }

  @Test("The commands and the windows of an app leave its first scene unchanged")
  func scene() {
    #expect(TipScreen(of: WindowApp()).text == "Feed 0")
  }
}

private struct Feeder: View {
  @State private var count = 0

  var body: some View {
    Button("Feed \(count)") { count += 1 }
      .help("Fill the feeder")
      .accessibilityIdentifier("feed")
  }
}

private struct WindowApp: App {
  var body: some Scene {
    WindowGroup { Feeder() }
      .commands {
        CommandMenu("Birds") { Button("Count") {} }
        CommandGroup(replacing: .help) { Button("Guide") {} }
      }
      .defaultPosition(.center)
      .defaultSize(width: 400, height: 300)
      .windowResizability(.contentSize)
      .windowStyle(.hiddenTitleBar)
  }
}

private struct Placed: View {
  var body: some View {
    Feeder()
      .padding().padding(8).padding(.horizontal, 8).padding(EdgeInsets())
      .safeAreaPadding().safeAreaPadding(8).scenePadding().ignoresSafeArea()
      .frame(width: 8).frame(maxWidth: .infinity).containerRelativeFrame(.horizontal)
      .containerRelativeFrame([.horizontal], count: 3, spacing: 8)
      .fixedSize().fixedSize(horizontal: true, vertical: false)
      .offset(x: 8).offset(.zero).position(x: 8, y: 8).position(.zero)
      .zIndex(1).layoutPriority(1)
      .aspectRatio(1, contentMode: .fit).scaledToFit().scaledToFill()
      .scaleEffect(2).scaleEffect(x: 2).rotationEffect(.degrees(90))
      .rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0))
      .visualEffect { effect, _ in effect.opacity(0.5) }
      .alignmentGuide(.leading) { $0[.leading] }.alignmentGuide(.top) { $0.height }
      .coordinateSpace(.named("feeder")).geometryGroup()
      .gridCellColumns(2).gridCellAnchor(.center).gridColumnAlignment(.leading)
      .gridCellUnsizedAxes(.horizontal)
  }
}

private struct Clipped: View {
  @Namespace private var birds

  var body: some View {
    Feeder()
      .clipShape(Circle()).clipped().cornerRadius(8)
      .mask { Text("Mask") }.mask(Text("Mask"))
      .contentShape(Rectangle()).contentShape(.interaction, Rectangle())
      .containerShape(Rectangle()).containerBackground(.red, for: .navigation)
      .animation(.default, value: 1).transition(.opacity.combined(with: .slide))
      .contentTransition(.numericText(countsDown: true)).transaction { $0.animation = nil }
      .matchedGeometryEffect(id: 1, in: birds).matchedTransitionSource(id: 1, in: birds)
      .navigationTransition(.zoom(sourceID: 1, in: birds))
      .glassEffect().glassEffect(in: Circle()).glassEffectID("feeder", in: birds)
      .glassEffectTransition(.materialize).glassEffectUnion(id: "feeder", namespace: birds)
      .backgroundExtensionEffect()
  }
}

private struct Written: View {
  var body: some View {
    Feeder()
      .font(.headline).fontWeight(.bold).fontDesign(.rounded).fontWidth(.compressed)
      .bold().italic().underline().strikethrough().monospaced().monospacedDigit()
      .kerning(1).tracking(1).baselineOffset(1).textCase(.uppercase).textScale(.secondary)
      .textSelection(.enabled).lineLimit(2).lineLimit(2, reservesSpace: true).lineLimit(1...2)
      .lineSpacing(2).minimumScaleFactor(0.5).allowsTightening(true)
      .multilineTextAlignment(.center).truncationMode(.middle)
      .dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}

private struct Colored: View {
  var body: some View {
    Feeder()
      .foregroundStyle(.red).foregroundStyle(.red, .blue).foregroundStyle(.red, .blue, .green)
      .foregroundColor(.red).tint(.red).accentColor(.red).backgroundStyle(.red)
      .background(in: .rect).overlay(.red, in: Circle()).border(.red)
      .shadow(radius: 2).opacity(0.5).brightness(0.5).contrast(0.5).saturation(0.5)
      .grayscale(0.5).blur(radius: 2).blendMode(.multiply).compositingGroup().drawingGroup()
      .preferredColorScheme(.dark).colorScheme(.dark)
      .imageScale(.large).symbolRenderingMode(.hierarchical).symbolVariant(.fill)
      .symbolEffect(.bounce).symbolEffect(.pulse, value: 1)
  }
}

private struct Controlled: View {
  var body: some View {
    Feeder()
      .controlGroupStyle(.automatic).datePickerStyle(.automatic).formStyle(.automatic)
      .gaugeStyle(.automatic).pickerStyle(.segmented).textEditorStyle(.automatic)
      .allowsHitTesting(true).badge(2).badge("2").badgeProminence(.increased)
      .buttonBorderShape(.capsule).buttonRepeatBehavior(.enabled).buttonSizing(.flexible)
      .controlSize(.large).labelsHidden().labelsVisibility(.hidden).menuIndicator(.hidden)
      .menuOrder(.fixed).privacySensitive().redacted(reason: .placeholder).unredacted()
      .sensoryFeedback(.success, trigger: 1)
      .sensoryFeedback(.error, trigger: 1) { $0 < $1 }
      .autocorrectionDisabled().keyboardType(.numberPad).submitLabel(.search)
      .textContentType(.name).textInputAutocapitalization(.words).focusable()
      .hoverEffect().hoverEffectDisabled()
  }
}

private struct Presented: View {
  @State private var detent = PresentationDetent.medium
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    Feeder()
      .dialogIcon(Image(systemName: "leaf")).presentationBackground(.red)
      .presentationBackgroundInteraction(.enabled).presentationCompactAdaptation(.sheet)
      .presentationContentInteraction(.scrolls).presentationCornerRadius(8)
      .presentationDetents([.medium, .large], selection: $detent)
      .presentationDragIndicator(.visible).presentationSizing(.form)
      .accessibilityChildren { Text("Child") }.accessibilityFocused($isFocused)
      .accessibilityHeading(.h1).accessibilityIgnoresInvertColors()
      .accessibilityInputLabels(["Feeder"]).accessibilityRespondsToUserInteraction()
      .accessibilityShowsLargeContentViewer()
      .previewDisplayName("Feeder").previewLayout(.sizeThatFits)
  }
}

private struct Listed: View {
  var body: some View {
    Feeder()
      .listStyle(.plain).listItemTint(.red).listRowBackground(Text("Background"))
      .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowSeparatorTint(.red)
      .listRowSpacing(8).listSectionMargins(.horizontal, 8).listSectionSeparator(.hidden)
      .listSectionSeparatorTint(.red).listSectionSpacing(8).listSectionSpacing(.compact)
      .headerProminence(.increased).deleteDisabled(true).moveDisabled(true).selectionDisabled()
  }
}

private struct Scrolled: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var bird: String?

  var body: some View {
    Feeder()
      .scrollBounceBehavior(.basedOnSize).scrollClipDisabled().scrollContentBackground(.hidden)
      .scrollDisabled(true).scrollDismissesKeyboard(.immediately).scrollEdgeEffectHidden()
      .scrollEdgeEffectStyle(.soft, for: .top).scrollIndicators(.hidden)
      .scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
      .scrollPosition(id: $bird).scrollPosition($position).scrollTargetBehavior(.paging)
      .scrollTargetLayout()
      .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.5) }
      .contentMargins(8).contentMargins(.horizontal, 8).defaultScrollAnchor(.bottom)
  }
}

private struct Paged: View {
  var body: some View {
    Feeder()
      .navigationBarHidden(true).navigationBarTitleDisplayMode(.inline)
      .navigationSplitViewColumnWidth(8).navigationSplitViewStyle(.automatic)
      .navigationViewStyle(.automatic).toolbar(.hidden, for: .tabBar).toolbar(removing: .title)
      .toolbarBackground(.red, for: .navigationBar).toolbarBackground(.visible, for: .tabBar)
      .toolbarColorScheme(.dark, for: .tabBar).toolbarRole(.editor)
      .toolbarTitleDisplayMode(.inline).toolbarVisibility(.hidden, for: .tabBar)
      .tabBarMinimizeBehavior(.onScrollDown).tabViewStyle(.automatic)
      .indexViewStyle(.automatic).statusBarHidden().statusBar(hidden: true)
      .persistentSystemOverlays(.hidden)
  }
}

/// Actions for what does not happen here.
private struct Watched: View {
  @State private var isImporting = true

  var body: some View {
    Feeder()
      .onHover { _ in isImporting = false }
      .onContinuousHover { _ in isImporting = false }
      .onKeyPress(.space) { .handled }
      .onOpenURL { _ in isImporting = false }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, _ in
        isImporting = false
      }
      .onScrollPhaseChange { _, _ in isImporting = false }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: []) { _ in }
      .draggable("Feeder")
      .dropDestination(for: String.self) { _, _ in isImporting }
  }
}
