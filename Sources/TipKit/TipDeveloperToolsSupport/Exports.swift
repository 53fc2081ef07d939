// The resources of an app, which Xcode's generated files name.
@_exported public import struct TipContent.ColorResource
@_exported public import struct TipContent.ImageResource
