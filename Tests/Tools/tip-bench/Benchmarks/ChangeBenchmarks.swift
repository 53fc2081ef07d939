import TipEngine

extension Benchmark {
  /// How fast a change reaches the streams that it concerns.
  static let changes = [parameter, streams]

  private static let parameter = Benchmark(
    work: "parameter write, status and emission", baseline: "a lock and yield", aim: .value(20e-6),
    isQuick: true
  ) { _ in
    let center = try TipsCenter.inMemory()
    let byHand = HandWrittenStream()
    return try await Tips.withCenter(center) {
      let tip = SignedInTip()
      var statuses = tip.statusUpdates.makeAsyncIterator()
      var flags = byHand.updates.makeAsyncIterator()
      _ = await statuses.next()
      let count = 500
      var isSignedIn = false
      let figures = await Rounds(count: 15).alternate {
        await CostClock.thread.awaitedCost {
          for _ in 0..<count {
            isSignedIn.toggle()
            BackyardTip.isSignedIn.wrappedValue = isSignedIn
            keep(tip.status)
            keep(await statuses.next())
          }
        } / Double(count)
      } baseline: {
        await CostClock.thread.awaitedCost {
          for _ in 0..<count {
            byHand.write(!byHand.shows)
            keep(byHand.shows)
            keep(await flags.next())
          }
        } / Double(count)
      }
      try center.shutDown()
      return figures
    }
  }

  private static let streams = Benchmark(
    work: "donation, 1,000 streams, 1 concerned", baseline: "the same with 1 stream",
    aim: .factor(2), isQuick: true
  ) { _ in
    let many = try Audience(streams: 1000)
    let one = try Audience(streams: 1)
    let figures = await Rounds().alternate {
      many.cost(ofDonations: 200)
    } baseline: {
      one.cost(ofDonations: 200)
    }
    try many.center.shutDown()
    try one.center.shutDown()
    return figures
  }
}

/// A center with a stream for each of its tips, which have an event each.
private struct Audience {
  let center: TipsCenter
  private let streams: [AsyncStream<Tips.Status>]

  init(streams count: Int) throws {
    let center = try TipsCenter.inMemory()
    self.center = center
    streams = (0..<count).map { center.statusUpdates(of: OwnEventTip(number: $0)) }
  }

  /// Returns the processor time of one donation that concerns one stream.
  func cost(ofDonations count: Int) -> Double {
    let event = OwnEventTip(number: 0).event
    return Tips.withCenter(center) {
      CostClock.thread.cost { for _ in 0..<count { event.sendDonation() } } / Double(count)
    }
  }
}
