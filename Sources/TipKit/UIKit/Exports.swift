@_exported public import TipUIKit
