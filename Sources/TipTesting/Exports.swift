@_exported public import TipEngine
@_exported public import TipSnapshot
