import { describe, expect, it } from "vitest";
import type { RouteModel } from "../../model/route.ts";
import { fillFaults } from "../../testing/fill.ts";
import { NASTY_WORDS } from "../../testing/random.ts";
import { escapeText } from "../../util/escape-html.ts";
import { createPages } from "./pages.ts";

/** A section of the tests' own type. */
interface Model {
  heading: string;
  items: readonly string[];
  links?: Record<string, string>;
}

type Component = (model: Model, route: RouteModel) => string;

const wrap = (text: string) => `<p>${escapeText(text)}</p>`;
const items = (of: readonly string[]) => of.map((item) => `<li>${escapeText(item)}</li>`).join("");

/** What a section should be: words between tags and in attributes. */
const good: Component = ({ heading, items: list }) =>
  `<h2 title="${escapeText(heading)}">${escapeText(heading)}</h2><ul>${items(list)}</ul>`;

const routeWith = (...models: Model[]): RouteModel => ({
  path: `/${models[0]?.heading.length}`,
  language: "en",
  motif: "plain",
  texts: {},
  languages: [],
  head: { title: "", tags: [], jsonLd: null },
  trail: [],
  sections: models.map((model) => ({ type: "madeUp", ...model }) as never),
});

/** Pages of one such section, and how often it was rendered. */
function pagesOf(component: Component) {
  const counted = { renders: 0 };
  const plain = (route: RouteModel) => {
    counted.renders++;
    return route.sections.map((section) => component(section as never, route)).join("");
  };
  const { page, unfillable } = createPages({ render: plain, sourceOf: () => undefined });
  const html = (route: RouteModel) =>
    page(route)
      .map((piece) => piece.html)
      .join("");
  return { counted, plain, page: html, unfillable };
}

const faultsOf = (component: Component, model: Model) =>
  fillFaults(pagesOf(component), routeWith(model), String(component));

const TOWNS = Array.from(
  { length: 100 },
  (_, index) => `Town ${index} of ${"many ".repeat(index % 9)}hills`,
);
const town = (name: string): Model => ({ heading: `Roofs in ${name}`, items: [name, "Elsewhere"] });

describe("pages of one kind", () => {
  it("are what React makes of them, and are rendered once", () => {
    const { counted, plain, page, unfillable } = pagesOf(good);
    const routes = TOWNS.map((name) => routeWith(town(name)));
    expect(routes.map(page)).toEqual(routes.map(plain));
    expect([...unfillable]).toEqual([]);
    // The breadcrumbs and the section, and then each page by itself.
    expect(counted.renders).toBe(2 + routes.length);
  });

  it("can have any words anywhere", () => {
    const { plain, page, unfillable } = pagesOf(good);
    const routes = NASTY_WORDS.flatMap((word) => [
      routeWith(town(word)),
      routeWith({ heading: word, items: ["Four", "Five"] }),
      routeWith({ heading: word, items: [word, word] }),
      routeWith({ heading: "Six", items: ["Seven", word] }),
    ]);
    const [empty, long] = [[], Array.from({ length: 7000 }, (_, index) => `${index}`)];
    routes.push(...[empty, long].map((list) => routeWith({ heading: "Eight", items: list })));
    for (const route of routes) expect(page(route)).toBe(plain(route));
    expect([...unfillable]).toEqual([]);
  });

  it("are remembered within bounds", () => {
    const { plain, page, counted } = pagesOf(good);
    const routes = Array.from({ length: 2500 }, (_, index) =>
      routeWith({ heading: "Long", items: Array.from({ length: index % 1250 }, () => "Item") }),
    );
    for (const route of routes) expect(page(route)).toBe(plain(route));
    expect(counted.renders).toBeGreaterThan(2 * 2500);
  });
});

/** What a section may not do with a text, seen while its template is made; why React is left to it. */
const LEFT_TO_REACT: Record<string, [component: Component, reason: RegExp]> = {
  "writes it in capitals": [({ heading }) => wrap(heading.toUpperCase()), /changes a text/],
  "splits it": [({ heading }) => heading.split(" ").map(wrap).join(""), /changes a text/],
  "trims its spaces to one": [
    ({ heading }) => wrap(heading.replace(/\s+/g, " ")),
    /changes a text/,
  ],
  "shows its beginning": [({ heading }) => wrap(heading.slice(0, 14)), /changes a text/],
  "does not escape it": [({ heading }) => `<p>${heading}</p>`, /changes a text/],
  "makes it a class": [({ heading }) => `<p class="${escapeText(heading)}"></p>`, /into a class/],
  "makes it a style": [
    ({ heading }) => `<p style="top:${escapeText(heading)}"></p>`,
    /into a style/,
  ],
  "makes it a style element": [
    ({ heading }) => `<p></p><style>${escapeText(heading)}</style><p></p>`,
    /into a script or a style/,
  ],
  "makes it a tag": [({ heading }) => `<${escapeText(heading)}></p>`, /name of an element/],
  "makes it preformatted": [({ heading }) => `<pre>${escapeText(heading)}</pre>`, /line break/],
  "puts nothing around it": [({ heading }) => escapeText(heading), /bare text/],
  "is moved": [({ heading }) => `<title>${escapeText(heading)}</title>`, /moves elsewhere/],
  "throws at what it does not know": [
    ({ heading }) => {
      if (!/^[RTINM]/.test(heading)) throw new Error("No roofs.");
      return wrap(heading);
    },
    /No roofs/,
  ],
};

/** What it may not do either, and only a comparison sees: types forbid it, and this test. */
const COMPUTES: Record<string, Component> = {
  "compares it": ({ heading }) => `<p data-free="${heading === "Free"}"></p>`,
  "compares it with some": ({ heading }) => `<p>${["Free", "Gratis"].includes(heading)}</p>`,
  "compares it with another": ({ heading, items: list }) =>
    list.map((item) => (item === heading ? "<b></b>" : wrap(item))).join(""),
  "looks for another in it": ({ heading, items: list }) =>
    list.map((item) => `<p data-own="${item.includes(heading)}"></p>`).join(""),
  "looks for it in another": ({ heading, items: list }) =>
    list.map((item) => `<p data-own="${heading.startsWith(item)}"></p>`).join(""),
  "looks up a link by it": ({ heading, links = {} }) =>
    wrap(Object.hasOwn(links, heading) ? (links[heading] ?? "") : "None"),
  "sorts by it": ({ items: list }) => items([...list].sort()),
  "sorts by it, the last one first": ({ items: list }) => items([...list].sort().reverse()),
  "sorts by its length": ({ items: list }) =>
    items([...list].sort((one, other) => one.length - other.length)),
  "cuts what is long": ({ heading }) => wrap(heading.length > 90 ? `${heading[0]}…` : heading),
  "cuts it": ({ heading }) => wrap(heading.substring(0, 140)),
  "writes its first letter in capitals": ({ heading }) =>
    wrap(heading.replace(/^\p{L}/u, (letter) => letter.toUpperCase())),
  "trims it": ({ heading }) => wrap(heading.trim()),
  "measures it": ({ heading }) => `<p data-long="${heading.length > 20}"></p>`,
  "measures it, if it is very long": ({ heading }) => `<p data-long="${heading.length > 900}"></p>`,
  "counts its words": ({ heading }) => wrap(`${heading.split(" ").length}`),
  counts: ({ items: list }) => wrap(`${new Set(list).size}`),
  "asks for its first letter": ({ heading }) => `<p data-up="${/^[A-Z]/.test(heading)}"></p>`,
  "asks for a number in it": ({ heading }) => `<p data-one="${/^1 /.test(heading)}"></p>`,
  "asks for money in it": ({ heading }) => `<p data-money="${heading.startsWith("£")}"></p>`,
  "asks for a word in it": ({ heading }) => `<p data-late="${heading.includes("Town 7 ")}"></p>`,
  "asks for a word at its end": ({ heading }) => `<p data-late="${heading.endsWith("soon")}"></p>`,
  "asks for the letters it is in": ({ heading }) =>
    `<p data-loud="${heading === heading.toUpperCase()}"></p>`,
  "encodes it": ({ heading }) => wrap(encodeURIComponent(heading)),
  "makes an id of it": ({ heading }) =>
    `<p id="${heading.toLowerCase().replace(/\W+/g, "-")}"></p>`,
  "reads the address": (_, { path }) => wrap(path),
  "counts the others": (_, { sections }) => wrap(`${Object.keys(sections).length}`),
};

const model: Model = { ...town("Mockham"), links: { "Roofs in Mockham": "/mockham" } };

describe("a section that", () => {
  it("shows its words as they are is sound", () => {
    expect(faultsOf(good, model)).toEqual([]);
  });

  it.each(Object.entries(LEFT_TO_REACT))("%s is left to React", (_, [component, reason]) => {
    const { plain, page, unfillable } = pagesOf(component);
    const routes = TOWNS.map((name) => routeWith(town(name)));
    expect(routes.map(page)).toEqual(routes.map(plain));
    expect(unfillable.get("madeUp")).toMatch(reason);
    expect(unfillable.get("madeUp")).toMatch(/^src\/sections\/made-up\/made-up\.tsx: /);
  });

  it.each(Object.entries(LEFT_TO_REACT))("%s is found", (_, [component, reason]) => {
    if (/No roofs/.test(String(reason))) return;
    expect(faultsOf(component, model).join()).toMatch(reason);
  });

  it.each(Object.entries(COMPUTES))("%s is found", (_, component) => {
    expect(faultsOf(component, model)).not.toEqual([]);
  });

  it.each([
    ["draws by chance", () => wrap(`${Math.random()}`)],
    ["asks what time it is", () => wrap(new Date().toISOString())],
    ["asks for the year", () => wrap(`${new Date(Date.now()).getFullYear()}`)],
  ])("%s is told apart from the others", (_, component) => {
    expect(faultsOf(component, model)).toEqual([expect.stringMatching(/not the same each time/)]);
  });
});
