import SwiftUI
import Testing
import TipTesting

@MainActor @Suite("Views: values", .tips) struct ValueTests {
  @Test("The options of a set are separate from each other")
  func options() {
    expectSeparate([VerticalEdge.Set.top, .bottom])
    expectSeparate([Axis.Set.horizontal, .vertical])
    expectSeparate([Edge.Set.top, .leading, .bottom, .trailing])
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    expectSeparate([SafeAreaRegions.container, .keyboard])
    expectSeparate([PinnedScrollableViews.sectionHeaders, .sectionFooters])
    expectSeparate([
      ContentShapeKinds.interaction, .dragPreview, .contextMenuPreview, .hoverEffect,
      .accessibility,
    ])
    expectSeparate([MatchedGeometryProperties.position, .size])
    expectSeparate([RedactionReasons.placeholder, .privacy, .invalidated])
    expectSeparate([EventModifiers.capsLock, .shift, .control, .option, .command])
    expectSeparate([KeyPress.Phases.down, .repeat, .up])
    expectSeparate([SubmitTriggers.text, .search])
    expectSeparate([DatePickerComponents.hourAndMinute, .date])
  }

  private func expectSeparate<Options: OptionSet>(
    _ options: [Options], sourceLocation: SourceLocation = #_sourceLocation
  ) where Options.Element == Options {
    for (index, option) in options.enumerated() {
      let isSeparate = options[..<index].allSatisfy { option.isDisjoint(with: $0) }
      #expect(isSeparate && !option.isEmpty, "\(option)", sourceLocation: sourceLocation)
    }
  }

  @Test("A point of a unit has its place in a rectangle whose origin is at the top")
  func unitPoints() {
    let points: [UnitPoint] = [
      .zero, .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading,
      .bottom, .bottomTrailing,
    ]
    #expect(
      points.map { [$0.x, $0.y] } == [
        [0, 0], [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1],
        [1, 1],
      ])
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi).degrees == 180)
    #expect(EdgeInsets(top: 1) == EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))
    #expect(EdgeInsets(bottom: 1) == EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0))
  }

  @Test("A path knows its points, and the rectangle around them")
  func path() {
    let path = Path { path in
      path.move(to: CGPoint(x: 2, y: 5))
      path.addLine(to: CGPoint(x: 8, y: 1))
      path.addLine(to: CGPoint(x: 4, y: 9))
    }
    #expect(path.boundingRect == CGRect(x: 2, y: 1, width: 6, height: 8))
    #expect(path.currentPoint == CGPoint(x: 4, y: 9))
    #expect(!path.isEmpty)
    #expect(Path().isEmpty)
    #expect(Path().boundingRect == .zero)
    for radii in [RectangleCornerRadii(), UnevenRoundedRectangle().cornerRadii] {
      #expect(
        [radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing]
          == [0, 0, 0, 0])
    }
    #expect(StrokeStyle().lineWidth == 1)
  }

  @Test(
    "The colors of a gradient are at equal distances, from its start to its end",
    arguments: [
      ([], []), ([.red], [0]), ([.red, .blue], [0, 1]), ([.red, .green, .blue], [0, 0.5, 1]),
    ] as [([Color], [CGFloat])])
  func gradient(colors: [Color], locations: [CGFloat]) {
    let stops = Gradient(colors: colors).stops
    #expect(stops.map(\.color) == colors)
    #expect(stops.map(\.location) == locations)
  }

  @Test("Sizes of text are ordered, and the last five are for accessibility")
  func sizes() {
    let small = ContentSizeCategory.extraSmall
    let large = ContentSizeCategory.small
    #expect([small < small, small < large, large < small] == [false, true, false])
    #expect([small <= small, small <= large, large <= small] == [true, true, false])
    #expect([small > small, small > large, large > small] == [false, false, true])
    #expect([small >= small, small >= large, large >= small] == [true, false, true])
    #expect(ContentSizeCategory.allCases.map(\.isAccessibilityCategory) == isAccessibility)
    #expect(DynamicTypeSize.allCases.map(\.isAccessibilitySize) == isAccessibility)
    #expect(DynamicTypeSize.allCases.reversed().sorted() == DynamicTypeSize.allCases)
    #expect(ScenePhase.background < .inactive)
    #expect(ScenePhase.inactive < .active)
  }

  private let isAccessibility =
    Array(repeating: false, count: 7) + Array(repeating: true, count: 5)

  @Test("Phases and modes say whether something happens")
  func phases() {
    let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
    #expect([ScrollPhase.idle, .tracking, .animating].map(\.isScrolling) == [false, true, true])
    #expect([EditMode.inactive, .transient, .active].map(\.isEditing) == [false, true, true])
    #expect(!Transaction().disablesAnimations)
    #expect(!Transaction().isContinuous)
  }

  @Test("A column of a grid is as wide as the grid allows")
  func gridItem() {
    guard case .flexible(let minimum, let maximum) = GridItem().size else {
      Issue.record("The size is not flexible.")
      return
    }
    #expect(minimum == 10)
    #expect(maximum == .infinity)
  }

  @Test("A path of pages removes no more than it has")
  func navigationPath() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append("Millet")
    path.append(3)
    path.append("Oats")
    #expect(!path.isEmpty)
    path.removeLast()
    #expect(path.count == 2)
    path.removeLast(0)
    path.removeLast(-1)
    #expect(path.count == 2)
    path.removeLast(9)
    #expect(path.isEmpty)
  }

  @Test("The device of UIKit is a phone, with a clipboard in memory")
  func device() throws {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.scale == 3)
    let clipboard = UIPasteboard.general
    clipboard.string = nil
    #expect(!clipboard.hasStrings)
    clipboard.string = "Millet"
    #expect(clipboard.hasStrings)
    clipboard.string = nil
    let app = UIApplication.shared
    #expect(!app.isIdleTimerDisabled)
    let url = try #require(URL(string: "https://example.com"))
    #expect(app.canOpenURL(url))
    #expect(app.sendAction(0, to: nil, from: nil, for: nil))
    #expect(UIImage(systemName: "bird") == UIImage(systemName: "bird"))
    #expect(UIImage(systemName: "bird") != UIImage(systemName: "leaf"))
    #expect(UIColor.red == UIColor.red)
    #expect(UIColor.red != UIColor.blue)
    let images = HStack {
      UIImage(systemName: "bird").map { Image(uiImage: $0) }
      Image(uiImage: UIImage())
    }
    #expect(TipScreen(of: images).picture.layers.map(\.name) == ["bird"])
  }
}
