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

  /// Starts the tool from a parent that ignores signals, as daemons, agents and nohup do.
  ///
  /// An alarm ends a tool that hangs.
  private static func ignoring(_ names: String, _ command: String) -> String {
    """
    python3 -c 'import os, signal, sys
    for name in sys.argv[1].split():
        signal.signal(getattr(signal, "SIG" + name), signal.SIG_IGN)
    signal.alarm(600)
    os.execvp(sys.argv[2], sys.argv[2:])' '\(names)' \(command)
    """
  }

  @Test(
    "ends with its child's code where the parent ignores signals",
    arguments: ["CHLD", "CHLD TERM HUP INT QUIT USR1 USR2 TSTP CONT PIPE"])
  func ignoredSignals(names: String) throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      Self.ignoring(names, "tipctl run --no-verify -- sh -c 'exit 7'")
        + "; echo \"code $?\"",
      in: yard.folder)
    #expect(run.output == "code 7\n", "\(run.errors)")
  }

  @Test("A hang-up stays ignored in the child, and SIGCHLD does not")
  func inheritedSignals() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      Self.ignoring(
        "CHLD HUP",
        """
        tipctl run --no-verify -- python3 -c 'import signal
        for name in ("SIGHUP", "SIGCHLD", "SIGPIPE"):
            print(name, signal.getsignal(getattr(signal, name)) == signal.SIG_IGN)'
        """), in: yard.folder)
    // Python ignores SIGPIPE itself.
    #expect(run.output == "SIGHUP True\nSIGCHLD False\nSIGPIPE True\n", "\(run.errors)")
  }

  @Test("forwards signals that the parent ignores to a child that handles them")
  func ignoredForward() throws {
    let yard = try Yard(isEmpty: true)
    try Data(
      """
      import signal, sys
      def got(number, frame):
          print("got", signal.Signals(number).name, flush=True)
          sys.exit(42)
      signal.signal(signal.SIGTERM, got)
      signal.alarm(600)
      open("ready", "w").close()
      while True: signal.pause()
      """.utf8
    ).write(to: yard.folder.appending(path: "child.py"))
    let tool = Self.ignoring("CHLD TERM", "tipctl run --no-verify -- python3 child.py")
    let run = try BuiltTools.shell(
      """
      mkfifo ready
      \(tool) &
      read line < ready
      kill -TERM $!
      wait $!
      echo "code $?"
      """, in: yard.folder)
    #expect(run.output == "got SIGTERM\ncode 42\n", "\(run.errors)")
  }

  @Test(
    "has a private folder of receipts under any mask", arguments: ["000", "077", "777"])
  func privateReceipts(mask: String) throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      umask \(mask)
      tipctl run --quiet -- sh -c 'stat -c %a "$TIPCTL_RECEIPT"' 2> /dev/null
      """, in: yard.folder)
    #expect(run.output == "700\n", "\(run.errors)")
  }

  @Test("removes no file for a command that does not exist")
  func missingCommand() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      echo 'my notes' > notes.txt
      tipctl run --demo --receipt notes.txt -- nosuch 2> /dev/null; echo "code $?"
      tipctl run --demo --receipt notes.txt -- BackyardBirds tips 2> /dev/null; echo "code $?"
      TIPCTL_RECEIPT=notes.txt BackyardBirds tips 2> errors > page
      cat notes.txt; cat errors
      tipctl --datastore app/ run --demo --receipt r.json -- BackyardBirds tips > page
      cp r.json before.json
      tipctl run --demo --receipt r.json -- nosuch 2> /dev/null; echo "code $?"
      cmp r.json before.json && echo kept
      mkfifo pipe
      tipctl run --demo --receipt pipe -- true 2> /dev/null; echo "code $?"
      test -p pipe && echo kept
      """, in: yard.folder, environment: ["XDG_DATA_HOME": yard.folder.path])
    #expect(
      run.output == """
        code 73
        code 73
        my notes
        "notes.txt" is not a receipt, so no receipt replaces it. Name another file for the receipt.
        code 66
        kept
        code 73
        kept

        """, "\(run.errors)")
  }

  @Test("says why the demo app started without tips, and so do receipt and doctor")
  func failedStart() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      export TIPCTL_DATASTORE=app/
      BackyardBirds sign-in > page
      tipctl run --quiet -- BackyardBirds tips -tipctl.Clock soon > page 2> errors; echo "code $?"
      grep -c 'failed in Tips.configure(): Invalid clock setting "soon" in -tipctl.Clock' errors
      tipctl receipt -q | grep -e '^failed at' -e '^error: ' | cut -c 1-40
      tipctl doctor -q > report; echo "code $?"; grep -A 1 '^problem' report | cut -c 1-90
      BackyardBirds tips > page
      tipctl receipt -q | grep -c '^configured at'
      tipctl doctor -q > report; echo "code $?"
      """, in: yard.folder)
    #expect(
      run.output.replacing(/failed at .*/, with: "failed at") == """
        code 1
        1
        failed at
        error: Invalid clock setting "soon" in -
        code 1
        problem: BackyardBirds
          The app's last start failed in Tips.configure(): Invalid clock setting "soon" in -tipctl
        1
        code 0

        """, "\(run.errors)")
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
    _ variables: String, _ asked: String, _ arguments: String, _ code: Int,
    _ words: String
  ) throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      \(variables) tipctl --datastore app/ run --environment \(asked) -- \
        BackyardBirds view north \(arguments) > /dev/null
      echo "code $?"
      """, in: yard.folder)
    #expect(run.output == "code \(code)\n", "\(run.errors)")
    if words.isEmpty {
      #expect(run.errors.isEmpty, "\(run.errors)")
    } else {
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test(
    "forwards signals, and exits with the child's code",
    arguments: ["INT", "TERM", "HUP", "QUIT", "USR1", "USR2"])
  func signals(name: String) throws {
    let yard = try Yard(isEmpty: true)
    // The child reports that it is ready, and the signal it received. A shell in the background
    // could not catch all signals.
    try Data(
      """
      import signal, sys
      def got(number, frame):
          print("got", signal.Signals(number).name, flush=True)
          sys.exit(42)
      signal.signal(signal.SIG\(name), got)
      signal.alarm(600)
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
      signal.alarm(600)
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
        signal.alarm(600)
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
      signal.alarm(600)
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
      signal.alarm(600)
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
      "tipctl run --no-verify -- sh -c 'kill -KILL $$'; echo \"code $?\"", in: yard.folder
    )
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
