/// Writes messages to the log of Apple's systems.
///
/// Here nothing is written, and the values in a message are not evaluated.
public struct Logger: Sendable {
  /// Creates a logger of a part of an app.
  public init(subsystem: String, category: String) {}

  /// Creates the default logger.
  public init() {}

  /// Ignores a message of the default level.
  public func log(_ message: OSLogMessage) {}

  /// Ignores a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Ignores a message of the debug level.
  public func trace(_ message: OSLogMessage) {}

  /// Ignores a message of the debug level.
  public func debug(_ message: OSLogMessage) {}

  /// Ignores a message of the info level.
  public func info(_ message: OSLogMessage) {}

  /// Ignores a message of the default level.
  public func notice(_ message: OSLogMessage) {}

  /// Ignores a message of the error level.
  public func warning(_ message: OSLogMessage) {}

  /// Ignores a message of the error level.
  public func error(_ message: OSLogMessage) {}

  /// Ignores a message of the fault level.
  public func critical(_ message: OSLogMessage) {}

  /// Ignores a message of the fault level.
  public func fault(_ message: OSLogMessage) {}
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level on Apple's systems.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// Messages that may help to find a failure.
  public static let `default` = OSLogType(0x00)

  /// Messages that help, but are not essential.
  public static let info = OSLogType(0x01)

  /// Messages for development.
  public static let debug = OSLogType(0x02)

  /// Failures of the app.
  public static let error = OSLogType(0x10)

  /// Failures of the system or of several processes.
  public static let fault = OSLogType(0x11)
}

/// Ignores a message of the default level.
public func os_log(_ message: OSLogMessage) {}

/// Ignores a message of a level.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {}
