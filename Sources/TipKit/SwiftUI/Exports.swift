// The content of tips and the views that tip code needs, under SwiftUI's name where Apple's does
// not exist.
@_exported public import Foundation
@_exported public import Observation
@_exported public import TipContent
