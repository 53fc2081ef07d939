import Foundation
import TestSupport
import Testing
import TipCLITestSupport

@Suite("tipctl lint on the demo", .ownThread)
struct LintProcessTests {
  @Test("G7: the demo's tips, tooltips and alert have no finding, and need no silence")
  func g7() throws {
    let yard = try Yard(isEmpty: true)
    let script = """
      BackyardBirds tips && printf 'clear\\nCancel\\n' | TIPCTL_CLOCK=+0s BackyardBirds live \\
        && tipctl lint --strict
      """
    let run = try BuiltTools.shell(
      script, in: yard.folder, environment: ["TIPCTL_DATASTORE": yard.folder.path + "/"])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("Nothing found in 11 items."))
  }
}
