import Foundation
import TipEngine
import TipHelp

/// The page that stays open: it follows all changes of its tips, and reads commands.
@MainActor
final class LiveYard {
  /// What wakes the page.
  private enum News: Sendable {
    case line(String)
    case helpChanged
    case inputEnded
  }

  /// The steps of the tour, one after the other.
  static let tour: [any Tip] = [TourViewTip(), TourFeedTip()]

  private let terminal: Terminal
  private let tips = BackyardTips()
  private let group: TipGroup
  private let tour = TipGroup(.ordered) { LiveYard.tour }
  private var page: Page
  private var toolTips: PageToolTips?
  private var backyard: Backyard
  /// The tips on screen, in order.
  private var displays: [TipDisplay] = []
  private var shown = ""
  /// An alert that is not answered yet, and what its answer does.
  private var question: (alert: AlertPresentation, answered: (TipAlert.Button) -> Void)?

  /// The word that removes all favorites, after an alert.
  static let clearWord = "clear"

  init(_ terminal: Terminal, at backyard: Backyard) {
    self.terminal = terminal
    group = tips.makeGroup()
    page = Backyards.page(of: backyard)
    self.backyard = backyard
  }

  /// Shows the page, and again whenever it changes, until the input ends.
  func run() async {
    let (news, teller) = AsyncStream.makeStream(of: News.self)
    let tasks = follow { teller.yield(.helpChanged) }
    toolTips = PageToolTips(of: backyard) { teller.yield(.helpChanged) }
    readLines { teller.yield($0) }
    show()
    loop: for await event in news {
      switch event {
      case .line(let line): perform(line)
      case .helpChanged: break
      case .inputEnded: break loop
      }
      show()
    }
    for task in tasks { task.cancel() }
    question?.alert.withdraw()
    for display in displays { display.end() }
  }

  /// Calls an action when a tip or a group may have changed.
  private func follow(_ action: @escaping @Sendable () -> Void) -> [Task<Void, Never>] {
    let group = group
    let tour = tour
    return (tips.all + Self.tour).map { tip in
      Task { for await _ in tip.statusUpdates { action() } }
    } + [
      Task { for await _ in group.currentTipUpdates { action() } },
      Task { for await _ in tour.currentTipUpdates { action() } },
      Task { for await _ in Tips.center.alertInFrontUpdates { action() } },
    ]
  }

  /// Reads lines on a separate thread, because reading waits.
  private nonisolated func readLines(_ action: @escaping @Sendable (News) -> Void) {
    let readLine = terminal.readLine
    Thread.detachNewThread {
      while let line = readLine() { action(.line(line)) }
      action(.inputEnded)
    }
  }

  private func perform(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return }
    if let alert = Tips.center.alertInFront { return answer(alert, line) }
    if words == [Self.clearWord] { return askBeforeClearing() }
    do throws(UsageError) {
      if words[0] == DebugMenu.word { return try DebugMenu.perform(Array(words.dropFirst())) }
      if try toolTips?.perform(words) == true { return }
      let command = try Command(words)
      if let backyard = command.shownBackyard { toolTips?.backyard = backyard }
      switch command {
      case .help: terminal.write(HelpPage.text + "\n")
      case .tips: terminal.write(TipsPage.text(for: tips.all + Self.tour))
      case .live(let backyard, _): page = Backyards.page(of: backyard)
      default: page = Backyards.perform(command)
      }
      if case .view = command { TourViewTip().invalidate(reason: .actionPerformed) }
      if case .feed = command { TourFeedTip().invalidate(reason: .actionPerformed) }
    } catch {
      terminal.writeError("\(error)\n")
    }
  }

  // MARK: - Alerts

  private func askBeforeClearing() {
    ask(BackyardAlerts.clearFavorites) { [self] button in
      guard button.role != .cancel else { return }
      page = Backyards.clearFavorites()
    }
  }

  /// Presents an alert, and acts on its answer: at once, or when a line answers it.
  private func ask(_ alert: TipAlert, answered: @escaping (TipAlert.Button) -> Void) {
    do throws(TipControlError) {
      question = (try Tips.present(alert), answered)
      finishQuestion()
    } catch {
      terminal.writeError("\(error)\n")
    }
  }

  private func answer(_ alert: AlertPresentation, _ line: String) {
    do throws(TipControlError) {
      try AlertPrompt(alert).perform(line)
      finishQuestion()
    } catch {
      terminal.writeError("\(error)\n")
    }
  }

  private func finishQuestion() {
    guard let question, case .answered(let answer) = question.alert.phase else { return }
    self.question = nil
    question.answered(answer.button)
  }

  /// Begins and ends displays, and prints the page if it differs from the one on screen.
  private func show() {
    // tipctl can have answered an alert.
    finishQuestion()
    let candidates = (tips.candidates(group) + [tour.currentTip].compactMap(\.self))
      .filter { page.has(BackyardTips.anchor(of: $0)) }
    for display in displays where !stays(display, among: candidates) { display.end() }
    displays = candidates.compactMap { tip in
      displays.first { $0.tip.id == tip.id && stays($0, among: candidates) } ?? tip.present()
    }
    let cards = displays.map { (card: Card($0.tip), anchor: BackyardTips.anchor(of: $0.tip)) }
    var text = page.text(
      width: terminal.width, isBold: terminal.isBold, with: cards, toolTip: toolTips?.visible)
    if let alert = Tips.center.alertInFront {
      text += AlertPrompt(alert).lines.map { $0 + "\n" }.joined()
    }
    guard text != shown else { return }
    shown = text
    // Clears the screen and moves to its first row.
    let start = terminal.outputIsTerminal ? "\u{1B}[2J\u{1B}[H" : ""
    terminal.write(start + text + "\n")
  }

  private func stays(_ display: TipDisplay, among candidates: [any Tip]) -> Bool {
    display.tip.shouldDisplay && candidates.contains { $0.id == display.tip.id }
  }
}
