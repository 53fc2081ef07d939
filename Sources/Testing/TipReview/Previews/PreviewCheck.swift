import TipEngine
import TipGuidance
import TipModel
import TipPictures
import TipTesting
import TipViewTree

/// The check of one preview of the program, which a separate process does.
struct PreviewCheck: ChildWork {
  /// Something that is wrong with a preview.
  struct Problem: Codable, Hashable {
    var text: String
    /// The check of the guidelines that has found it, such as `T5`.
    var check: String?
    /// The item of that check, such as `tip:FavoriteBackyardTip`.
    var item: String?

    func isSilenced(by silence: GuidanceSilence) -> Bool {
      silence.check == check && silence.item == item && !silence.reason.isEmpty
    }
  }

  /// The findings of the check.
  struct Output: Codable, Sendable {
    var problems: [Problem] = []
    /// The views, as the tips' rules show them.
    var outline = ""
    /// The screens as the tips' rules decide and with all tips, as an SVG file if it is wanted.
    var picture = ""
  }

  /// The preview's index in the program, which each of its processes lists alike.
  let index: Int
  private let platform: String
  private let draws: Bool

  init(_ index: Int, platform: TipPlatform, draws: Bool) {
    self.index = index
    self.platform = platform.rawValue
    self.draws = draws
  }

  func run() async throws -> Output {
    var (output, drawings) = try await shown(withAllTips: false)
    let (full, fullDrawings) = try await shown(withAllTips: true)
    for var problem in full.problems where !output.problems.contains(problem) {
      problem.text = "With all tips shown: \(problem.text)"
      output.problems.append(problem)
    }
    drawings += fullDrawings
    output.picture = SVGScreen.file(
      name: PreviewDeclaration.all[index].pictureTitle, drawings)
    return output
  }

  /// Shows the preview in a separate center, and returns what it has found with its drawing.
  @MainActor private func shown(
    withAllTips showsAllTips: Bool
  ) async throws -> (Output, [SVGScreen]) {
    var output = Output()
    var drawings: [SVGScreen] = []
    let failures = try await RunningTest.collectFailures {
      (output, drawings) = try await withTips { center in
        if showsAllTips { center.showAllTips() }
        let content = try await PreviewDeclaration.all[index].make()
        let screen = TipScreen(of: content, platform: TipPlatform(rawValue: platform) ?? .iOS)
        await screen.runTasks()
        let output = Output(problems: screen.problems, outline: screen.outline)
        let drawings = draws ? [screen.drawing(.light)] : []
        screen.disappear()
        return (output, drawings)
      }
    }
    output.problems = failures.map { Problem(text: $0) } + output.problems
    return (output, drawings)
  }
}

extension TipScreen {
  /// Gives the tasks of the views some turns, so that the screen is as people see it.
  @MainActor fileprivate func runTasks() async {
    var turns = 0
    await settle {
      turns += 1
      return turns > 20
    }
  }

  /// The findings of the guidelines.
  @MainActor fileprivate var problems: [PreviewCheck.Problem] {
    TipGuidance.check(guidanceContent).findings.map { finding in
      PreviewCheck.Problem(
        text: Expectation.guidance([finding]).failure ?? "", check: finding.id, item: finding.item)
    }
  }
}
