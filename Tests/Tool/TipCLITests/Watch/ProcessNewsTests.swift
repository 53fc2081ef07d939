import Foundation
import TestSupport
import Testing
import TipFoundation

@testable import TipCLI

@Suite("What wakes a waiting process", .ownThread)
struct ProcessNewsTests {
  @Test("is a change, of which more than a pipe takes neither blocks nor is a signal")
  func changes() throws {
    let news = ProcessNews(signals: [])
    for _ in 0..<70_000 { news.postChange() }
    for _ in 1...2 {
      let wake = try #require(news.wait(until: nil))
      #expect(wake.hasChanged && wake.signals.isEmpty && !wake.hasInput)
    }
  }

  @Test("is a time that has come")
  func time() throws {
    let wake = try #require(ProcessNews(signals: []).wait(until: Timestamp(milliseconds: 0)))
    #expect(!wake.hasChanged && wake.signals.isEmpty && !wake.hasInput)
  }

  @Test("is input, when it is asked for")
  func input() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("q".utf8))
    let news = ProcessNews(signals: [])
    let reader = pipe.fileHandleForReading.fileDescriptor
    let wake = try #require(news.wait(until: nil, input: reader))
    #expect(wake.hasInput && !wake.hasChanged && wake.signals.isEmpty)
    news.postChange()
    let both = try #require(news.wait(until: nil, input: reader))
    #expect(both.hasInput && both.hasChanged)
  }

  @Test("is a signal, and stays ignored or not after a question about it")
  func ignored() {
    let before = signal(SIGWINCH, SIG_DFL)
    defer { signal(SIGWINCH, before) }
    for _ in 1...2 { #expect(!ProcessNews.isIgnored(SIGWINCH)) }
    signal(SIGWINCH, SIG_IGN)
    for _ in 1...2 { #expect(ProcessNews.isIgnored(SIGWINCH)) }
  }
}
