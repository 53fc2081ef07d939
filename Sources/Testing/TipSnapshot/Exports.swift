@_exported public import enum TipModel.ArrowEdge
@_exported public import struct TipModel.ScreenRect
@_exported public import enum TipPictures.CardAppearance
@_exported public import struct TipPictures.ScreenPicture
