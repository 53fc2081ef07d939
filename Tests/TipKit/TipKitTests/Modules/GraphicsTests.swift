import CoreGraphics
import TestSupport
import Testing
import os

@Suite("The stand-ins of CoreGraphics and os", .ownThread)
struct GraphicsTests {
  @Test("have rectangles without Foundation, and a logger without OSLog")
  func modules() {
    let log = os.Logger(subsystem: "com.example.BackyardBirds", category: "nest")
    let nest = CGRect(x: 1, y: 2, width: 30, height: 40)
    log.info("A nest of \(Double(nest.width), privacy: .public) points")
    #expect(nest.insetBy(dx: 5, dy: 5).size == CoreGraphics.CGSize(width: 20, height: 30))
    #expect(CGAffineTransform(scaleX: 2, y: 2).rotated(by: 1) == .identity)
  }
}
