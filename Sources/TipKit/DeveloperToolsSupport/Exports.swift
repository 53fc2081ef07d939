// The resources of an app under the name of the module that Xcode's generated files import, where
// Apple's does not exist.
@_exported public import struct TipContent.ColorResource
@_exported public import struct TipContent.ImageResource
