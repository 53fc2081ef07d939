// The engine under TipKit's name where Apple's does not exist, with the views, as Apple's has them:
// a tip file needs only this import.
@_exported public import Foundation
@_exported public import SwiftUI
@_exported public import TipEngine
