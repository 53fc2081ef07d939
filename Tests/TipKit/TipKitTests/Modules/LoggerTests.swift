import OSLog
import TestSupport
import Testing

@Suite("The stand-in of OSLog", .ownThread)
struct LoggerTests {
  @Test("takes the messages of apps, and evaluates no value of them")
  func messages() {
    final class Feeder {
      private(set) var readings = 0

      func reading() -> Int {
        readings += 1
        return readings
      }
    }
    enum FeederError: Error { case empty }
    let feeder = Feeder()
    let logger = Logger(subsystem: "com.example.BackyardBirds", category: "tips")
    logger.log("A bird came.")
    logger.log(level: .info, "\(feeder.reading()) birds came.")
    logger.trace("\(feeder.reading(), format: .hex, align: .right(columns: 8))")
    logger.debug("\(feeder.reading(), privacy: .public) at \(1.5, format: .fixed(precision: 2))")
    logger.info("\(String(feeder.reading()), privacy: .private(mask: .hash))")
    logger.notice("\(feeder.reading() == 1, format: .answer)")
    logger.warning("\([feeder.reading()], align: .left(columns: 4), privacy: .sensitive)")
    logger.error("\(FeederError.empty) of \(type(of: feeder), privacy: .public)")
    logger.critical("\(Float(feeder.reading()))")
    logger.critical("\(Double(feeder.reading()), format: .hybrid(precision: feeder.reading()))")
    logger.critical("\(1.5, format: .exponential) \(1.5, format: .fixed(uppercase: true))")
    logger.critical("\(1.5, format: .hex(uppercase: true)) \(7, format: .octal(minDigits: 3))")
    logger.fault("\(FeederError.empty.localizedDescription)")
    os_log("\(feeder.reading())")
    os_log(.debug, "\(feeder.reading())")
    #expect(feeder.readings == 0)
    _ = feeder.reading()
    #expect(feeder.readings == 1)
    #expect(OSLogType.fault != .error)
  }

  @Test("refuses a text that is not a literal, and a property without self, as Apple's")
  func refused() throws {
    let source = """
      import OSLog
      final class Yard {
        let logger = Logger()
        var birds = 0
        func log(_ text: String) {
          logger.info("\\(self.birds) \\(text, privacy: .public)")
          logger.info(text)
          logger.info("\\(birds)")
        }
      }
      """
    let found = try TypeCheck(source).diagnostics
    #expect(found.map(\.line) == [7, 8], "\(found)")
    #expect(found.allSatisfy { $0.severity == "error" })
  }
}
