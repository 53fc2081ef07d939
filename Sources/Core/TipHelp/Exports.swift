// Tooltips and alerts, whose values belong to the model: each name is exported by itself.
@_exported public import struct TipModel.TipAlert
@_exported public import enum TipModel.TipInput
@_exported public import enum TipModel.TipPlatform
@_exported public import struct TipModel.AlertAnswer
@_exported public import enum TipModel.AlertGate
@_exported public import typealias TipModel.AlertGateResult
@_exported public import enum TipModel.AlertKey
@_exported public import struct TipModel.AlertLayout
@_exported public import enum TipModel.AlertOutcome
@_exported public import struct TipModel.AlertSession
@_exported public import struct TipModel.AlertVerdict
@_exported public import struct TipModel.ToolTipExplanation
@_exported public import enum TipModel.ToolTipGate
@_exported public import typealias TipModel.ToolTipGateResult
@_exported public import struct TipModel.ToolTipVerdict
