import { describe, expect, it } from "vitest";
import type { RouteModel } from "../../model/route.ts";
import { NASTY_WORDS } from "../../testing/random.ts";
import { escapeText } from "./escape.ts";
import { createPages } from "./pages.ts";

/** A section of the tests' own type. */
interface Model {
  heading: string;
  items: readonly string[];
  links?: Record<string, { href: string }>;
}

type Component = (model: Model, route: RouteModel) => string;

const items = (of: readonly string[]) => of.map((item) => `<li>${escapeText(item)}</li>`).join("");

/** What a section should be: words between tags and in attributes. */
const good: Component = ({ heading, items: list, links = {} }) =>
  `<h2 title="${escapeText(heading)}">${escapeText(heading)}</h2><ul>${list
    .map((item) => {
      const link = Object.hasOwn(links, item) ? links[item] : undefined;
      return link ? `<a href="${escapeText(link.href)}">${escapeText(item)}</a>` : items([item]);
    })
    .join("")}</ul>`;

const routeWith = (...models: Model[]): RouteModel => ({
  path: `/${models[0]?.heading.length}`,
  head: { title: "", tags: [], jsonLd: null },
  trail: [],
  sections: models.map((model) => ({ type: "made-up", ...model }) as never),
});

/** Pages of one such section, and how often it was rendered. */
function pagesOf(component: Component) {
  const counted = { renders: 0 };
  const render = (route: RouteModel) => {
    counted.renders++;
    return route.sections.map((section) => component(section as never, route)).join("");
  };
  const pages = createPages({ render, sourceOf: () => undefined });
  const html = (route: RouteModel) =>
    pages
      .page(route)
      .map((piece) => piece.html)
      .join("");
  return { counted, render, html, unfillable: pages.unfillable };
}

const TOWNS = Array.from(
  { length: 100 },
  (_, index) => `Town ${index} of ${"many ".repeat(index % 9)}hills`,
);
const town = (name: string): Model => ({ heading: `Roofs in ${name}`, items: [name, "Elsewhere"] });

describe("pages of one kind", () => {
  it("are what React makes of them, and are hardly rendered", () => {
    const { counted, render, html, unfillable } = pagesOf(good);
    const routes = TOWNS.map((name) => routeWith(town(name)));
    expect(routes.map(html)).toEqual(routes.map(render));
    expect([...unfillable]).toEqual([]);
    expect(counted.renders - routes.length).toBeLessThan(30);
  });

  it("have names of fields that are words of their own", () => {
    const { render, html, counted } = pagesOf(good);
    const linked = (name: string, other: string): Model => ({
      heading: name,
      items: [name, other],
      links: { [name]: { href: `/${name}` } },
    });
    const names = ["Barry", "Ely", "Cardiff Gate", "__proto__", "constructor", "12", ...TOWNS];
    const routes = names.flatMap((name, index) => [
      routeWith(linked(name, names[index + 1] ?? "Last")),
      routeWith(linked(names[index + 1] ?? "Last", name)),
    ]);
    expect(routes.map(html)).toEqual(routes.map(render));
    expect(counted.renders - routes.length).toBeLessThan(60);
  });

  it.each(NASTY_WORDS.map((word) => [word]))("can have the word %j anywhere", (word) => {
    const { render, html, unfillable } = pagesOf(good);
    const models: Model[] = [
      ...["One", "Two", "Three"].map(town),
      town(word),
      { heading: word, items: ["Four", "Five"] },
      { heading: word, items: [word, word] },
      { heading: "Six", items: ["Seven", word] },
      { heading: "Eight", items: [] },
      { heading: "Nine", items: Array.from({ length: 7000 }, (_, index) => `${word} ${index}`) },
      ...["Ten", "Eleven"].map(town),
    ];
    const routes = [...models, ...models].map((model) => routeWith(model));
    expect(routes.map(html)).toEqual(routes.map(render));
    expect([...unfillable]).toEqual([]);
  });

  it("tell two words that are equal on one page only", () => {
    const { render, html, unfillable } = pagesOf(
      ({ heading, items: list }) =>
        list.map((item) => (item === heading ? "<b>the same</b>" : items([item]))).join("") +
        "<i></i>",
    );
    const routes = [..."XYZABCXABC"].map((name) =>
      routeWith({ heading: name, items: ["A", "B", "D"] }),
    );
    expect(routes.map(html)).toEqual(routes.map(render));
    expect([...unfillable]).toEqual([]);
  });

  it("tell words with space at an edge", () => {
    const { render, html, unfillable } = pagesOf(({ heading }) => wrap(heading.trim()));
    const names = [...TOWNS, ...TOWNS.slice(20, 23).map((name) => `${name} `)];
    const routes = names.map((name) => routeWith({ heading: name, items: [] }));
    for (const route of routes.slice(0, -3)) expect(html(route)).toBe(render(route));
    expect([...unfillable]).toEqual([]);
    for (const route of routes.slice(-3)) expect(html(route)).toBe(render(route));
  });

  it("keep what they learnt within bounds", () => {
    const { render, html } = pagesOf(good);
    const routes = Array.from({ length: 2500 }, (_, index) =>
      routeWith({ heading: "Long", items: Array.from({ length: index % 1250 }, () => "item") }),
    );
    for (const route of routes) expect(html(route)).toBe(render(route));
  });
});

const wrap = (text: string) => `<p>${escapeText(text)}</p>`;

/** Sections that do more with a text than show it, and why each is left to React. */
const BAD: Record<string, [component: Component, reason: RegExp]> = {
  "writes it in capitals": [({ heading }) => wrap(heading.toUpperCase()), /changes a text/],
  "splits it": [({ heading }) => heading.split(" ").map(wrap).join(""), /changes a text/],
  "trims its spaces to one": [
    ({ heading }) => wrap(heading.replace(/\s+/g, " ")),
    /changes a text/,
  ],
  "shows its beginning": [({ heading }) => wrap(heading.slice(0, 14)), /changes a text|depends/],
  "encodes it": [({ heading }) => wrap(encodeURIComponent(heading)), /depends on the text/],
  "makes an id of it": [
    ({ heading }) => `<p id="${heading.toLowerCase().replace(/\W+/g, "-")}"></p>`,
    /depends on the text|changes a text/,
  ],
  "measures it": [
    ({ heading }) => `<p data-long="${heading.length > 20}"></p>`,
    /depends on the text/,
  ],
  "counts its words": [
    ({ heading }) => wrap(`${heading.split(" ").length}`),
    /depends on the text/,
  ],
  "does not escape it": [({ heading }) => `<p>${heading}</p>`, /changes a text/],
  "sorts by it": [
    ({ items: list }) => items([...list].sort()),
    /depends on the text|order of their own/,
  ],
  "asks for its first letter": [
    ({ heading }) => `<p data-capital="${/^[A-Z]/.test(heading)}"></p>`,
    /way of their own/,
  ],
  "asks for a word in it": [
    ({ heading }) => `<p data-late="${heading.includes("Town 7 ")}"></p>${items([heading])}`,
    /way of their own/,
  ],
  "reads the address": [(_, { path }) => wrap(path), /address/],
  "makes it a class": [({ heading }) => `<p class="${escapeText(heading)}"></p>`, /into a class/],
  "makes it a style": [
    ({ heading }) => `<p style="top:${escapeText(heading)}"></p>`,
    /into a style/,
  ],
  "makes it a style element": [
    ({ heading }) => `<p></p><style>${escapeText(heading)}</style>`,
    /a style/,
  ],
  "makes it a tag": [({ heading }) => `<${heading}></${heading}>`, /name of an element|changes/],
  "makes it preformatted": [({ heading }) => `<pre>${escapeText(heading)}</pre>`, /line break/],
  "puts nothing around it": [({ heading }) => escapeText(heading), /bare text/],
  "is moved": [({ heading }) => `<title>${escapeText(heading)}</title>`, /moves elsewhere/],
  "throws at what it does not know": [
    ({ heading }) => {
      if (!heading.startsWith("Roofs")) throw new Error("no roofs");
      return wrap(heading);
    },
    /no roofs/,
  ],
};

describe("a section that", () => {
  it.each(Object.entries(BAD))("%s is left to React", (_, [component, reason]) => {
    const { render, html, unfillable } = pagesOf(component);
    const routes = TOWNS.map((name) => routeWith(town(name)));
    expect(routes.map(html)).toEqual(routes.map(render));
    expect(unfillable.get("made-up")).toMatch(reason);
  });

  it("is never the same is left to React", () => {
    const { html, unfillable } = pagesOf(() => wrap(String(Math.random())));
    for (const name of TOWNS) html(routeWith(town(name)));
    expect([...unfillable.keys()]).toEqual(["made-up"]);
  });

  it("is another among others takes the whole page to React", () => {
    const { render, html, unfillable } = pagesOf(
      ({ heading }, { sections }) =>
        `<p data-many="${Object.keys(sections).length > 1}">${escapeText(heading)}</p>`,
    );
    const routes = TOWNS.map((name) => routeWith(town(name), town("Barry")));
    expect(routes.map(html)).toEqual(routes.map(render));
    expect([...unfillable.keys()]).toEqual(["page"]);
  });
});
