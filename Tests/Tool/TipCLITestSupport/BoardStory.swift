import Foundation
import Synchronization
import Testing
package import TipCLI
package import TipModel

/// A run of `tipctl ui` in this process, on a terminal in memory.
///
/// Everything else is real: the command, its datastore and the commands of keys.
package struct BoardStory {
  /// A step of the story, with the events that it causes.
  package struct Step: Sendable {
    package let events: [KeyTerminal.Event]
    package var size: TerminalSize?
    package var action: @Sendable () throws -> Void = {}

    package init(
      events: [KeyTerminal.Event], size: TerminalSize? = nil,
      action: @escaping @Sendable () throws -> Void = {}
    ) {
      self.events = events
      self.size = size
      self.action = action
    }

    /// Types keys, also control characters.
    package static func type(_ keys: String) -> Step {
      var decoder = KeyDecoder()
      return Step(events: (decoder.read(keys.utf8) + decoder.pause()).map { .key($0) })
    }

    /// Changes the size of the terminal.
    package static func resize(_ columns: Int, _ rows: Int) -> Step {
      Step(events: [.resized], size: TerminalSize(columns: columns, rows: rows))
    }

    /// Another process does something.
    package static func elsewhere(_ action: @escaping @Sendable () throws -> Void) -> Step {
      Step(events: [.changed], action: action)
    }
  }

  /// The screens: the first one, and one after each step.
  package let screens: [String]
  /// The terminal after the board has ended.
  package let terminal: ScreenDouble
  /// The text that the board wrote, with its sequences.
  package let written: String
  /// The effects of the board on the terminal apart from writing.
  package let effects: [String]
  /// The time until which the board sleeps after each screen, or nil when only an event wakes it.
  package let wakes: [Timestamp?]
  /// The exit code and the errors.
  package let run: RecordedRun

  /// Runs the board through some steps, and then ends it.
  package init(
    _ yard: Yard, columns: Int = 80, rows: Int = 24, words: [String] = ["ui"],
    environment: [String: String] = ["NO_COLOR": "1"], now: String = Yard.now,
    _ steps: [Step]
  ) {
    let size = TerminalSize(columns: columns, rows: rows)
    let state = Mutex(
      (
        screen: ScreenDouble(size), screens: [String](), steps: steps[...], written: "",
        effects: [String](), wakes: [Timestamp?]()
      ))
    let now = Timestamp(iso8601: now) ?? Timestamp(milliseconds: 0)
    run = yard.run(words, environment: environment) { console in
      (console.inputIsTerminal, console.outputIsTerminal) = (true, true)
      console.width = columns
      console.now = { now }
      console.standardOutput = { text in
        state.withLock {
          $0.screen.write(text)
          $0.written += text
        }
      }
      console.keyTerminal = {
        var terminal = KeyTerminal { wake in
          let step = state.withLock { state in
            state.screens.append(state.screen.text)
            state.wakes.append(wake)
            return state.steps.popFirst()
          }
          guard let step else { return [.ended] }
          do { try step.action() } catch { Issue.record(error) }
          if let size = step.size { state.withLock { $0.screen.resize(to: size) } }
          return step.events
        }
        terminal.size = { state.withLock { $0.screen.size } }
        terminal.enterKeyMode = { state.withLock { $0.effects.append("enter") } }
        terminal.leaveKeyMode = { state.withLock { $0.effects.append("leave") } }
        terminal.stop = {
          state.withLock { $0.effects.append($0.screen.isAlternate ? "stop too early" : "stop") }
        }
        return terminal
      }
    }
    (terminal, screens, written) = state.withLock { ($0.screen, $0.screens, $0.written) }
    (effects, wakes) = state.withLock { ($0.effects, $0.wakes) }
  }

  /// The id of the selected row on each screen, or nil where no row is selected.
  package var selected: [String?] {
    screens.map { screen in
      let row = screen.split(separator: "\n").first { $0.hasPrefix("> ") }
      return row?.split(separator: " ").dropFirst().first.map(String.init)
    }
  }

  /// The first words of the lines of the list, with the mark of the selected row.
  package func list(_ count: Int, from first: Int = 1) -> [String] {
    let lines = last.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(first).prefix(count).map { line in
      let words = line.split(separator: " ")
      return words.prefix(words.first == ">" ? 2 : 1).joined(separator: " ")
    }
  }

  /// The last screen before the end.
  package var last: String { screens.last ?? "" }

  /// The last screen below its first line, which has the path of the datastore.
  package var rows: [Substring] { last.split(separator: "\n").dropFirst().map(\.self) }

  /// The command lines on the last screen.
  package var commands: [String] {
    last.split(separator: "\n").filter { $0.hasPrefix("$ tipctl") }.map { String($0.dropFirst(2)) }
  }
}
