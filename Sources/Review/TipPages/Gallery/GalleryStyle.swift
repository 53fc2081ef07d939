import TipPictures

/// The rules of CSS of a gallery.
enum GalleryStyle {
  private static func texts(_ appearance: CardAppearance) -> String {
    let colors = CardPalette(appearance)
    return "--tip-title:\(colors.title);--tip-message:\(colors.message);--tip-tint:\(colors.tint)"
  }

  private static func look(_ name: String, _ title: String) -> String {
    "body:has(option[value=\(name)]:checked) figure:not(.\(name)){display:none}"
      + "figure.\(name)::after{content:\"\(title)\"}"
  }

  static let text = """
    figure{\(texts(.light))}figure.dark{\(texts(.dark))}
    body{--bare:inline;--pointed:none}
    body:has(option[value=annotation]:checked){--bare:none;--pointed:inline}
    .bare{display:var(--bare)}.pointed{display:var(--pointed)}
    body:has(option[value=popover]:checked) .inline,\
    body:not(:has(option[value=popover]:checked)) .popover{display:none}
    \(GalleryItemHTML.looks.map { look($0.name, $0.title) }.joined())
    .tip figure::after{display:block;padding:0 .75rem .5rem;font-size:.8rem}
    header :is(details,li){margin:.35rem 0}
    .tip{content-visibility:auto;contain-intrinsic-size:auto 22rem}
    .head{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
    .status{font-weight:600;font-size:.9rem}.outlook{flex-basis:100%;margin:0;overflow-wrap:anywhere}
    .finding.error b{color:var(--bad)}.found,.finding.warning b{color:var(--wait)}
    .tip .popover{max-width:22rem}.tip figure svg{width:100%}
    .preview img{display:block;max-width:100%;height:auto}
    #index .preview::before{display:inline-block;width:1.15rem;text-indent:0;content:"□"}
    .cards h3{grid-column:1/-1;margin:0;font-size:.9rem}

    """
}
