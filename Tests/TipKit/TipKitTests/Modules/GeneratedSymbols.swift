/// A file in the shape of those that Xcode generates for asset catalogs, with two colours and two
/// images.
enum GeneratedSymbols {
  static let source = head + resources + nativeViews + views + thinning

  private static let head = """
    import Foundation
    #if canImport(AppKit)
    import AppKit
    #endif
    #if canImport(UIKit)
    import UIKit
    #endif
    #if canImport(SwiftUI)
    import SwiftUI
    #endif
    #if canImport(DeveloperToolsSupport)
    import DeveloperToolsSupport
    #endif

    #if SWIFT_PACKAGE
    private let resourceBundle = Foundation.Bundle.module
    #else
    private class ResourceBundleClass {}
    private let resourceBundle = Foundation.Bundle(for: ResourceBundleClass.self)
    #endif


    """

  private static let available =
    "@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)"

  private static let resources = """
    // MARK: - Color Symbols -

    \(available)
    extension DeveloperToolsSupport.ColorResource {
        /// The "MeadowColor" asset catalog color resource.
        static let meadow = DeveloperToolsSupport.ColorResource(name: "MeadowColor", bundle: resourceBundle)

        /// The "Plumage" asset catalog resource namespace.
        enum Plumage {
            /// The "Plumage/Crest" asset catalog color resource.
            static let crest = DeveloperToolsSupport.ColorResource(name: "Plumage/Crest", bundle: resourceBundle)
        }
    }

    // MARK: - Image Symbols -

    \(available)
    extension DeveloperToolsSupport.ImageResource {
        /// The "Bird Bath" asset catalog image resource.
        static let birdBath = DeveloperToolsSupport.ImageResource(name: "Bird Bath", bundle: resourceBundle)

        /// The "Default" asset catalog image resource.
        static let `default` = DeveloperToolsSupport.ImageResource(name: "Default", bundle: resourceBundle)
    }


    """

  private static let nativeViews = """
    #if canImport(AppKit)
    @available(macOS 14.0, *)
    @available(macCatalyst, unavailable)
    extension AppKit.NSColor {
        static var meadow: AppKit.NSColor { .init(resource: .meadow) }
    }
    #endif

    #if canImport(UIKit)
    @available(iOS 17.0, tvOS 17.0, *)
    @available(watchOS, unavailable)
    extension UIKit.UIColor {
        static var meadow: UIKit.UIColor { .init(resource: .meadow) }
    }
    #endif


    """

  private static let views = """
    #if canImport(SwiftUI)
    \(available)
    extension SwiftUI.Color {
        /// The "MeadowColor" asset catalog color.
        static var meadow: SwiftUI.Color { .init(.meadow) }

        enum Plumage {
            static var crest: SwiftUI.Color { .init(.Plumage.crest) }
        }
    }

    \(available)
    extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
        /// The "MeadowColor" asset catalog color.
        static var meadow: SwiftUI.Color { .init(.meadow) }
    }
    #endif


    """

  private static let thinning = """
    // MARK: - Thinnable Asset Support -

    \(available)
    @available(watchOS, unavailable)
    extension DeveloperToolsSupport.ColorResource {
        private init?(thinnableName: String, bundle: Bundle) {
    #if canImport(AppKit) && os(macOS)
            self.init(name: thinnableName, bundle: bundle)
    #else
            return nil
    #endif
        }
    }

    #if canImport(SwiftUI)
    \(available)
    extension SwiftUI.Color {
        private init?(thinnableResource: DeveloperToolsSupport.ColorResource?) {
            if let resource = thinnableResource {
                self.init(resource)
            } else {
                return nil
            }
        }
    }

    \(available)
    extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
        private init?(thinnableResource: DeveloperToolsSupport.ColorResource?) {
            if let resource = thinnableResource {
                self.init(resource)
            } else {
                return nil
            }
        }
    }
    #endif

    \(available)
    @available(watchOS, unavailable)
    extension DeveloperToolsSupport.ImageResource {
        private init?(thinnableName: String, bundle: Bundle) {
    #if canImport(AppKit) && os(macOS)
            self.init(name: thinnableName, bundle: bundle)
    #else
            return nil
    #endif
        }
    }


    """
}
