import SwiftUI
import Testing
import TipTesting

private struct Amounts: View {
  @State private var news = "-"
  @State private var seeds = 2
  @State private var bags = 4
  @State private var boxes = 1
  @State private var birds = 5
  @State private var level = 0.5
  @State private var weight = 3.0
  @State private var water = 4.0
  @State private var shade = 0.5
  private let title = "Bags"
  private let otherTitle = "Boxes"

  var body: some View {
    VStack {
      Text(news)
      Stepper("Feeders") {
        news += "+"
      } onDecrement: {
        news += "-"
      }
      Stepper("Seeds", value: $seeds)
      Stepper(title, value: $bags, in: 0...10, step: 3)
      Stepper(otherTitle, value: $boxes)
      Stepper(value: $birds, in: 0...9) { Text("Birds") }
      Slider(value: $level) { Text("Level") }
      Slider(value: $weight, in: 1...5) { Text("Weight") }
      Slider(value: $water, in: 0...10, step: 2) { Text("Water") }
      Slider(value: $shade).accessibilityLabel("Shade")
    }
  }
}

private struct Fillings: View {
  private let title = "Bags"

  var body: some View {
    VStack {
      ProgressView()
      ProgressView(value: 0.25)
      ProgressView(value: nil as Double?)
      ProgressView("Seeds")
      ProgressView(title)
      ProgressView("Seeds", value: 0.5)
      ProgressView("Seeds", value: 3, total: 4)
      ProgressView(title, value: 0.5)
      ProgressView { Text("Water") }
      ProgressView(value: 0.5) { Text("Water") }
      Gauge(value: 3, in: 0...4) {
        Text("Level")
      } currentValueLabel: {
        Text("Three")
      }
    }
  }
}

@MainActor @Suite("Views: controls of numbers", .tips) struct NumberTests {
  @Test(
    "A step changes the value by the distance of the control, between its bounds",
    arguments: [
      ("Feeders", 2, "\"-++\""), ("Feeders", -1, "\"--\""), ("Feeders", 0, "\"-\""),
      ("Seeds", 1, "= 3"), ("Seeds", -4, "= -2"), ("Seeds", 0, "= 2"), ("Seeds", 5000, "= 1002"),
      ("Bags", 1, "= 7"), ("Bags", 3, "= 10"), ("Bags", -1, "= 1"), ("Bags", -2, "= 1"),
      ("Boxes", 1, "= 2"), ("Birds", 9, "= 9"), ("Birds", -1, "= 4"),
      ("Level", 1, "= 0.6"), ("Level", 99, "= 1.0"), ("Level", -99, "= 0.0"),
      ("Weight", 1, "= 3.4"), ("Weight", 99, "= 5.0"), ("Weight", -99, "= 1.0"),
      ("Water", 1, "= 6.0"), ("Water", -1, "= 2.0"),
      ("Shade", 99, "= 1.0"), ("Shade", -99, "= 0.0"),
    ])
  func steps(label: String, steps: Int, value: String) throws {
    let screen = TipScreen(of: Amounts())
    screen.adjust(label, by: steps)
    let name = label == "Feeders" ? "Text" : "\"\(label)\""
    let line = try #require(screen.outline.split(separator: "\n").first { $0.contains(name) })
    #expect(line.hasSuffix(" \(value)"))
  }

  @Test("A progress is the part of its total, and none without a value")
  func progress() {
    #expect(
      TipScreen(of: Fillings()).outline == """
        Fillings
          VStack
            ProgressView
            ProgressView = 0.25
            ProgressView
            ProgressView
              Text "Seeds"
            ProgressView
              Text "Bags"
            ProgressView = 0.5
              Text "Seeds"
            ProgressView = 0.75
              Text "Seeds"
            ProgressView = 0.5
              Text "Bags"
            ProgressView
              Text "Water"
            ProgressView = 0.5
              Text "Water"
            Gauge = 3.0
              Text "Level"
              Text "Three"
        """)
  }
}
