/// The rules of CSS that all pages share: colours for light and dark, type, controls.
package enum PageStyle {
  package static let shared = """
    :root{color-scheme:light dark;--page:#f5f5f7;--card:#fff;--ink:#1d1d1f;--faint:#63636b;\
    --line:#d8d8dd;--tint:#0058bd;--good:#126b2e;--wait:#6a4a00;--gone:#63636b;--bad:#b3001b;\
    --code:#ececf1}
    @media (prefers-color-scheme:dark){:root{--page:#0e0e10;--card:#1c1c1e;--ink:#f2f2f4;\
    --faint:#a5a5ad;--line:#3a3a3e;--tint:#6cb2ff;--good:#5fd47f;--wait:#f0c35c;--gone:#a5a5ad;\
    --bad:#ff8a80;--code:#2a2a2e}}*{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--ink);line-height:1.45;\
    font:1rem/1.45 -apple-system,system-ui,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,\
    sans-serif}h1{font-size:1.5rem;line-height:1.25;margin:0;overflow-wrap:anywhere}
    h2{font-size:1.05rem;line-height:1.3;margin:0;overflow-wrap:anywhere}a{color:var(--tint)}
    code,pre,kbd{font-family:ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace;\
    font-size:.85em}code{overflow-wrap:anywhere}
    pre{overflow-x:auto;margin:.5rem 0 0;padding:.75rem;background:var(--code);border-radius:8px}
    kbd{border:1px solid var(--line);border-radius:4px;padding:0 .3em;background:var(--card)}
    .plain{list-style:none;margin:0;padding:0}
    summary{cursor:pointer;color:var(--tint);width:max-content;max-width:100%}
    :focus-visible{outline:3px solid var(--tint);outline-offset:2px}
    header.page{padding:1.25rem 1rem .75rem}
    .summary{margin:.25rem 0;color:var(--faint);overflow-wrap:anywhere}
    input,select,button{font:inherit;color:inherit;background:var(--card);min-height:2.25rem;\
    border:1px solid var(--line);border-radius:8px;padding:.25rem .6rem}
    button{color:var(--tint);cursor:pointer}

    """

  /// The windows in which the side of a page is folded.
  static let narrow = "(max-width:56rem)"

  /// The rules of pages of items with a side.
  static let list = """
    .columns{display:grid;grid-template-columns:12.5rem minmax(0,1fr);gap:1rem;align-items:start;\
    padding:0 1rem 3rem}.columns.flat{grid-template-columns:minmax(0,1fr)}
    .side{position:sticky;top:0;max-height:100vh;overflow-y:auto;padding:.25rem 0 1rem}
    .side>summary{display:none}.flat .side{position:static;max-height:none;padding:0}
    .filters{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;padding:.25rem}
    .filters>*{flex:1 1 100%;min-width:0;margin:0}
    .flat .filters>*{flex:0 1 13rem}.flat .keys{flex:1 1 auto}
    .filters label{display:grid;gap:.1rem}.filters label>span{font-size:.8rem;color:var(--faint)}
    .filters :is(input[type=search],select){width:100%}
    .count{display:flex;gap:.75rem;align-items:center;justify-content:space-between}
    .keys{font-size:.8rem;color:var(--faint);line-height:2}
    #index{margin-top:.75rem;border-top:1px solid var(--line);padding-top:.5rem;font-size:.85rem}
    #index li{padding:.2rem .25rem .2rem 1.4rem;text-indent:-1.15rem;border-radius:6px;\
    overflow-wrap:anywhere}#index li[aria-current]{background:var(--code)}
    #index a{text-decoration:none}#index small{display:block;color:var(--faint);text-indent:0}
    [hidden]{display:none!important}
    .available{color:var(--good)}.pending{color:var(--wait)}.invalidated{color:var(--gone)}
    .available::before{content:"●"}.pending::before{content:"○"}.invalidated::before{content:"✕"}
    :is(.available,.pending,.invalidated)::before{display:inline-block;width:1.15rem;\
    text-indent:0;text-align:center;font-weight:400}
    main{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
    .item{scroll-margin-top:1rem;min-width:0}
    article.item{background:var(--card);border:1px solid var(--line);border-radius:14px;\
    padding:.75rem}
    dl{display:grid;grid-template-columns:5rem minmax(0,1fr);gap:.35rem .75rem;\
    margin:.6rem 0 .5rem;font-size:.9rem}dt{color:var(--faint);grid-column:1}
    dd{margin:0;grid-column:2;overflow-wrap:anywhere}
    @media \(narrow){.columns{grid-template-columns:minmax(0,1fr);gap:.5rem}\
    .side{position:static;max-height:none}.side>summary{display:list-item}\
    .filters>label{flex:1 1 40%}.keys{display:none}#index{max-height:50vh;overflow-y:auto}}
    @media print{.side{display:none}.columns{grid-template-columns:minmax(0,1fr)}\
    .item{break-inside:avoid}}

    """

  /// The rules of cards in figures.
  static let figures = """
    .cards{display:grid;gap:.75rem;margin-top:.75rem;align-items:start;\
    grid-template-columns:repeat(auto-fit,minmax(min(14.5rem,100%),1fr))}
    figure{margin:0;border-radius:12px;background:#f2f2f7;color:#4a4a50;max-width:24.5rem;\
    border:1px solid var(--line);overflow:hidden}
    figure.dark{background:#000;color:#c7c7cc}
    figure svg{display:block;max-width:100%;height:auto;font-family:-apple-system,system-ui,\
    'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif}
    figcaption{padding:0 .75rem .5rem;font-size:.8rem}main.cards{padding:1rem}

    """
}
