// What files with `import UIKit` get from other modules. Colours and images have their home in
// SwiftUI, whose files use them without this module.
@_exported public import TipCoreGraphics
@_exported public import class TipSwiftUI.RelativeDateTimeFormatter
@_exported public import enum TipSwiftUI.UIAccessibility
@_exported public import class TipSwiftUI.UIApplication
@_exported public import class TipSwiftUI.UIColor
@_exported public import class TipSwiftUI.UIDevice
@_exported public import class TipSwiftUI.UIImage
@_exported public import class TipSwiftUI.UIImpactFeedbackGenerator
@_exported public import enum TipSwiftUI.UIKeyboardType
@_exported public import class TipSwiftUI.UINotificationFeedbackGenerator
@_exported public import class TipSwiftUI.UIPasteboard
@_exported public import class TipSwiftUI.UIScreen
@_exported public import class TipSwiftUI.UISelectionFeedbackGenerator
@_exported public import enum TipSwiftUI.UITextAutocapitalizationType
@_exported public import enum TipSwiftUI.UITextContentType
@_exported public import struct TipSwiftUI.UITraitCollection
@_exported public import enum TipSwiftUI.UIUserInterfaceStyle
@_exported public import typealias TipHelp.UIToolTipConfiguration

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
