import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

@Suite("The manual page", .ownThread)
struct ManPageTests {
  private static let commands = CommandTable.standard.commands
  private let yard: Yard

  init() throws {
    yard = try Yard(isEmpty: true)
    try yard.write(runTipCtl(["man"], table: .standard).output, to: "tipctl.1")
  }

  /// Returns the page's text: single spaces between words, without overstriking.
  private func page(_ command: String) throws -> String {
    let run = try BuiltTools.shell(
      command, in: yard.folder, environment: ["MANWIDTH": "200", "LC_ALL": "C.UTF-8"])
    #expect(run.code == 0, "\(run.errors)")
    return Self.words(run.output.replacing(/.\u{8}/, with: ""))
  }

  private static func words(_ text: String) -> String {
    text.replacing("…", with: "...").replacing("\u{2010}", with: "-")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("mandoc reports no warnings and no style problems")
  func lint() throws {
    let strict = try BuiltTools.shell("mandoc -T lint -W warning tipctl.1", in: yard.folder)
    #expect(strict.code == 0)
    #expect(strict.output.isEmpty)
    let style = try BuiltTools.shell("mandoc -T lint -W style tipctl.1", in: yard.folder)
    // The other installed manuals depend on the machine.
    let lines = (style.output + style.errors).split(separator: "\n").filter {
      !$0.contains("mandoc.db") && !$0.contains("referenced manual not found")
    }
    #expect(lines.isEmpty)
  }

  @Test("mandoc and man show every command, operand, option, example and note of the table")
  func complete() throws {
    for page in [
      try page("mandoc -T utf8 -O width=200 tipctl.1"),
      try page("man --nh --nj -l tipctl.1 | cat"),
    ] {
      for command in Self.commands {
        #expect(page.contains(Self.words(command.usage)), "\(command.usage)")
        #expect(page.contains(Self.words(command.summary)))
        for option in command.options {
          #expect(page.contains(Self.words("\(option.spelling)")))
          #expect(page.contains(Self.words(option.help)), "\(option.help)")
          #expect(page.contains(Self.words(option.signature)), "\(option.signature)")
        }
        for operand in command.operands {
          #expect(page.contains(Self.words(operand.help)))
        }
        for note in command.notes { #expect(page.contains(Self.words(note)), "\(note)") }
        for example in command.examples {
          #expect(page.contains(Self.words(example.line)), "\(example.line)")
        }
      }
      for option in GlobalOptions.options { #expect(page.contains(option.signature)) }
    }
  }

  @Test("The sections of a manual, in their order")
  func sections() throws {
    let text = try String(
      contentsOf: yard.folder.appending(path: "tipctl.1"), encoding: .utf8)
    let sections = text.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map {
      String($0.dropFirst(4))
    }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "GLOBAL OPTIONS", "ENVIRONMENT",
        "FILES", "EXIT STATUS", "EXAMPLES", "SEE ALSO",
      ])
  }

  @Test("Exit codes with their meanings, including 130; controls as variables; files")
  func rest() throws {
    let page = try page("mandoc -T utf8 -O width=200 tipctl.1")
    for (code, meaning) in ExitCode.documented {
      #expect(page.contains(" \(code.rawValue) \(meaning)"))
    }
    #expect(page.contains(" 130 interrupted at a question"))
    for control in Control.allCases {
      #expect(page.contains("\(ControlName.environmentVariable(for: control)) "))
    }
    for (name, _) in ManPage.variables { #expect(page.contains(" \(name) ")) }
    for (path, _) in ManPage.files { #expect(page.contains(" \(path) ")) }
    #if !canImport(Darwin)
      let locator = DatastoreLocator(environment: ["HOME": "/~"], application: "APP")
      #expect(try "/" + ManPage.files[0].path == locator.applicationDefault())
    #endif
  }

  @Test("The source of a page lists commands with their options, notes and examples")
  func source() throws {
    let wide = String(repeating: "a", count: 30) + " " + String(repeating: "b", count: 30)
    let long = String(repeating: "c", count: 70)
    let sing = CommandSpec(
      "sing", group: .inspect, summary: "Sings. Once.",
      operands: [OperandSpec("BIRD", .any, help: "The birds.")],
      options: [
        OptionSpec("loud", short: "l", help: "Loudly."),
        OptionSpec("song", value: "NAME", repeatable: true, help: "A song."),
        OptionSpec("soft", repeatable: true, help: "Softly."),
      ],
      examples: [
        .init("tipctl sing", "Sings."), .init("tipctl sing -l", "Sings loudly."),
      ], notes: [wide, long]
    ) { _, _ in .done }
    let fly = CommandSpec(
      "fly", group: .inspect, summary: "Flies.", examples: [.init("tipctl fly", "Flies.")]
    ) { _, _ in .done }
    let text = ManPage(table: CommandTable([sing, fly])).text
    let start = #"""
      .Dd \#(TipCtl.versionDate)
      .Dt TIPCTL 1
      .Os TipControl \#(TipCtl.version)
      .Sh NAME
      .Nm tipctl
      .Nd force, inspect and explain the tips of an app
      .Sh SYNOPSIS
      .Nm
      .Op Ar global options
      .Ar COMMAND
      .Sh DESCRIPTION
      .Nm
      works on the datastore of an app\(aqs tips, whether the app
      runs or not.
      Overrides stay until "tipctl auto".
      Each command that changes something prints the command that
      reverts it.
      .Pp
      The datastore is chosen by \-\-datastore or \-\-app, then by
      TIPCTL_DATASTORE, then by TIPCTL_APP.
      Without any of them it is that of the only app that has one.
      Data goes to standard output, everything else to standard
      error.
      .Sh COMMANDS
      .Ss Inspect
      .Bl -tag -width Ds
      .It Ic tipctl sing [options] [BIRD...]
      Sings.
      Once.
      .Bl -tag -width Ds
      .It Ar BIRD
      The birds.
      .It Fl l , Fl \-loud
      Loudly.
      .It Fl \-song Ar NAME Pq may be repeated
      A song.
      .It Fl \-soft
      Softly.
      .El
      .Pp
      \#(wide.replacing(" ", with: "\n"))
      .Pp
      \#(long)
      .Pp
      Sings.
      .Bd -literal -offset indent
      tipctl sing
      .Ed
      .Pp
      Sings loudly.
      .Bd -literal -offset indent
      tipctl sing \-l
      .Ed
      .It Ic tipctl fly
      Flies.
      .Pp
      Flies.
      .Bd -literal -offset indent
      tipctl fly
      .Ed
      .El
      .Sh GLOBAL OPTIONS
      They are allowed before or after the command.
      .Bl -tag -width Ds

      """#
    #expect(text.hasPrefix(start), "\(text.prefix(start.count))")
    #expect(
      text.hasSuffix(
        """
        .El
        .Sh EXAMPLES
        Sings.
        .Bd -literal -offset indent
        tipctl sing
        .Ed
        .Sh SEE ALSO
        .Xr bash 1 ,
        .Xr fish 1 ,
        .Xr sqlite3 1 ,
        .Xr zsh 1

        """))
    let empty = "An empty variable counts as unset."
    #expect(text.contains("\n.Sh ENVIRONMENT\n\(empty)\n.Bl -tag "))
    let variables = text.matches(of: /\n\.It Ev (\w+)/).map { String($0.output.1) }
    let controls = Control.allCases.map { ControlName.environmentVariable(for: $0) }
    #expect(variables == (controls + ManPage.variables.map(\.name)).sorted())
  }

  @Test("Text that looks like a macro or an escape stays text")
  func hostile() throws {
    let text = ".Sh is no section. 'quote \\fB back\\slash - dash --all ~ ^ ` Nm Ar \"x\". Yes."
    let command = CommandSpec(
      "odd", group: .inspect, summary: text,
      operands: [OperandSpec("Nm", .exactly, help: text)],
      options: [OptionSpec("odd", value: "Ar", help: text)],
      examples: [.init("tipctl odd '.x' \\n \"Fl\"", text)], notes: [text]
    ) { _, _ in .done }
    try yard.write(ManPage(table: CommandTable([command])).text, to: "tipctl.1")
    try lint()
    let page = try page("mandoc -T utf8 -O width=200 tipctl.1")
    #expect(page.components(separatedBy: Self.words(text)).count == 7, "six places")
    #expect(page.contains("tipctl odd '.x' \\n \"Fl\""))
    #expect(page.contains("--odd Ar"))
  }
}
