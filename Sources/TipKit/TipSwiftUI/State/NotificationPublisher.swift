#if !canImport(Darwin)
  public import Foundation
  import TipViewTree

  extension NotificationCenter {
    /// The notifications with a name (Combine reference).
    public struct Publisher {
      let center: NotificationCenter
      let name: Notification.Name
      let object: AnyObject?
    }

    /// Returns a publisher of notifications with a name, of one object or of all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }

  extension View {
    /// Calls an action with each notification while the view is on screen.
    public func onReceive(
      _ publisher: NotificationCenter.Publisher, perform action: @escaping (Notification) -> Void
    ) -> some View {
      effect("onReceive") {
        NotificationEffect(publisher)
      } update: {
        $0.action = action
      }
    }
  }

  private final class NotificationEffect: ViewEffect {
    var action: ((Notification) -> Void)?
    private let publisher: NotificationCenter.Publisher
    private var observer: (any NSObjectProtocol)?

    init(_ publisher: NotificationCenter.Publisher) { self.publisher = publisher }

    override func begin() {
      observer = publisher.center.addObserver(
        forName: publisher.name, object: publisher.object, queue: nil
      ) { [weak self] notification in
        // It belongs to the sender, who waits for a view on the main actor.
        nonisolated(unsafe) let sent = notification
        if OnMainActor.run({ self?.action?(sent) }) { return }
        Task { @MainActor in self?.action?(sent) }
      }
    }

    override func end() {
      if let observer { publisher.center.removeObserver(observer) }
      observer = nil
    }
  }
#endif
