import TestSupport
import Testing
@testable import TipCLI
import TipCLITestSupport

@Suite("The output of a child", .ownThread)
struct ChildCaptureTests {
  private func capture(
    _ script: String, _ environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) throws -> ChildOutput {
    let words = ["/bin/sh", "-c", script]
    return try ChildProcess.capture(ChildCommand(words: words, environment: environment))
  }

  /// The script, and how the child ends.
  @Test(
    "Both streams and the end are returned",
    arguments: [
      ("exit 0", .exited(0)), ("exit 7", .exited(7)), ("exit 255", .exited(255)),
      ("kill -TERM $$", .signalled(15)), ("kill -KILL $$", .signalled(9)),
    ] as [(String, ChildEnd)])
  func ends(script: String, end: ChildEnd) throws {
    let found = try capture("echo wren; echo robin >&2; \(script)")
    #expect(
      found == ChildOutput(end: end, output: Array("wren\n".utf8), errors: Array("robin\n".utf8)))
    #expect(!found.isCut)
  }

  @Test("It has no input, and only the given environment")
  func input() throws {
    let found = try capture("cat; echo \"$BIRD.\"", ["PATH": "/usr/bin:/bin", "BIRD": "wren"])
    #expect(found == ChildOutput(end: .exited(0), output: Array("wren.\n".utf8)))
    #expect(try capture("echo \"$BIRD.\"").output == Array(".\n".utf8))
  }

  @Test("A full pipe does not stop it, and a stream that it closes early does not end the other")
  func full() throws {
    let found = try capture(
      "head -c 300000 /dev/zero >&2; exec 2>&-; head -c 300000 /dev/zero; echo wren")
    #expect(found.end == .exited(0) && !found.isCut)
    #expect(found.errors.count == 300_000 && found.output.count == 300_005)
    #expect(found.output.suffix(5) == Array("wren\n".utf8)[...])
  }

  @Test("What it may write is limited; a child that writes more is killed")
  func limit() throws {
    let most = try capture("head -c \(ChildOutput.limit) /dev/zero")
    #expect(most.end == .exited(0) && !most.isCut)
    #expect(most.output.count == ChildOutput.limit)
    let more = try capture("exec cat /dev/zero")
    #expect(more.end == .signalled(9) && more.isCut)
    #expect(more.output.count > ChildOutput.limit)
  }

  @Test("A program that does not exist is a failure")
  func missing() {
    #expect(throws: ChildFailure.notFound) {
      try ChildProcess.capture(ChildCommand(words: ["/nowhere/birds"], environment: [:]))
    }
  }
}
