// Empty: Apple's systems have TipKit and SwiftUI themselves, and a product needs a target there too.
