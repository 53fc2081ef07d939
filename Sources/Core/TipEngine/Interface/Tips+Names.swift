public import TipModel

// Apps have their own words such as these, so the engine has them inside `Tips` only.
extension Tips {
  /// A control that forces tips, the clock or the datastore from outside the code.
  public typealias Control = TipModel.Control
  /// The origin of a control: a launch argument, the environment, `tipctl` or the code.
  public typealias ControlSource = TipModel.ControlSource
  /// The reasons why a tip shows or does not.
  public typealias Explanation = TipModel.Explanation
  /// A condition between a tip and the screen.
  public typealias Gate = TipModel.Gate
  /// The result of one gate.
  public typealias GateResult = TipModel.GateResult<TipModel.Gate>
  /// The controls that an app applied when it was configured.
  public typealias Receipt = TipModel.Receipt
  /// The answer to whether a tip may be shown.
  public typealias Verdict = TipModel.Verdict
}
