// An app imports only the engine. Each name is exported by itself, because a whole module would
// put names such as `Change` and `Operation` into every file of the app.
@_exported public import struct TipContent.AnyGradient
@_exported public import struct TipContent.AnyShapeStyle
@_exported public import struct TipContent.Color
@_exported public import struct TipContent.ColorResource
@_exported public import struct TipContent.Font
@_exported public import struct TipContent.HierarchicalShapeStyle
@_exported public import struct TipContent.Image
@_exported public import struct TipContent.ImageResource
@_exported public import struct TipContent.LocalizedStringKey
@_exported public import protocol TipContent.ShapeStyle
@_exported public import struct TipContent.SymbolRenderingMode
@_exported public import struct TipContent.Text
@_exported public import struct TipContent.TintShapeStyle
@_exported public import struct TipFoundation.TipControlError
@_exported public import struct TipModel.ClockSetting
@_exported public import struct TipModel.DisplayFrequency
@_exported public import protocol TipModel.RuleComparable
@_exported public import enum TipModel.SnapshotRecordMode
@_exported public import struct TipModel.StateDocument
@_exported public import protocol TipModel.TipClock
@_exported public import struct TipModel.TipClockAlarm
@_exported public import struct TipModel.TipControls
@_exported public import protocol TipModel.TipOption
@_exported public import enum TipModel.Tips
#if !canImport(Darwin)
  // Foundation has it on Apple's systems only.
  @_exported public import struct TipContent.LocalizedStringResource
#endif
