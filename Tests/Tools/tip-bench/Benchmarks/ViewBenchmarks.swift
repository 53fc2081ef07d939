import Foundation
import TestBasics
import TipUIKit
import TipViewTree
import ToolSupport

extension Benchmark {
  /// What view files cost: the compiler's time, and a pass over nested views.
  static let views = [chain, depth]

  private static let chain = Benchmark(
    work: "type-checking a chain of 80 modifiers", baseline: "a chain of 40", aim: .factor(6)
  ) { context in
    let folder = try context.newFolder()
    let build = [
      "swift", "build", "--package-path", PackageFile.root.path,
      "--scratch-path", folder.path,
    ]
    _ = try Child.output("/usr/bin/env", build + ["--target", "TipSwiftUI"])
    let products = try Child.output("/usr/bin/env", build + ["--show-bin-path"])
    let check = [
      "swiftc", "-typecheck",
      "-I", "\(products.trimmingCharacters(in: .newlines))/Modules",
      "-I", PackageFile.url("Sources/System/CSQLite").path,
      "-I", PackageFile.url("Sources/System/CSpawn").path,
    ]
    let long = folder.appending(path: "80.swift")
    let short = folder.appending(path: "40.swift")
    try view(modifiers: 80).write(to: long, atomically: true, encoding: .utf8)
    try view(modifiers: 40).write(to: short, atomically: true, encoding: .utf8)
    return try await Rounds(count: 3, limit: .seconds(60)).alternate {
      try Child.processorTime("/usr/bin/env", check + [long.path])
    } baseline: {
      try Child.processorTime("/usr/bin/env", check + [short.path])
    }
  }

  /// Returns a view file with a chain of the modifiers that apps use most.
  private static func view(modifiers count: Int) -> String {
    let modifiers = [
      "padding()", "font(.headline)", "foregroundStyle(.blue)", "background(.red)",
      "frame(width: 44)", "opacity(0.5)", "cornerRadius(8)", "overlay(Circle())",
      "tint(.green)", "accessibilityLabel(\"Feeder\")", "shadow(radius: 2)",
      "disabled(false)", "background(Color.red.opacity(0.5))", "id(3)", "onTapGesture {}",
      "onAppear {}",
    ]
    let chain = (0..<count).map { "      .\(modifiers[$0 % modifiers.count])" }
    return """
      import TipSwiftUI
      struct Chain: View {
        var body: some View {
          Text("Feeder")
      \(chain.joined(separator: "\n"))
        }
      }
      """
  }

  private static let depth = Benchmark(
    work: "a pass over 400 nested UIKit views", baseline: "over 200", aim: .factor(2.5),
    isQuick: true
  ) { _ in
    await Rounds().alternate {
      await cost(ofPassOver: 400)
    } baseline: {
      await cost(ofPassOver: 200)
    }
  }

  /// Returns the processor time of building nested views and reading their text.
  @MainActor private static func cost(ofPassOver count: Int) -> Double {
    CostClock.perCall {
      let controller = UIViewController()
      var outer: UIView = controller.view
      for _ in 0..<count {
        let view = UIView()
        outer.addSubview(view)
        outer = view
      }
      let label = UILabel()
      label.text = "Seeds"
      outer.addSubview(label)
      keep(controller._makeHierarchy().render().front.lines)
    }
  }
}
