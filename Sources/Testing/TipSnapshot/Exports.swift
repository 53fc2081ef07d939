@_exported public import enum TipPictures.CardAppearance
