import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport

/// The scripts in real shells, with typed keys on a terminal.
@Suite("Pressing Tab in a shell", .ownThread)
struct ShellCompletionTests {
  /// A shell that has loaded its script, and prints the arguments of `tipctl`.
  struct Shell: Sendable, CustomTestStringConvertible {
    let name: String
    let start: String
    /// The file that it reads when it starts.
    let file: String
    let setup: String
    var testDescription: String { name }

    private static let function =
      "tipctl() { printf 'ARGS'; printf '<%s>' \"$@\"; printf 'END\\n'; }"

    static let bash = Shell(
      name: "bash", start: "exec bash --noprofile --rcfile bashrc -i", file: "bashrc",
      setup: "source <(command tipctl completions bash); PS1='READY> '; \(function)")
    /// From a folder of functions, as after installation.
    static let zsh = Shell(
      name: "zsh", start: "exec env ZDOTDIR=. zsh -d -i", file: ".zshrc",
      setup: """
        mkdir functions; command tipctl completions zsh > functions/_tipctl
        fpath=($PWD/functions $fpath); autoload -U compinit; compinit -u -D
        PS1='READY> '; \(function)
        """)
    static let fish = Shell(
      name: "fish", start: "exec fish --no-config -C 'source setup.fish' -i", file: "setup.fish",
      setup: """
        command tipctl completions fish | source
        function fish_prompt; echo -n 'READY> '; end
        function tipctl; printf ARGS; printf '<%s>' $argv; printf 'END\\n'; end
        """)
    static let all = [bash, zsh, fish]
  }

  /// Names with characters that are special in shells.
  private static let tips = [
    "FeedBirdsTip", "it's a tip", "$(touch x)", "鳥 café", "a:b=c", "-dash", "q\"!uo`te\\",
    "~tilde#", "*glob?",
  ]

  /// Keys, and the resulting arguments.
  private static let keys: [(String, String)] = [
    ("lis\t", "<list>"), ("snap\tprun\t", "<snapshots><prune>"),
    ("help snapshots prun\t", "<help><snapshots><prune>"),
    ("lock --ch\t", "<lock><--check>"), ("--form\tjs\tlist", "<--format><json><list>"),
    ("list --format=j\t", "<list><--format=json>"),
    ("args --for simc\t", "<args><--for><simctl>"),
    ("run --snapshot-record mis\t-- x", "<run><--snapshot-record><missing><--><x>"),
    ("show Fe\t", "<show><FeedBirdsTip>"), ("show it\t", "<show><it's a tip>"),
    ("show 'it\t", "<show><it's a tip>"), ("show \"it\t", "<show><it's a tip>"),
    ("show it\\'s\\ \t", "<show><it's a tip>"), ("show \\$\t", "<show><$(touch x)>"),
    ("show '$\t", "<show><$(touch x)>"), ("show 鳥\t", "<show><鳥 café>"),
    ("show a:\t", "<show><a:b=c>"), ("show -- -\t", "<show><--><-dash>"),
    ("reset --tip=a\t", "<reset><--tip=a:b=c>"),
    ("reset --tip q\t", "<reset><--tip><q\"!uo`te\\>"),
    ("show \"q\t", "<show><q\"!uo`te\\>"), ("show \\~\t", "<show><~tilde#>"),
    ("show \\*g\t", "<show><*glob?>"),
    ("args --show-tips FeedBirdsTip,a\t", "<args><--show-tips><FeedBirdsTip,a:b=c>"),
    ("args --show-tips 'FeedBirdsTip,a\t", "<args><--show-tips><FeedBirdsTip,a:b=c>"),
    ("import mond\t", "<import><monday.json>"),
    ("--datastore=oth\t", "<--datastore=others"),
    ("snapshots prune oth\t", "<snapshots><prune><others"),
    ("run -- mkfif\t x", "<run><--><mkfifo><x>"),
    ("run -- cat mond\t", "<run><--><cat><monday.json>"),
  ]

  private func yard() throws -> Yard {
    let yard = try Yard(isEmpty: true)
    let tips = try JSONEncoder().encode(Self.tips.map { ["id": $0] })
    try yard.write("{\"tips\": \(String(decoding: tips, as: UTF8.self))}", to: "monday.json")
    #expect(yard.run("import", "monday.json", "--yes").code == .done)
    try FileManager.default.createDirectory(
      at: yard.folder.appending(path: "others"), withIntermediateDirectories: true)
    return yard
  }

  @Test("Words of the tool and the datastore are completed and quoted", arguments: Shell.all)
  func completes(shell: Shell) throws {
    let yard = try yard()
    try yard.write(shell.setup, to: shell.file)
    let terminal = try Terminal(
      shell.start, in: yard.folder, columns: 200,
      environment: [
        "TIPCTL_DATASTORE": "birds", "LC_ALL": "C.UTF-8", "HOME": yard.folder.path,
        "HISTFILE": "/dev/null", "XDG_CONFIG_HOME": yard.folder.path,
        "XDG_DATA_HOME": yard.folder.path, "TMPDIR": yard.folder.path,
      ])
    for (keys, arguments) in Self.keys {
      try terminal.wait(for: "READY> ")
      try terminal.type("tipctl \(keys)\r")
      try terminal.wait(for: "ARGS\(arguments)")
      try terminal.wait(for: "END")
    }
    try terminal.wait(for: "READY> ")
    try terminal.type("exit\r")
    #expect(try terminal.end() == 0)
    #expect(!FileManager.default.fileExists(atPath: yard.folder.appending(path: "x").path))
  }

  @Test("Without a datastore, nothing is offered, printed or created")
  func noDatastore() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      bash --norc --noprofile -c '
        source <(tipctl completions bash)
        COMP_LINE="tipctl show " COMP_POINT=12 COMP_WORDS=(tipctl show "") COMP_CWORD=2
        _tipctl tipctl "" show; echo "bash ${#COMPREPLY[@]}"
        COMP_LINE="tipctl lis" COMP_POINT=10
        _tipctl tipctl lis tipctl; echo "bash ${COMPREPLY[*]}"'
      fish --no-config -c '
        tipctl completions fish | source
        echo fish (count (complete -C "tipctl show ")) (complete -C "tipctl lis")'
      """, in: yard.folder,
      environment: [
        "TIPCTL_DATASTORE": "missing", "HOME": yard.folder.path,
        "TMPDIR": yard.folder.path,
      ])
    #expect(
      run.output == """
        bash 0
        bash list
        fish 0 list\tLists tips with their status and deciding gate; all by default.

        """)
    #expect(run.errors.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(atPath: yard.folder.path)
    #expect(!files.contains("missing"))
  }
}
