// Tooltips and alerts, whose values belong to the model: each name is exported by itself.
@_exported public import struct TipModel.TipAlert
@_exported public import enum TipModel.TipInput
@_exported public import enum TipModel.TipPlatform
