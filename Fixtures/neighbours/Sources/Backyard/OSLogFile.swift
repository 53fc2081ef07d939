import struct OSLog.Logger
import OSLog

let feederLog = OSLog.Logger(subsystem: "Backyard", category: "feeder")

func logFeeder(visits: Int) {
  feederLog.info("\(visits, privacy: .public) visits")
}
