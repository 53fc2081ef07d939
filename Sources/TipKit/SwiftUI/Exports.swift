@_exported public import TipSwiftUI
