// The model is made of shared values, so its importers have them too; an app gets neither.
@_exported public import TipFoundation
