import Foundation

extension Benchmark {
  /// How long a developer waits for the first test of a package that depends on this one.
  static let dependentBuild = Benchmark(
    work: "clean debug build of a dependent package's tests", aim: .value(25)
  ) { context in
    let fixture = BenchContext.package.appending(path: "Fixtures/downstream").path
    let scratch = try context.newFolder().path
    let build = ChildProcess(
      program: "/usr/bin/env",
      arguments: [
        "swift", "build", "--build-tests", "--package-path", fixture, "--scratch-path", scratch,
      ])
    let time = try CostClock.wall.cost { _ = try build.output() }
    return Figures(ours: time)
  }
}
