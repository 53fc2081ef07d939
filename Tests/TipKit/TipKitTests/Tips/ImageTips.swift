import SwiftUI
import TipKit

// Xcode generates such a constant for each image of the asset catalog.
extension ImageResource {
  static let birdBath = ImageResource(name: "BirdBath", bundle: .main)
}

struct PhotoTip: Tip {
  var title: Text { Text("Take a Photo") }
  var image: Image? { Image("Camera") }
}

struct BirdBathTip: Tip {
  var title: Text { Text("A Bath for Birds") }
  var image: Image? { Image(.birdBath) }
}

struct WeatherTip: Tip {
  let isRaining: Bool

  var title: Text { Text(isRaining ? "Rainy Day" : "Sunny Day") }
  var image: Image? { Image(systemName: isRaining ? "cloud.rain" : "sun.max") }
}

struct NoImageTip: Tip {
  var title: Text { Text("Nothing to See") }
  var image: Image? { nil }
}
