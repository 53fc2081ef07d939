import Foundation
import TestBasics
import ToolSupport

extension Benchmark {
  /// How long a developer waits for the first test of a package that depends on this one.
  static let dependentBuild = Benchmark(
    work: "clean debug build of a dependent package's tests", aim: .value(60)
  ) { context in
    let words = [
      "swift", "build", "--build-tests", "--package-path",
      PackageFile.url("Fixtures/downstream").path, "--scratch-path",
      try context.newFolder().path,
    ]
    return Figures(ours: try CostClock.wall.cost { _ = try Child.output("/usr/bin/env", words) })
  }
}
