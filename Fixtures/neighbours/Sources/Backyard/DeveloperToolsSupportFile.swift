import struct DeveloperToolsSupport.ImageResource
import DeveloperToolsSupport
import Foundation
import SwiftUI

extension DeveloperToolsSupport.ImageResource {
  static let feeder = ImageResource(name: "feeder", bundle: .main)
}

let feederImage = Image(.feeder)
