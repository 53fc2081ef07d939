/// The script of a gallery: filters, and moving by keyboard.
///
/// It reads texts and hides elements; it never makes markup of a text.
enum GalleryScript {
  static let text = """
    (function () {
      "use strict";
      const form = document.getElementById("filters");
      const main = document.getElementById("tips");
      const count = document.getElementById("count");
      const empty = document.getElementById("empty");
      const search = document.getElementById("text");
      const tips = Array.from(document.querySelectorAll("article.tip"));
      const texts = tips.map(function (tip) {
        const card = tip.querySelector("figure svg");
        const own = Array.from(tip.children).filter(function (child) {
          return child.className !== "cards";
        }).map(function (child) { return child.textContent; });
        // The frame comes first, and a drawing that was drawn before is used by its name.
        const parts = "svg > * + * :is(text, title, use), svg > * + use";
        const words = card ? Array.from(card.querySelectorAll(parts), function (word) {
          const name = word.getAttribute("href");
          return (name ? document.querySelector(name) : word).textContent;
        }) : [];
        return own.concat(words).join(" ").toLowerCase();
      });
      const groups = Array.from(form.querySelectorAll("#group option")).map(function (option) {
        return { value: option.value, name: option.textContent };
      });
      let current = 0;

      function value(id) {
        const control = document.getElementById(id);
        return control ? control.value : "all";
      }

      function isInGroup(tip, wanted) {
        const names = Array.from(tip.querySelectorAll("dd.groups li"), function (item) {
          return item.textContent;
        });
        if (wanted === "none") { return names.length === 0; }
        const group = groups.find(function (group) { return group.value === wanted; });
        return names.includes(group.name);
      }

      function matches(tip, index) {
        const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
        const status = value("status"), group = value("group"), findings = value("findings");
        return words.every(function (word) { return texts[index].includes(word); })
          && (status === "all" || tip.dataset.status === status)
          && (group === "all" || isInGroup(tip, group))
          && (findings === "all" || (tip.dataset.findings !== "0") === (findings === "some"));
      }

      function visible() { return tips.filter(function (tip) { return !tip.hidden; }); }

      function select(tip, focuses) {
        if (tips[current]) { tips[current].tabIndex = -1; }
        current = tips.indexOf(tip);
        tip.tabIndex = 0;
        if (focuses) {
          tip.focus({ preventScroll: true });
          tip.scrollIntoView({ block: "start" });
        }
      }

      function update() {
        tips.forEach(function (tip, index) { tip.hidden = !matches(tip, index); });
        const shown = visible();
        count.textContent = shown.length + " of " + tips.length + " tips";
        empty.hidden = shown.length > 0;
        if (shown.length > 0 && tips[current].hidden) { select(shown[0], false); }
        const kind = form.querySelector("input[name=kind]:checked");
        main.dataset.kind = kind ? kind.value : "inline";
        main.dataset.looks = Array.from(
          form.querySelectorAll("input[name=look]:checked"),
          function (box) { return box.value; }).join(" ");
      }

      function move(step) {
        const shown = visible();
        if (shown.length === 0) { return; }
        const focused = document.activeElement && document.activeElement.closest("article.tip");
        const index = focused ? shown.indexOf(focused) + step : step > 0 ? 0 : shown.length - 1;
        select(shown[Math.max(0, Math.min(index, shown.length - 1))], true);
      }

      form.addEventListener("input", update);
      form.addEventListener("submit", function (event) { event.preventDefault(); });
      form.addEventListener("reset", function () { setTimeout(update, 0); });
      document.addEventListener("keydown", function (event) {
        if (event.altKey || event.ctrlKey || event.metaKey) { return; }
        if (event.key === "Escape") { form.reset(); return; }
        const target = event.target;
        if (target instanceof Element && target.closest("input[type=search], select")) { return; }
        if (event.key === "/") { event.preventDefault(); search.focus(); }
        if (event.key === "j") { move(1); }
        if (event.key === "k") { move(-1); }
      });
      update();
    })();
    """
}
