// The content of tips under SwiftUI's name where Apple's does not exist; there are no views.
@_exported public import Foundation
@_exported public import TipContent
