// An app imports the engine alone. Each name is exported by itself: a whole module would put names
// such as `Change` and `Facts` into every file of the app. Words that an app may use itself,
// such as `Receipt` and `Control`, are names inside `Tips`.
@_exported public import struct TipFoundation.TipControlError
@_exported public import struct TipModel.ActionDefinition
@_exported public import struct TipModel.AppliedControl
@_exported public import struct TipModel.ClockSetting
@_exported public import struct TipModel.ControlDifference
@_exported public import struct TipModel.ControlWarning
@_exported public import struct TipModel.DisplayFrequency
@_exported public import protocol TipModel.RuleComparable
@_exported public import enum TipModel.SnapshotRecordMode
@_exported public import struct TipModel.StateDocument
@_exported public import protocol TipModel.TipClock
@_exported public import struct TipModel.TipClockAlarm
@_exported public import struct TipModel.TipControls
@_exported public import struct TipModel.TipDefinition
@_exported public import protocol TipModel.TipOption
@_exported public import struct TipModel.TipOptions
@_exported public import struct TipModel.TipSettling
@_exported public import enum TipModel.Tips
@_exported public import struct TipModel.UnknownTip
// The content of tips has no other names, and its operator + is exported with the whole only.
@_exported public import TipContent
