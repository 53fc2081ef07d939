// What files with `import UIKit` get from other modules. Colours and images have their home in
// SwiftUI, whose files use them without this module.
@_exported public import Foundation
@_exported public import class SwiftUI.UIApplication
@_exported public import class SwiftUI.UIColor
@_exported public import class SwiftUI.UIDevice
@_exported public import class SwiftUI.UIImage
@_exported public import enum SwiftUI.UIKeyboardType
@_exported public import class SwiftUI.UIScreen
@_exported public import typealias TipHelp.UIToolTipConfiguration
