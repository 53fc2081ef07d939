@_exported public import enum TipPictures.CardAppearance
@_exported public import struct TipPictures.ScreenPicture
