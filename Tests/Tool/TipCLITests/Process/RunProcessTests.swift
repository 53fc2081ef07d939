import Foundation
import TestSupport
import Testing
import TipCLITestSupport

@Suite("tipctl run with a real child", .ownThread)
struct RunProcessTests {
  @Test("forwards streams, a megabyte on each, and the exit code")
  func streams() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      head -c 1048576 /dev/zero | tr '\\0' 'a' > million
      tipctl run --demo --no-verify -- sh -c 'cat; cat million >&2; exit 7' \
        < million > out 2> err; echo "code $?"
      cmp million out && cmp million err && echo same
      """, in: yard.folder)
    #expect(run.output == "code 7\nsame\n", "\(run.errors)")
  }

  @Test("blocks no signal in the child, even if one is blocked in the tool")
  func signalMask() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      python3 -c 'import os, signal, sys
      signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM, signal.SIGCHLD])
      os.execvp("tipctl", ["tipctl"] + sys.argv[1:])' run --demo --no-verify -- \
        python3 -c 'import signal; print(signal.pthread_sigmask(signal.SIG_BLOCK, []))'
      """, in: yard.folder)
    #expect(run.output == "set()\n", "\(run.errors)")
  }

  @Test(
    "verifies the demo app, with controls by either channel",
    arguments: ["environment", "arguments"])
  func app(channel: String) throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      tipctl --datastore app/ run --only FeedBirdsTip --\(channel) -- BackyardBirds view pond
      echo "code $?"
      """, in: yard.folder)
    #expect(run.output.hasSuffix("code 0\n"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("Feed"))
    #expect(run.errors.isEmpty)
  }

  @Test("fails when a source of higher precedence overrides a control, and names it")
  func overruled() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      tipctl --datastore app/ run --clock 2026-11-21 -- \
        BackyardBirds tips -tipctl.Clock 2027-01-01 > /dev/null
      echo "code $?"
      """, in: yard.folder)
    #expect(run.output == "code 1\n", "\(run.errors)")
    #expect(run.errors.contains("Clock"))
    #expect(run.errors.contains("2027-01-01"))
  }

  @Test(
    "fails when a different control cancels the effect of a requested one (D5, D6)",
    arguments: [
      ("", "--quiet", "-tipctl.ShowAllTips 1", 1, "ShowAllTips"),
      ("TIPCTL_SHOW_TIPS=FeedBirdsTip", "--quiet", "", 1, "TIPCTL_SHOW_TIPS"),
      ("", "--show-tips FeedBirdsTip", "-tipctl.HideTips FeedBirdsTip", 1, "HideTips"),
      ("", "--demo", "-tipctl.HideTips FeedBirdsTip", 1, "HideTips"),
      ("", "--show-tips FeedBirdsTip", "-tipctl.HideTips ShareBackyardTip", 0, ""),
      ("", "--quiet", "-tipctl.ShowAllTips 0", 0, ""),
      ("TIPCTL_HIDE_ALL_TIPS=1", "--only FeedBirdsTip", "", 0, ""),
      ("TIPCTL_HIDE_ALL_TIPS=1", "--demo", "", 0, ""),
    ])
  func opposed(
    _ variables: String, _ asked: String, _ arguments: String, _ code: Int, _ words: String
  ) throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      \(variables) tipctl --datastore app/ run --environment \(asked) -- \
        BackyardBirds view north \(arguments) > /dev/null
      echo "code $?"
      """, in: yard.folder)
    #expect(run.output == "code \(code)\n", "\(run.errors)")
    #expect(words.isEmpty ? run.errors.isEmpty : run.errors.contains(words), "\(run.errors)")
  }

  @Test(
    "forwards signals, and exits with the child's code",
    arguments: ["INT", "TERM", "HUP", "QUIT", "USR1", "USR2"])
  func signals(name: String) throws {
    let yard = try Yard(isEmpty: true)
    // The child reports that it is ready, and the signal it received; a shell in the background
    // could not catch all signals.
    try Data(
      """
      import signal, sys
      def got(number, frame):
          print("got", signal.Signals(number).name, flush=True)
          sys.exit(42)
      signal.signal(signal.SIG\(name), got)
      signal.alarm(60)
      open("ready", "w").close()
      while True: signal.pause()
      """.utf8
    ).write(to: yard.folder.appending(path: "child.py"))
    let run = try BuiltTools.shell(
      """
      mkfifo ready
      tipctl run --no-verify -- python3 child.py &
      read line < ready
      kill -\(name) $!
      wait $!
      echo "code $?"
      """, in: yard.folder)
    #expect(run.output == "got SIG\(name)\ncode 42\n", "\(run.errors)")
  }

  @Test("does not forward a signal that the terminal has sent to the child itself")
  func key() throws {
    let yard = try Yard(isEmpty: true)
    // The child leaves the terminal's group, so that it receives only forwarded signals. The tool
    // handles signals in the order of their numbers: once the child receives a later one, it has
    // received every earlier one that was forwarded.
    try Data(
      """
      import os, signal, sys
      count = 0
      def interrupted(number, frame):
          global count
          count += 1
      def ended(number, frame):
          print("interrupted", count, flush=True)
          sys.exit(42)
      signal.signal(signal.SIGINT, interrupted)
      signal.signal(signal.SIGTERM, ended)
      signal.alarm(60)
      os.setpgrp()
      print("ready", flush=True)
      open("pressed").close()
      os.kill(os.getppid(), signal.SIGTERM)
      while True: signal.pause()
      """.utf8
    ).write(to: yard.folder.appending(path: "child.py"))
    let terminal = try Terminal(
      "mkfifo pressed; exec tipctl run --no-verify -- python3 child.py", in: yard.folder)
    try terminal.wait(for: "ready")
    try terminal.type("\u{03}")
    try terminal.wait(for: "^C")
    try Data().write(to: yard.folder.appending(path: "pressed"))
    #expect(try terminal.end() == 42, "\(terminal.screen)")
    #expect(terminal.screen.contains("interrupted 0\n"), "\(terminal.screen)")
  }

  #if os(Linux)
    @Test("leaves no child when it is killed, not even one that ignores signals")
    func killedTool() throws {
      let yard = try Yard(isEmpty: true)
      // The tool and the child have the pipe open: it ends with the last of them.
      try Data(
        """
        import os, signal
        def left(number, frame):
            open("left", "w").close()
            os._exit(1)
        for name in ("TERM", "HUP", "INT"):
            signal.signal(getattr(signal, "SIG" + name), signal.SIG_IGN)
        signal.signal(signal.SIGALRM, left)
        signal.alarm(20)
        print("ready", flush=True)
        while True: signal.pause()
        """.utf8
      ).write(to: yard.folder.appending(path: "child.py"))
      let run = try BuiltTools.shell(
        """
        mkfifo alive
        tipctl run --no-verify -- python3 child.py > alive &
        exec 3< alive
        read line <&3
        kill -KILL $!
        cat <&3
        test -e left && echo left || echo gone
        """, in: yard.folder)
      #expect(run.output == "gone\n", "\(run.errors)")
    }
  #endif

  @Test("stops and continues with its child")
  func stopped() throws {
    let yard = try Yard(isEmpty: true)
    try Data(
      """
      import os, signal, sys
      # Not print: the handler may interrupt it, and a buffer cannot be entered twice.
      def continued(number, frame):
          os.write(1, b"continued\\n")
          sys.exit(42)
      signal.signal(signal.SIGCONT, continued)
      signal.alarm(60)
      os.write(1, f"{os.getpid()}\\n".encode())
      while True: signal.pause()
      """.utf8
    ).write(to: yard.folder.appending(path: "child.py"))
    try Data(
      """
      import os, signal, subprocess
      tool = subprocess.Popen(
          ["tipctl", "run", "--no-verify", "--", "python3", "child.py"], stdout=subprocess.PIPE)
      child = int(tool.stdout.readline())
      os.kill(tool.pid, signal.SIGTSTP)
      print("stopped", os.WIFSTOPPED(os.waitpid(tool.pid, os.WUNTRACED)[1]))
      # The child got the signal first; the system may still be about to stop it.
      while open(f"/proc/{child}/stat").read().rsplit(")", 1)[1].split()[0] != "T":
          os.sched_yield()
      os.kill(tool.pid, signal.SIGCONT)
      print(tool.stdout.readline().decode().strip(), tool.wait())
      """.utf8
    ).write(to: yard.folder.appending(path: "parent.py"))
    let run = try BuiltTools.shell("python3 parent.py", in: yard.folder)
    #expect(run.output == "stopped True\ncontinued 42\n", "\(run.errors)")
  }

  @Test("stops by Ctrl-Z with its child, and continues in the foreground of a shell")
  func jobControl() throws {
    let yard = try Yard(isEmpty: true)
    try Data(
      """
      import signal, sys
      def continued(number, frame):
          print("awake", flush=True)
          sys.exit(42)
      signal.signal(signal.SIGCONT, continued)
      signal.alarm(60)
      print("asleep", flush=True)
      while True: signal.pause()
      """.utf8
    ).write(to: yard.folder.appending(path: "child.py"))
    let terminal = try Terminal("exec bash --norc --noprofile -i", in: yard.folder)
    try terminal.type("tipctl run --no-verify -- python3 child.py\n")
    try terminal.wait(for: "asleep\n")
    try terminal.type("\u{1A}")
    try terminal.wait(for: "Stopped")
    try terminal.type("fg\n")
    try terminal.wait(for: "awake\n")
    try terminal.type("exit $?\n")
    #expect(try terminal.end() == 42, "\(terminal.screen)")
  }

  @Test("exits with 128 and the signal when the child does not catch it")
  func killed() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      "tipctl run --no-verify -- sh -c 'kill -KILL $$'; echo \"code $?\"", in: yard.folder)
    #expect(run.output == "code 137\n")
  }

  @Test("gives a child the terminal, and the default action for a broken pipe")
  func terminal() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      echo robin | script -qec \
        'tipctl run --no-verify -- sh -c "test -t 0 && read bird && echo saw \\$bird"' /dev/null
      tipctl run --no-verify -- sh -c 'yes; echo "yes $?" >&2' | head -1 > /dev/null
      """, in: yard.folder)
    #expect(run.output.contains("saw robin"), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("yes 141"), "\(run.errors)")
  }
}
