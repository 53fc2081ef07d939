extension Image {
  /// Returns the image fitted to the available space.
  public func resizable() -> Image {
    restyled { $0.isResizable = true }
  }

  /// Returns the image with its layers coloured in a mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    restyled { $0.symbolRenderingMode = $0.symbolRenderingMode ?? mode }
  }

  /// Returns the image with its own colours, or as a template.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    restyled { $0.renderingMode = $0.renderingMode ?? renderingMode }
  }

  /// Returns the image scaled with a quality.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    restyled { $0.interpolation = $0.interpolation ?? interpolation }
  }

  /// Returns the image with smooth edges, or explicitly without.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    restyled { $0.isAntialiased = $0.isAntialiased ?? isAntialiased }
  }

  /// Returns the image filled with a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Image {
    filled(AnyShapeStyle(style))
  }

  /// Returns the image with a style for each of its two layers.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> Image {
    filled(AnyShapeStyle(primary), AnyShapeStyle(secondary))
  }

  /// Returns the image with a style for each of its three layers.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> Image {
    filled(AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary))
  }

  /// Returns the image in a colour.
  public func foregroundColor(_ color: Color?) -> Image {
    guard let color else { return self }
    return filled(AnyShapeStyle(color))
  }

  private func filled(_ styles: AnyShapeStyle...) -> Image {
    restyled { style in
      if style.foreground.isEmpty { style.foreground = styles }
    }
  }

  private func restyled(_ change: (inout Style) -> Void) -> Image {
    var image = self
    change(&image.style)
    return image
  }
}
