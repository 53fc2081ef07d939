/// The namespace of TipKit's types, and the face of the process's tips center.
@frozen public enum Tips {}

@available(*, unavailable)
extension Tips: Sendable {}
