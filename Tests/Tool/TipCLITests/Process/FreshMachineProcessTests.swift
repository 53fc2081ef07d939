import Foundation
import TestSupport
import Testing
import TipCLITestSupport

@Suite("A fresh machine (D44)", .ownThread)
struct FreshMachineProcessTests {
  @Test("Every exit code of the script for an empty home folder is as expected")
  func script() throws {
    let yard = try Yard(isEmpty: true)
    let home = yard.folder.appending(path: "home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let script = PackageFile.url("Fixtures/fresh-machine.sh").path
    let run = try BuiltTools.shell(
      "sh '\(script)'", in: yard.folder, environment: ["HOME": home.path])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasSuffix("Every exit code is as expected.\n"))
  }

  @Test("wait is woken when the datastore appears, and by a commit of another process")
  func wait() throws {
    let yard = try Yard(isEmpty: true)
    let terminal = try Terminal(
      "exec tipctl --datastore new/birds/ wait ShareBackyardTip available --timeout 1h",
      in: yard.folder)
    try terminal.wait(for: "Waiting for the datastore")
    let run = try BuiltTools.shell(
      """
      tipctl --datastore new/birds/ show ShareBackyardTip
      TIPCTL_DATASTORE=new/birds/ BackyardBirds tips
      """, in: yard.folder)
    #expect(run.code == 0, "\(run.errors)")
    try terminal.wait(for: "available\n")
    #expect(try terminal.end() == 0)
  }
}
