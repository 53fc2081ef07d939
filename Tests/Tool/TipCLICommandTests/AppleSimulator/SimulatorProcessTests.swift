import Foundation
import TestSupport
import Testing
import TipCLITestSupport

@Suite("tipctl simulator as a process", .ownThread)
struct SimulatorProcessTests {
  @Test("The tool finds xcrun in the path, and launches, resets and undoes with it")
  func launch() throws {
    let simulator = try SimulatorYard()
    try simulator.makeFiles("old", in: simulator.data)
    let before = try simulator.files()
    let tool = BuiltTools.folder.appending(path: "tipctl").path
    let run = try BuiltTools.shell(
      """
      '\(tool)' simulator launch app.birds --quiet
      '\(tool)' simulator reset app.birds | head -1
      '\(tool)' simulator undo app.birds | head -1
      '\(tool)' simulator quiet --off <&-
      PATH=/nowhere '\(tool)' simulator quiet; echo $?
      """, in: simulator.folder, environment: ["PATH": simulator.path])
    #expect(
      run.output == """
        app.birds is launched with -com.apple.TipKit.HideAllTips 1.
        app.birds starts without a TipKit datastore.
        app.birds has the TipKit datastore again that was set aside last.
        Tips show again in apps that start from now on.
        69

        """, "\(run.errors)")
    #expect(run.errors.hasPrefix("tipctl: \"xcrun\" cannot be run: no such file or directory.\n"))
    #expect(try simulator.files() == before)
    #expect(simulator.takeLines().filter { $0.contains("launch") }.count == 1)
  }

  @Test("A call that fails is a failure also where the parent ignores the ends of children")
  func ignoredEnds() throws {
    let yard = try Yard(isEmpty: true)
    try yard.writeProgram("echo 'no such device' >&2\nexit 3", to: "xcrun")
    let run = try BuiltTools.shell(
      """
      PATH=".:$PATH"
      python3 -c 'import os, signal
      signal.signal(signal.SIGCHLD, signal.SIG_IGN)
      os.execvp("tipctl", ["tipctl", "simulator", "list"])'; echo "code $?"
      """, in: yard.folder)
    #expect(run.output == "code 69\n")
    #expect(
      run.errors.contains("failed with exit code 3: \"no such device\""), "\(run.errors)")
  }
}
