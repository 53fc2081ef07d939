// The content of tips under SwiftUI's name where Apple's does not exist, without views.
@_exported public import Foundation
@_exported public import TipContent
