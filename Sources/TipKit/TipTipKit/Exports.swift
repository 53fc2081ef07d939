// The engine with the views, as Apple's TipKit has them: a tip file needs only this import.
@_exported public import Foundation
@_exported public import TipEngine
@_exported public import TipSwiftUI
