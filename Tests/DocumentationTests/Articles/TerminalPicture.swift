import TipSnapshot

/// The screen of a terminal as an SVG file, with the colours of the text's escape sequences.
///
/// The file is self-contained and the same on every machine: each run of characters has its
/// position and its width in columns, for any font of the reader's system.
struct TerminalPicture {
  /// The title for assistive technology.
  let title: String
  /// The lines, with the escape sequences of their colours.
  let lines: [String]
  /// The width of the screen in characters.
  let columns: Int

  private static let fontSize = 13.0
  private static let column = 7.8
  private static let lineHeight = 19.0
  private static let padding = 20.0
  private static let bar = 30.0
  private static let fonts =
    "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"

  /// The text of the file.
  var svg: String {
    let width = Double(columns) * Self.column + 2 * Self.padding
    let height = Self.bar + Double(lines.count) * Self.lineHeight + Self.padding
    let frame = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="\(Self.fonts)" font-size="\(Self.fontSize)" \
      role="img">
        <title>\(Self.escaped(title))</title>
        <rect width="\(width)" height="\(height)" rx="10" fill="#1E1F24"/>
      """
    let buttons = ["#FF5F57", "#FEBC2E", "#28C840"].enumerated().map { index, color in
      "  <circle cx=\"\(22 + 18 * index)\" cy=\"18\" r=\"5.5\" fill=\"\(color)\"/>"
    }
    let texts = lines.enumerated().flatMap { index, line in
      let baseline = Self.bar + (Double(index) + 0.75) * Self.lineHeight
      return Run.all(in: line).map { element($0, baseline: baseline) }
    }
    return ([frame] + buttons + texts + ["</svg>\n"]).joined(separator: "\n")
  }

  private func element(_ run: Run, baseline: Double) -> String {
    let left = Self.tenths(Self.padding + Double(run.column) * Self.column)
    let length = Self.tenths(Double(run.text.count) * Self.column)
    return "  <text x=\"\(left)\" y=\"\(Self.tenths(baseline))\" textLength=\"\(length)\" "
      + "\(run.look)>\(Self.escaped(run.text))</text>"
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension TerminalPicture {
  /// Words of a line in one colour, with single spaces between them.
  private struct Run {
    let column: Int
    var text: String
    let codes: String

    /// The attributes of the colour that these codes select in a terminal.
    var look: String {
      switch codes {
      case "1": "fill=\"#FFFFFF\" font-weight=\"700\""
      case "32": "fill=\"#7FD88F\""
      case "1;31": "fill=\"#FF7B72\" font-weight=\"700\""
      case "33": "fill=\"#E3B341\""
      case "36": "fill=\"#76D4E8\""
      case "2": "fill=\"#8B8F98\""
      default: "fill=\"#E6E6E9\""
      }
    }

    /// Splits a line where the colour changes, and at gaps of two or more spaces.
    static func all(in line: String) -> [Run] {
      var runs: [Run] = []
      var column = 0
      var codes = ""
      var gap = 2
      var rest = line[...]
      while let character = rest.first {
        if let sequence = rest.prefixMatch(of: /\u{1B}\[([0-9;]*)m/) {
          codes = sequence.output.1 == "0" ? "" : String(sequence.output.1)
          rest = rest[sequence.range.upperBound...]
          continue
        }
        rest.removeFirst()
        if character == " " {
          gap += 1
        } else if gap < 2, let last = runs.last, last.codes == codes {
          runs[runs.count - 1].text += String(repeating: " ", count: gap) + String(character)
          gap = 0
        } else {
          runs.append(Run(column: column, text: String(character), codes: codes))
          gap = 0
        }
        column += 1
      }
      return runs
    }
  }
}

extension SnapshotStrategy<TerminalPicture> {
  /// The screen, drawn as an SVG file.
  static var terminal: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "svg", text: \.svg)
  }
}
