// Tooltips and alerts, whose values belong to the model: each name is exported by itself.
@_exported public import struct TipModel.TipAlert
@_exported public import enum TipModel.TipInput
@_exported public import enum TipModel.TipPlatform
@_exported public import struct TipModel.ToolTipExplanation
@_exported public import enum TipModel.ToolTipGate
@_exported public import struct TipModel.ToolTipGateResult
@_exported public import struct TipModel.ToolTipVerdict
