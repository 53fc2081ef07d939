// Empty: Apple's systems have TipKit and SwiftUI themselves, and the product needs a target there.
