import TipPictures

/// The rules of CSS of a gallery.
enum GalleryStyle {
  private static func texts(_ appearance: CardAppearance) -> String {
    let colors = CardPalette(appearance)
    return "--tip-title:\(colors.title);--tip-message:\(colors.message);--tip-tint:\(colors.tint)"
  }

  static let text = """
    figure{\(texts(.light))}figure[data-look=dark]{\(texts(.dark))}
    main{--bare:inline;--pointed:none}main[data-kind=annotation]{--bare:none;--pointed:inline}
    .bare{display:var(--bare)}.pointed{display:var(--pointed)}
    .summary{margin:.25rem 0 .5rem;color:var(--faint)}
    header details{margin:.35rem 0}
    header li{margin:.35rem 0}
    .filters{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.5rem .75rem;\
    align-items:end;padding:.6rem clamp(.75rem,3vw,2rem);background:var(--page);\
    border-block:1px solid var(--line)}
    .filters label{display:grid;gap:.1rem}
    .filters label>span,legend{font-size:.8rem;color:var(--faint)}
    .filters input[type=search]{width:13rem}
    .filters select{max-width:15rem}
    fieldset{display:flex;flex-wrap:wrap;gap:.35rem;border:0;margin:0;padding:0;min-width:0}
    legend{padding:0;margin-bottom:.1rem}
    .filters label.choice{position:relative;display:block}
    .choice input{position:absolute;inset:0;margin:0;width:100%;min-height:0;height:100%;\
    opacity:0;cursor:pointer}
    .choice>span{display:flex;align-items:center;min-height:2.25rem;font-size:.9rem;\
    color:var(--ink);padding:.2rem .7rem;border:1px solid var(--line);border-radius:8px;\
    background:var(--card)}
    .choice input:checked+span{border-color:var(--tint);color:var(--tint);\
    box-shadow:inset 0 0 0 1px var(--tint)}
    .choice input:checked+span::before{content:"✓";margin-inline-end:.35rem}
    .choice input:focus-visible+span{outline:3px solid var(--tint);outline-offset:2px}
    .count{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin:0;\
    min-height:2.25rem}
    .keys{font-size:.8rem;color:var(--faint)}
    main{padding:1rem clamp(.75rem,3vw,2rem) 3rem;display:grid;gap:1rem}
    .tip{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem;\
    scroll-margin-top:9rem;min-width:0;content-visibility:auto;contain-intrinsic-size:auto 30rem}
    .tip[hidden],.empty[hidden]{display:none}
    .head{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
    .status{font-weight:600;font-size:.9rem}
    .available{color:var(--good)}.pending{color:var(--wait)}.invalidated{color:var(--gone)}
    .outlook{flex-basis:100%;margin:0;overflow-wrap:anywhere}
    dl{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:.35rem .75rem;\
    margin:.75rem 0 .5rem;font-size:.9rem}
    dt{color:var(--faint)}
    dd{margin:0;overflow-wrap:anywhere}
    dd li+li{margin-top:.3rem}
    .finding.error b{color:var(--bad)}.finding.warning b{color:var(--wait)}
    .empty{color:var(--faint);margin:0}
    main[data-kind=inline] figure:not([data-kinds~=inline]),\
    main[data-kind=annotation] figure:not([data-kinds~=annotation]),\
    main[data-kind=hint] figure:not([data-kinds~=hint]),\
    main[data-kind=popover] figure:not([data-kinds~=popover]),\
    main:not([data-looks~=light]) figure[data-look=light],\
    main:not([data-looks~=dark]) figure[data-look=dark],\
    main:not([data-looks~=large]) figure[data-look=large],\
    main:not([data-looks~=rtl]) figure[data-look=rtl]{display:none}
    @media (max-width:700px){.filters{position:static}.filters>label{flex:1 1 40%}\
    .filters input[type=search],.filters select{width:100%;max-width:none}\
    .keys{display:none}.tip{scroll-margin-top:1rem;padding:.75rem}\
    dl{grid-template-columns:minmax(0,1fr);gap:.1rem}dd{margin-bottom:.4rem}\
    figure{width:100%}figure svg{margin:0 auto}}
    @media print{.filters{display:none}.tip{break-inside:avoid}}

    """
}
