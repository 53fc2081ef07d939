@_exported public import TipTipKit
