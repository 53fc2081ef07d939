import Foundation
import Testing
import TipFoundation
@testable import TipStore

@Suite("What other programs have done to an open file")
struct FileChangeTests {
  enum Main: CaseIterable {
    case known, touched, different, missing
  }

  enum Log: CaseIterable {
    case whole, cutOff, different, missing
  }

  enum Contents: CaseIterable {
    case unread, emptied, complete, ownSound, othersSound, damaged
  }

  enum Program: CaseIterable {
    case app
    /// An app that has found this state of the file damaged for a while.
    case patientApp
    /// An app that has found an earlier state of the file damaged for a while.
    case otherwisePatientApp
    case tool
  }

  struct Situation {
    let main: Main
    let log: Log
    let contents: Contents
    let program: Program

    static var all: [Situation] {
      var all: [Situation] = []
      for main in Main.allCases {
        for log in Log.allCases {
          for contents in Contents.allCases {
            for program in Program.allCases {
              all.append(
                Situation(main: main, log: log, contents: contents, program: program))
            }
          }
        }
      }
      return all
    }

    /// The change that is expected.
    var answer: Answer {
      switch (main, log) {
      case (.known, .whole): .same
      case (.missing, _): .deleted
      case (.different, _): contents == .emptied ? .begunAnew : .replaced
      case (_, .different), (_, .missing): .logRemoved
      case (_, .whole): answerToOverwriting
      case (_, .cutOff): answerToCutOff
      }
    }

    private var answerToOverwriting: Answer {
      switch (contents, program) {
      case (.complete, _): .logMoved
      case (.ownSound, .tool), (.othersSound, .tool): .logMoved
      case (.ownSound, _), (.othersSound, _): .overwritten
      case (.damaged, .patientApp), (.damaged, .tool): .damaged
      case (.damaged, _): .beingWritten
      case (.unread, _), (.emptied, _): .beingWritten
      }
    }

    private var answerToCutOff: Answer {
      switch (contents, program) {
      case (.complete, _): .logMoved
      case (.ownSound, .tool), (.othersSound, .tool): .logMoved
      case (.ownSound, _): .logCutOff
      case (.othersSound, _): .overwritten
      case (.damaged, _): .damaged
      case (.unread, _), (.emptied, _): .beingWritten
      }
    }
  }

  enum Answer {
    case same, logMoved, deleted, replaced, begunAnew, logRemoved, overwritten, logCutOff
    case damaged, beingWritten
  }

  private let image = MainFileImage([1, 2, 3], "tips.sqlite")
  private let failure = TipControlError.corrupt("tips.sqlite", because: "page 2 is missing")
  private let main: FileStatus
  private let touchedMain: FileStatus
  private let log: FileStatus
  private let shortLog: FileStatus
  private let different: FileStatus

  init() throws {
    let statuses = try Self.statuses.get()
    main = statuses.main
    touchedMain = statuses.touchedMain
    log = statuses.log
    shortLog = statuses.shortLog
    different = statuses.different
  }

  private struct Statuses {
    let main: FileStatus
    let touchedMain: FileStatus
    let log: FileStatus
    let shortLog: FileStatus
    let different: FileStatus
  }

  /// The statuses of files that are written once for all cases, which only compare them.
  private static let statuses = Result {
    let folder = try TemporaryFolder()
    func status(_ suffix: String, length: Int) throws -> FileStatus {
      try folder.write(Data(count: length), suffix: suffix)
      return try #require(try FileStatus(of: folder.file + suffix))
    }
    return Statuses(
      main: try status("", length: 1000), touchedMain: try status("", length: 1001),
      log: try status("-wal", length: 500), shortLog: try status("-wal", length: 499),
      different: try status(".other", length: 1000))
  }

  private func observation(_ situation: Situation) -> FileObservation {
    var seen = FileObservation()
    switch situation.main {
    case .known: seen.main = main
    case .touched: seen.main = touchedMain
    case .different: seen.main = different
    case .missing: seen.main = nil
    }
    switch situation.log {
    case .whole: seen.log = log
    case .cutOff: seen.log = shortLog
    case .different: seen.log = different
    case .missing: seen.log = nil
    }
    switch situation.contents {
    case .unread: seen.contents = .unread
    case .emptied: seen.contents = .emptied
    case .complete: seen.contents = .complete
    case .ownSound: seen.contents = .sound(image, isOwn: true)
    case .othersSound: seen.contents = .sound(image, isOwn: false)
    case .damaged: seen.contents = .damaged(failure)
    }
    return seen
  }

  @Test(
    "is decided by the statuses, the contents and the program, in each combination",
    arguments: Situation.all)
  func table(situation: Situation) {
    let seen = observation(situation)
    var known = KnownFile(main: main, log: log.identity, logLength: 500)
    switch situation.program {
    case .app: break
    case .patientApp: known.lastingDamage = seen.main
    case .otherwisePatientApp: known.lastingDamage = main
    case .tool: known.isApp = false
    }
    let expected: FileChange =
      switch situation.answer {
      case .same: .same
      case .logMoved: .logMoved
      case .deleted: .deleted
      case .replaced: .replaced(different)
      case .begunAnew: .begunAnew(different)
      case .logRemoved: .logRemoved
      case .overwritten: .overwritten(image)
      case .logCutOff: .logCutOff
      case .damaged: .damaged(failure)
      case .beingWritten: .beingWritten
      }
    #expect(FileChange.classify(seen, known) == expected)
  }

  @Test("is nothing when there was no log, and is none")
  func withoutLog() {
    let known = KnownFile(main: main)
    #expect(FileChange.classify(FileObservation(main: main), known) == .same)
    let seen = FileObservation(main: main, log: log)
    #expect(FileChange.classify(seen, known) == .logRemoved)
    let gone = FileChange.classify(
      FileObservation(main: main), KnownFile(main: main, logLength: 1))
    #expect(gone == .beingWritten, "the last commit has left a byte")
  }

  @Test("is a replacement when a different file was at the path after the opening")
  func replacedWhileOpening() {
    let seen = FileObservation(main: main, log: log)
    let known = KnownFile(log: log.identity)
    #expect(FileChange.classify(seen, known) == .replaced(main))
    #expect(FileChange.classify(FileObservation(log: log), known) == .same)
  }

  @Test("is nothing when the log has grown")
  func grownLog() {
    let known = KnownFile(main: main, log: log.identity, logLength: 400)
    #expect(FileChange.classify(FileObservation(main: main, log: log), known) == .same)
  }
}
