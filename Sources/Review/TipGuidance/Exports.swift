// A library user names these values. They belong to the model, and each is exported by itself.
@_exported public import struct TipModel.ActionDefinition
@_exported public import struct TipModel.DisplayFrequency
@_exported public import struct TipModel.TipAlert
@_exported public import struct TipModel.TipDefinition
@_exported public import enum TipModel.TipInput
@_exported public import enum TipModel.TipPlatform
