/// The code of pages of items: filters, and moving by keyboard.
///
/// It reads texts and hides elements. It never makes markup of a text.
enum PageScript {
  static let list = """
    "use strict";
    const [form, side, search, count, empty] = ["filters", "side", "text", "count", "empty"]
      .map(id => document.getElementById(id));
    const all = selector => Array.from(document.querySelectorAll(selector));
    const [items, links, selects] = [".item", "#index li", "#filters select"].map(all);
    const texts = [];
    let current = 0;

    function text(item) {
      const own = Array.from(item.children).filter(child => child.className !== "cards");
      // The frame comes first, and a drawing that was drawn before is used by its name.
      const parts = "svg > * + *, svg > * + * use";
      const drawn = Array.from(item.querySelectorAll("figure > :is(" + parts + ")"), part => {
        const name = part.getAttribute("href");
        return name ? document.querySelector(name) : part;
      });
      return own.concat(drawn).map(part => part.textContent).join(" ").toLowerCase();
    }

    function matches(item, index, words) {
      return selects.every(select => select.value === "all"
        || (item.dataset[select.id] || select.value).split(" ").includes(select.value))
        && words.every(word => (texts[index] = texts[index] || text(item)).includes(word));
    }

    const visible = () => items.filter(item => !item.hidden);

    function select(item, focuses) {
      if (items[current]) items[current].tabIndex = -1;
      links[current]?.removeAttribute("aria-current");
      current = items.indexOf(item);
      item.tabIndex = 0;
      links[current]?.setAttribute("aria-current", "true");
      if (!focuses) return;
      item.focus({ preventScroll: true });
      item.scrollIntoView({ block: "start" });
    }

    function update() {
      const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
      items.forEach((item, index) => {
        item.hidden = !matches(item, index, words);
        if (links[index]) links[index].hidden = item.hidden;
      });
      const shown = visible();
      count.textContent = shown.length + " of " + items.length + " " + count.dataset.noun;
      empty.hidden = shown.length > 0;
      if (shown.length > 0 && items[current].hidden) select(shown[0], false);
    }

    function move(step) {
      const shown = visible(), focused = document.activeElement.closest(".item");
      const index = focused ? shown.indexOf(focused) + step : step > 0 ? 0 : shown.length - 1;
      if (shown.length > 0) select(shown[Math.max(0, Math.min(index, shown.length - 1))], true);
    }

    function arrive() {
      const target = document.querySelector(":target"), item = target?.closest(".item");
      if (!item) return;
      if (item.hidden) { form.reset(); update(); }
      const fold = target.closest("details");
      if (fold) fold.open = true;
      select(item, false);
      target.scrollIntoView({ block: target === item ? "start" : "nearest" });
    }

    form.addEventListener("input", update);
    form.addEventListener("submit", event => event.preventDefault());
    form.addEventListener("reset", () => setTimeout(update, 0));
    addEventListener("hashchange", arrive);
    document.addEventListener("keydown", event => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Escape") return form.reset();
      if (event.target instanceof Element && event.target.closest("[type=search], select")) return;
      if (event.key === "/") { event.preventDefault(); side.open = true; search.focus(); }
      if (event.key === "j") move(1);
      if (event.key === "k") move(-1);
    });
    const narrow = matchMedia("\(PageStyle.narrow)");
    const fold = () => { side.open = !narrow.matches; };
    narrow.addEventListener("change", fold);
    fold();
    update();
    arrive();

    """
}
