import TestSupport
import Testing
import TipFoundation

@Suite("A list that keeps nothing alive", .hangLimit)
struct WeakListTests {
  private final class Bird: Sendable {}

  @Test("has the objects that still exist, in order, and remembers that it was used")
  func objects() {
    var list = WeakList<Bird>()
    #expect(!list.isUsed)
    let wren = Bird()
    var robin: Bird? = Bird()
    if let robin { list.append(robin) }
    list.append(wren)
    #expect(list.objects.count == 2)
    #expect(list.objects.last === wren)
    robin = nil
    #expect(list.objects.count == 1)
    #expect(list.isUsed)
    withExtendedLifetime((wren, robin)) {}
  }
}
