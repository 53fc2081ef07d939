import struct CoreGraphics.CGAffineTransform
import CoreGraphics

let feederSize = CoreGraphics.CGSize(width: 20, height: 30)
let feederTurn = CoreGraphics.CGAffineTransform(rotationAngle: 1)
