public import TipModel

extension Tips.Parameter {
  /// The parameter's value; writing another one looks again at the rules that read it.
  ///
  /// A write is visible at once and committed soon; before configure it is kept and applied (D14).
  public var wrappedValue: Value {
    get { Tips.center.value(of: self) }
    nonmutating set { Tips.center.set(self, to: newValue) }
  }
}
