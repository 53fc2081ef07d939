import TestSupport
import Testing
import TipEngine

@Suite("The objects of a center", .hangLimit)
struct CenterObjectsTests {
  private final class Bird: Sendable {}

  @Test("are not kept alive, and are in order, and the center remembers that it had some")
  func objects() {
    let center = TipsCenter()
    let birds = center.attachment(CenterObjects<Bird>.self)
    #expect(!birds.isUsed)
    let wren = Bird()
    var robin: Bird? = Bird()
    if let robin { birds.add(robin) }
    birds.add(wren)
    #expect(birds.all.count == 2)
    #expect(birds.all.last === wren)
    robin = nil
    #expect(birds.all.count == 1)
    #expect(center.attachment(CenterObjects<Bird>.self) === birds)
    withExtendedLifetime((wren, robin)) {}
  }

  @Test("are no longer those of the center once it has shut down")
  func end() throws {
    let center = try makeCenter()
    let birds = center.attachment(CenterObjects<Bird>.self)
    try center.shutDown()
    #expect(center.attachment(CenterObjects<Bird>.self) !== birds)
  }

  @Test("were there, though none exists any more")
  func use() {
    let birds = TipsCenter().attachment(CenterObjects<Bird>.self)
    birds.add(Bird())
    #expect(birds.all.isEmpty)
    #expect(birds.isUsed)
  }
}
