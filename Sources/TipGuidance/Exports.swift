@_exported public import struct TipModel.TipAlert
@_exported public import enum TipModel.TipInput
@_exported public import enum TipModel.TipPlatform
