import TestSupport
import Testing
import TipTesting
@testable import TipModel

@Suite("A list of donations in shared blocks")
struct DonationsTests {
  private func donation(_ number: Int, _ info: StoredValue? = nil) -> StoredDonation {
    StoredDonation(
      sequence: Int64(number), date: noon.adding(milliseconds: Int64(number)), info: info)
  }

  private func donations(_ numbers: Range<Int>) -> [StoredDonation] {
    numbers.map { donation($0) }
  }

  @Test(
    "has the donations of an array, at the edges of blocks too",
    arguments: [0, 1, 8, 9, 511, 512, 513, 1023, 1024, 1025, 1600])
  func counts(count: Int) {
    let expected = donations(0..<count)
    let list = Donations(expected)
    #expect(list.count == count)
    #expect(Array(list) == expected)
    #expect(list == Donations(expected))
    #expect(Set([list]).contains(Donations(expected)))
    #expect(list.indices.allSatisfy { list[$0] == expected[$0] })
  }

  @Test("changes as an array does", arguments: 0..<30)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = Donations()
    var array: [StoredDonation] = []
    var oldList = list
    var oldArray = array
    for number in 0..<40 {
      switch Int.random(in: 0...5, using: &random) {
      case 0:
        // A limit removes the oldest donations.
        let first = Int.random(in: 0...array.count, using: &random)
        list.removeFirst(to: list.startIndex + first)
        array.removeFirst(first)
      case 1:
        // As donations of one instant: near the end, one after another.
        for next in 0..<Int.random(in: 1...40, using: &random) {
          let nearEnd = max(0, array.count - 700)...array.count
          let place = Int.random(in: nearEnd, using: &random)
          let info: StoredValue? = Bool.random(using: &random) ? .int(next) : nil
          list.insert(donation(-number, info), at: list.startIndex + place)
          array.insert(donation(-number, info), at: place)
        }
      case 2:
        oldList = list
        oldArray = array
      case 3:
        // Two lists with a common beginning continue differently.
        list = oldList
        array = oldArray
      default:
        let info: StoredValue? = Bool.random(using: &random) ? .int(number) : nil
        for next in 0..<Int.random(in: 1...400, using: &random) {
          list.append(donation(number * 1000 + next, info))
          array.append(donation(number * 1000 + next, info))
        }
      }
      #expect(Array(list) == array)
      #expect(Array(oldList) == oldArray)
      #expect((list == oldList) == (array == oldArray))
    }
  }

  @Test(
    "shows a part with the list's indices, and the part can continue", arguments: [0, 100, 600])
  func parts(start: Int) {
    let list = Donations(donations(0..<1300))
    for end in [start, start + 1, 512, 700, 1024, 1300] where end >= start {
      var part = list[start..<end]
      #expect(part.startIndex == start)
      #expect(Array(part) == donations(start..<end))
      part.append(donation(5000))
      #expect(Array(part) == donations(start..<end) + [donation(5000)])
    }
    #expect(Array(list) == donations(0..<1300))
    #expect(Array(list.suffix(3)) == donations(1297..<1300))
    #expect(list.suffix(.max).count == 1300)
  }

  @Test(
    "finds the first donation since an instant, at the edges of blocks too",
    arguments: [0, 100, 512, 600])
  func since(start: Int) {
    let list = Donations(donations(0..<1300))
    for end in [512, 700, 1024, 1300] where end >= start {
      let part = list[start..<end]
      for number in [-1, 0, 1, 100, 511, 512, 513, 600, 1023, 1024, 1025, 1299, 1300] {
        #expect(
          part.firstIndex(since: donation(number).date) == min(max(number, start), end),
          "\(number) in \(start)..<\(end)")
      }
    }
    let equal = Donations(
      (0..<1300).map { StoredDonation(sequence: Int64($0), date: noon, info: nil) })
    #expect(equal.firstIndex(since: noon) == 0)
    #expect(equal.firstIndex(since: noon.adding(milliseconds: 1)) == 1300)
  }

  @Test("compares donations, not blocks")
  func equality() {
    var trimmed = Donations(donations(0..<1500))
    trimmed.removeFirst(to: trimmed.startIndex + 700)
    let packed = Donations(donations(700..<1500))
    #expect(trimmed == packed)
    #expect(trimmed.hashValue == packed.hashValue)
    var other = packed
    other.insert(donation(9), at: 800)
    #expect(other != packed)
    #expect(Donations([donation(1, "north")]) != Donations([donation(1, "south")]))
    #expect(Donations([donation(1, "north")]) != Donations([donation(1)]))
    let list = Donations(donations(0..<600))
    #expect(list[0..<300] != list[1..<301])
    #expect(list[100..<600] == Donations(donations(100..<600)))
    #expect(list != Donations([donation(-1)] + donations(1..<600)))
    #expect(list != Donations(donations(0..<599) + [donation(-1)]))
  }

  @Test(
    "differs from an earlier state by inserted and removed donations", arguments: 0..<20)
  func differences(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var log = DonationLog(donations(0..<Int.random(in: 0...1400, using: &random)))
    let old = log
    for number in 0..<Int.random(in: 0...600, using: &random) {
      let date = number.isMultiple(of: 100) ? -number : 2000 + number
      log.insert(
        StoredDonation(
          sequence: Int64(5000 + number), date: noon.adding(milliseconds: Int64(date)), info: nil))
    }
    log.trim(to: .init(maximumCount: Int.random(in: 0...2000, using: &random)), at: noon)
    let difference = DonationDifference(from: old.donations, to: log.donations)
    let before = Set(old.donations)
    let after = Set(log.donations)
    #expect(Set(difference.inserted) == after.subtracting(before))
    #expect(Set(difference.removed) == before.subtracting(after))
    #expect(
      difference.inserted.count + difference.removed.count
        == before.symmetricDifference(after).count)
  }

  @Test("can be continued by two threads at once")
  func threads() async {
    let start = Donations(donations(0..<600))
    let lists = await withTaskGroup(of: Donations.self) { group in
      for thread in 1...4 {
        group.addTask {
          var list = start
          for number in 0..<1000 {
            list.append(
              StoredDonation(sequence: Int64(number), date: noon, info: .int(thread)))
          }
          return list
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for list in lists {
      #expect(Array(list.prefix(600)) == donations(0..<600))
      #expect(list.count == 1600)
      #expect(Set(list.dropFirst(600).map(\.info)).count == 1)
      #expect(list.dropFirst(600).map(\.sequence) == Array(0..<1000))
    }
  }
}
