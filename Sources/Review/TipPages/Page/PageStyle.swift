/// The rules of CSS that all pages share: colours for light and dark, type, controls.
package enum PageStyle {
  /// The rules.
  package static let shared = """
    :root{color-scheme:light dark;--page:#f5f5f7;--card:#fff;--ink:#1d1d1f;--faint:#63636b;\
    --line:#d8d8dd;--tint:#0058bd;--good:#126b2e;--wait:#6a4a00;--gone:#63636b;--bad:#b3001b;\
    --code:#ececf1}
    @media (prefers-color-scheme:dark){:root{--page:#0e0e10;--card:#1c1c1e;--ink:#f2f2f4;\
    --faint:#a5a5ad;--line:#3a3a3e;--tint:#6cb2ff;--good:#5fd47f;--wait:#f0c35c;--gone:#a5a5ad;\
    --bad:#ff8a80;--code:#2a2a2e}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--ink);line-height:1.45;\
    font:1rem/1.45 -apple-system,system-ui,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,\
    sans-serif}
    h1{font-size:1.5rem;line-height:1.2;margin:0}
    h2{font-size:1.05rem;line-height:1.3;margin:0;overflow-wrap:anywhere}
    a{color:var(--tint)}
    code,pre,kbd{font-family:ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace;\
    font-size:.85em}
    code{overflow-wrap:anywhere}
    pre{overflow-x:auto;margin:.5rem 0 0;padding:.75rem;background:var(--code);border-radius:8px}
    kbd{border:1px solid var(--line);border-radius:4px;padding:0 .3em;background:var(--card)}
    ul.plain{list-style:none;margin:0;padding:0}
    summary{cursor:pointer;color:var(--tint);width:max-content;max-width:100%}
    :focus-visible{outline:3px solid var(--tint);outline-offset:2px}
    header.page{padding:1.25rem clamp(.75rem,3vw,2rem) .75rem}
    input,select,button{font:inherit;color:inherit;background:var(--card);min-height:2.25rem;\
    border:1px solid var(--line);border-radius:8px;padding:.25rem .6rem}
    button{color:var(--tint);cursor:pointer}

    """

  /// The rules of cards in figures.
  static let figures = """
    .cards{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:.75rem;align-items:flex-start}
    figure{margin:0;flex:0 1 23.25rem;border-radius:12px;background:#f2f2f7;color:#4a4a50;\
    max-width:100%;border:1px solid var(--line);overflow:hidden}
    figure[data-look=dark]{background:#000;color:#c7c7cc}
    figure svg{display:block;max-width:100%;height:auto;font-family:-apple-system,system-ui,\
    'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif}
    figcaption{padding:0 .75rem .5rem;font-size:.8rem}
    main.cards{padding:1rem}

    """
}
