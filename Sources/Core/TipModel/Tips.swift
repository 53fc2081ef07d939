/// The namespace of TipKit's types, and the interface of the process's tips center.
@frozen public enum Tips {}

@available(*, unavailable)
extension Tips: Sendable {}
