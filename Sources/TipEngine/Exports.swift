// An app imports the engine alone and finds everything that a tip is made of.
@_exported public import TipContent
@_exported public import TipModel
@_exported public import TipStore
