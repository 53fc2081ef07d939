// The whole engine is exported: its operators and macros cannot be exported one by one.
@_exported public import TipEngine
// Tooltips and alerts are presented by members of the engine's types.
@_exported public import TipHelp
@_exported public import enum TipModel.ArrowEdge
@_exported public import struct TipModel.ScreenRect
@_exported public import enum TipPictures.CardAppearance
@_exported public import struct TipPictures.ScreenPicture
@_exported public import enum TipViewTree.SpokenTrait
@_exported public import class TipSnapshot.SnapshotCounter
@_exported public import struct TipSnapshot.SnapshotDiff
@_exported public import struct TipSnapshot.SnapshotFile
@_exported public import enum TipSnapshot.SnapshotLocation
@_exported public import struct TipSnapshot.SnapshotMismatch
@_exported public import struct TipSnapshot.SnapshotPending
@_exported public import struct TipSnapshot.SnapshotRecording
@_exported public import struct TipSnapshot.SnapshotRedaction
@_exported public import struct TipSnapshot.SnapshotStrategy
@_exported public import enum TipSnapshot.SnapshotVerification
@_exported public import struct TipSnapshot.SnapshotVerifier
@_exported public import struct TipSnapshot.TipTimeline
@_exported public import struct TipSnapshot.HelpTimeline
