// Foundation has the numbers, points, sizes and rectangles. Nothing here draws.
@_exported public import Foundation
