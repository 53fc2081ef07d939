extension Tips.InvalidationReason {
  /// The beta's name of ``actionPerformed``.
  @available(*, deprecated, renamed: "actionPerformed")
  public static var userPerformedAction: Self { .actionPerformed }
}
