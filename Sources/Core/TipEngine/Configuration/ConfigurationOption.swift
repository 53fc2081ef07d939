public import TipModel
package import TipStore

extension Tips {
  /// An option of an app's configure (TipKit reference).
  public struct ConfigurationOption: Sendable {
    /// Makes the choice.
    let apply: @Sendable (inout Configuration) -> Void

    /// The minimum time between the first displays of two tips, by default none.
    ///
    /// - Parameters:
    ///   - frequency: The time.
    ///   - origin: The instant from which it counts: the first display of the newest tip (D10), or
    ///     the dismissal after it (D34). A tip is dismissed when its display ends, or when it is
    ///     invalidated on screen.
    /// - Returns: The option.
    public static func displayFrequency(
      _ frequency: DisplayFrequency, from origin: DisplayFrequency.Origin = .display
    ) -> Self {
      .frequency(frequency, countedFrom: origin)
    }

    /// The option behind ``displayFrequency(_:from:)``, for modules that have a name like it.
    package static func frequency(
      _ frequency: DisplayFrequency, countedFrom origin: DisplayFrequency.Origin
    ) -> Self {
      .init { configuration in
        configuration.displayFrequency = frequency
        configuration.displayFrequencyOrigin = origin
      }
    }

    /// The location of the datastore, by default the application's data folder.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self {
      .init { configuration in
        configuration.location = location
        configuration.datastore = nil
      }
    }

    /// A datastore of a different kind, for the package's tests.
    ///
    /// The `Datastore` control takes precedence.
    ///
    /// Its creator closes it: a center that shuts down commits the remaining changes and leaves it
    /// open. Give a datastore to one center at a time, unless its watches report the other center's
    /// commits. It must pass `DatastoreContractTests`.
    package static func datastore(_ store: any TipDatastore) -> Self {
      .init { $0.datastore = store }
    }

    /// The real time that the datastore waits, for the package's tests.
    package static func timing(_ timing: StoreTiming) -> Self { .init { $0.timing = timing } }

    /// A folder through which devices sync, so that a tip seen on one is not shown on the others.
    ///
    /// Each device writes one file into the folder, which any program that syncs files carries to
    /// the other devices. The `SyncFolder` control takes precedence.
    ///
    /// - Parameter folder: The folder, which is created if it is missing. A folder that cannot be
    ///   used is noted in the receipt, and the app works without it.
    /// - Returns: The option.
    public static func sync(folder: URL) -> Self {
      .controls(TipControls(syncFolder: folder.path(percentEncoded: false)))
    }

    /// A CloudKit container, which does nothing here: ``sync(folder:)`` syncs devices.
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self {
      .init { configuration in
        guard let container else { return }
        configuration.notes.append(
          "The CloudKit container \"\(container.name ?? "automatic")\" does nothing here; "
            + "use .sync(folder:).")
      }
    }

    /// The engine's clock setting.
    public static func clock(_ setting: ClockSetting) -> Self {
      .controls(TipControls(clock: setting))
    }

    /// A file for the receipt, or `-` for standard error.
    public static func receipt(_ path: String) -> Self {
      .controls(TipControls(receipt: path))
    }

    /// When a change reaches the statuses of tips, at once by default.
    public static func settling(_ settling: TipSettling) -> Self {
      .controls(TipControls(settling: settling))
    }

    /// How long a pointer rests before a tooltip shows, by default one second.
    ///
    /// With zero, a tooltip shows at once.
    public static func toolTipDelay(_ delay: Duration) -> Self {
      .controls(TipControls(toolTipDelay: max(.zero, delay)))
    }

    /// How long a tooltip shows, by default ten seconds.
    public static func toolTipDuration(_ duration: Duration) -> Self {
      .controls(TipControls(toolTipDuration: max(.zero, duration)))
    }

    /// Whether the process's arguments, environment and stored overrides count (D25).
    public static func testingControls(_ controls: TestingControls) -> Self {
      .init { $0.testingControls = controls }
    }

    /// The controls of a start, for modules that have names like the options' names.
    package static func controls(_ controls: TipControls) -> Self {
      .init { $0.controls.merge(controls) }
    }
  }
}

extension Tips.ConfigurationOption {
  /// The minimum time between the first displays of two tips.
  public typealias DisplayFrequency = TipModel.DisplayFrequency

  /// Whether testing controls count (D25).
  public enum TestingControls: Hashable, Sendable {
    /// They count, in release builds too.
    case enabled
    /// They do not count, not even in debug builds.
    case disabled
  }

  /// The location of a datastore (TipKit reference).
  public struct DatastoreLocation: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
      case applicationDefault
      case path(String)
      case groupContainer(String)
      case memory
    }

    let storage: Storage

    /// Keeps the contents in memory, for modules that have a name like ``memory``.
    package static var inMemory: DatastoreLocation { DatastoreLocation(storage: .memory) }

    /// The application's data folder.
    public static let applicationDefault = DatastoreLocation(storage: .applicationDefault)

    /// In memory: the contents are lost when the process ends.
    public static let memory = inMemory

    /// Returns a file, or a folder in which the datastore gets its own folder.
    public static func url(_ url: URL) -> DatastoreLocation {
      DatastoreLocation(storage: .path(url.path(percentEncoded: false)))
    }

    /// Returns a folder that several applications share: `groups/<identifier>` in the user's folder
    /// of application data.
    ///
    /// - Throws: ``TipKitError/missingGroupContainerEntitlements`` when the identifier is empty or
    ///   leads out of that folder.
    public static func groupContainer(identifier: String) throws -> DatastoreLocation {
      guard !identifier.isEmpty, !identifier.hasPrefix("."), !identifier.contains("/") else {
        throw TipKitError.missingGroupContainerEntitlements
      }
      return DatastoreLocation(storage: .groupContainer(identifier))
    }
  }

  /// A CloudKit container, which is accepted so that code compiles, and does nothing.
  public struct CloudKitContainer: Equatable, Sendable {
    let name: String?

    /// The container that the entitlements name.
    public static let automatic = CloudKitContainer(name: nil)

    /// Returns a container by its name.
    public static func named(_ containerName: String) -> CloudKitContainer {
      CloudKitContainer(name: containerName)
    }
  }
}

/// An app's choices, of which the last one of each kind counts.
struct Configuration: Sendable {
  var displayFrequency = DisplayFrequency.immediate
  var displayFrequencyOrigin = DisplayFrequency.Origin.display
  var location = Tips.ConfigurationOption.DatastoreLocation.applicationDefault
  /// The datastore that replaces a location.
  var datastore: (any TipDatastore)?
  /// The real time that the datastore waits.
  var timing = StoreTiming()
  /// The controls among the choices.
  var controls = TipControls()
  var testingControls: Tips.ConfigurationOption.TestingControls?
  /// Whether the facts are erased at configure, as by a call before it (D2).
  var resetsDatastore = false
  var notes: [String] = []

  init(_ options: [Tips.ConfigurationOption]) {
    for option in options { option.apply(&self) }
  }
}

extension DisplayFrequency {
  /// Returns a custom length in seconds, where a negative length means no limit.
  public static func seconds(_ seconds: TimeInterval) -> DisplayFrequency {
    DisplayFrequency(inSeconds: seconds)
  }
}
