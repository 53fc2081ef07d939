import Foundation
import TestSupport
import Testing
import TipCLITestSupport

@Suite("The review of snapshots on a terminal", .ownThread)
struct SnapshotProcessTests {
  @Test("asks in a terminal, and takes the answer")
  func terminal() throws {
    let yard = try SnapshotYard()
    try yard.wait()
    let run = try BuiltTools.shell(
      """
      printf ra | script -qec 'tipctl snapshots review Tests' /dev/null; echo "code $?"
      """, in: yard.folder, environment: ["CI": "", "NO_COLOR": "1"])
    #expect(run.output.contains("+robin"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("Accepted 1, rejected 1, left 0."))
    #expect(run.output.contains("code 0"))
    #expect(yard.read(SnapshotYard.reference) == "robin\n")
    #expect(yard.read(SnapshotYard.added) == nil)
  }

  @Test("A folder without permission is reported")
  func permission() throws {
    let yard = try SnapshotYard()
    try yard.wait()
    let run = try BuiltTools.shell(
      """
      chmod 000 Tests/__Snapshots__/BackyardTests
      \(BuiltTools.asPermitted) tipctl snapshots list; echo "list $?"
      chmod 555 Tests/__Snapshots__/BackyardTests
      \(BuiltTools.asPermitted) tipctl snapshots accept --yes; echo "accept $?"
      chmod 755 Tests/__Snapshots__/BackyardTests
      """, in: yard.folder)
    #expect(run.output == "list 74\naccept 73\n", "\(run.errors)")
    #expect(yard.read(SnapshotYard.reference) == "wren\n")
    #expect(yard.read(SnapshotYard.pending) == "robin\n")
  }
}
