@_exported public import TipCoreGraphics
