// What files with `import UIKit` get from other modules. Colours and images have their home in
// SwiftUI, whose files use them without this module.
@_exported public import Foundation
@_exported public import class TipSwiftUI.UIApplication
@_exported public import class TipSwiftUI.UIColor
@_exported public import class TipSwiftUI.UIDevice
@_exported public import class TipSwiftUI.UIImage
@_exported public import enum TipSwiftUI.UIKeyboardType
@_exported public import class TipSwiftUI.UIScreen
@_exported public import typealias TipHelp.UIToolTipConfiguration
