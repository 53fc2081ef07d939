// The engine under TipKit's name where Apple's does not exist; a tip file needs only this import.
@_exported public import Foundation
@_exported public import TipEngine
