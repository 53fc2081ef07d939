// TipKit's name for the engine where Apple's does not exist: a tip file needs no other import.
@_exported public import Foundation
@_exported public import TipEngine
