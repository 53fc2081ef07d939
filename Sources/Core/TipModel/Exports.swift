// The model is made of shared values, so its importers have them too. An app gets neither.
@_exported public import TipFoundation
