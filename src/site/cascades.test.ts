import { describe, expect, it } from "vitest";
import { findingsOfAll } from "../testing/check.ts";
import { type Config, makeConfig, makePage, wrong } from "../testing/site.ts";
import { localPage, params, template } from "../testing/template.ts";

const town = (name: string) =>
  localPage({ path: `/roofs-${name.toLowerCase()}`, params: params({ location: name }) });

const link = (to: string) => ({ label: `To ${to}`, link: to });

/** Pages above pages, links to all of them, and a template with three pages. */
function site(): Config {
  const actions = [{ label: "Ask for a price", link: "/#ask" }];
  const hero = (heading: string) => [{ type: "hero" as const, heading, actions }];
  const page = (path: string, parent: string) =>
    makePage({
      path,
      parent,
      title: `All about ${path}`,
      description: `It is ${path}.`,
      sections: hero(`About ${path}`),
    });
  const towns = ["Aton", "Bton", "Cton"].map(town);
  const ask = { type: "contact" as const, id: "ask", heading: "Ask" };
  const home = makePage({ sections: [...hero("Roofs that stay dry"), ask] });
  const pages = [home, page("/slate", "/"), page("/tiles", "/slate"), ...towns];
  const local = template({ parent: "/slate", title: "{location} has good roofs, and dry ones" });
  const links = pages.map(({ path }) => link(path));
  const checks = [{ rule: "near-duplicate", severity: "off" as const, reason: "They are short." }];
  return makeConfig({
    checks,
    pages,
    templates: { local },
    forms: {
      contact: { service: "own", endpoint: "https://forms.example/send", next: "/slate" },
      privacy: "/slate",
    },
    header: { ...makeConfig().header, links },
  });
}

/** The problems that the change has caused. */
async function news(change: (config: Config) => void): Promise<string[]> {
  const config = site();
  change(config);
  const usual = (await findingsOfAll(site())).map(({ rule, message }) => rule + message);
  return (await findingsOfAll(config))
    .filter(({ rule, message }) => !usual.includes(rule + message))
    .map(({ rule, excerpt, affects }) => `${rule} ${excerpt.split("\n")[0]} ${affects.length}`);
}

const at = (config: Config, index: number) => {
  const page = config.pages[index];
  if (!page) throw new Error(`There is no page ${index}.`);
  return page;
};

const local = ({ templates }: Config) => {
  if (!templates?.local) throw new Error("There is no template.");
  return templates.local;
};

describe("one mistake is reported once, at its cause", () => {
  it.each<[string, string, (config: Config) => void]>([
    ["a path with capitals", 'invalid-value "/Slate" 0', (all) => (at(all, 1).path = "/Slate")],
    ["a path of the wrong type", "wrong-type 5 0", (all) => (at(all, 1).path = wrong(5))],
    ["no home page", 'home-page "pages" 0', (all) => (at(all, 0).path = "/ridge-tiles")],
    ["a removed home page", 'home-page "pages" 0', (all) => all.pages.shift()],
    ["a home page without its path", 'invalid-value "" 0', (all) => (at(all, 0).path = "")],
    ["a page that is not an object", "wrong-type null 0", (all) => (all.pages[1] = wrong(null))],
    ["a page that is a list", "wrong-type [ 0", (all) => (all.pages[1] = wrong(["/slate"]))],
    ["no home page", 'home-page "pages" 0', (all) => all.pages.shift()],
    ["no pages", "too-small [] 0", (all) => (all.pages = [])],
    [
      "a home page below another",
      'parent-loop "/tiles" 1',
      (all) => (at(all, 0).parent = "/tiles"),
    ],
    ["a circle", 'parent-loop "/tiles" 1', (all) => (at(all, 1).parent = "/tiles")],
    ["a removed template", 'unknown-template "local" 3', (all) => delete all.templates],
    ["a page without sections", "missing-key { 0", (all) => delete at(all, 1).sections],
    ["a page without parameters", "missing-parameter { 0", (all) => delete at(all, 3).params],
    [
      "sections that are not a list",
      'wrong-type "x" 0',
      (all) => (at(all, 1).sections = wrong("x")),
    ],
    [
      "a main section that is not an object",
      'unknown-type "carousel" 0',
      (all) => (at(all, 1).sections = wrong([{ type: "carousel" }])),
    ],
    [
      "a template that is not an object",
      'wrong-type "x" 0',
      (all) => (all.templates = wrong({ local: "x" })),
    ],
    [
      "a template's name",
      'unknown-key "my-local" 0',
      (all) => (all.templates = { "my-local": local(all) }),
    ],
    [
      "missing declarations",
      'missing-key "local" 0',
      (all) => delete (local(all) as Partial<ReturnType<typeof local>>).params,
    ],
    [
      "an undeclared parameter",
      'unknown-parameter "params" 0',
      (all) => delete local(all).params.location,
    ],
    [
      "a declaration with a typo",
      'unknown-parameter "locaton" 0',
      (all) => {
        const { location, ...others } = local(all).params;
        local(all).params = wrong({ ...others, locaton: location });
      },
    ],
    [
      "a declaration with a capital letter",
      'unknown-parameter "Location" 0',
      (all) => {
        const { location, ...others } = local(all).params;
        local(all).params = wrong({ ...others, Location: location });
      },
    ],
    [
      "a parameter that no page sets",
      'missing-parameter "extra" 3',
      (all) => (local(all).params.extra = { type: "text", description: "One more thing" }),
    ],
    [
      "a declaration of another type",
      'wrong-type "list" 0',
      (all) => (local(all).params.location = { type: "list", description: "The place" }),
    ],
    [
      "a parameter with a typo",
      'unknown-parameter "locaton" 0',
      (all) => {
        at(all, 3).params = wrong({ ...at(all, 3).params, location: undefined, locaton: "Aton" });
      },
    ],
    [
      "the structured data of a template's pages",
      'unknown-value "sevice" 0',
      (all) => Object.assign(local(all), { structuredData: "sevice", areaServed: "{location}" }),
    ],
    ["no business", "missing-key { 0", (all) => delete (all as Partial<Config>).business],
  ])("%s", async (_, expected, change) => expect(await news(change)).toEqual([expected]));

  it("but two pages with one path are two problems if a link means the other path", async () => {
    expect(await news((all) => (at(all, 5).path = "/slate"))).toEqual([
      'dead-link "/roofs-cton" 0',
      'duplicate-path "/slate" 1',
    ]);
  });
});

/** A template with a token of each kind. */
const rich = () => {
  const { params: declared } = template();
  return template({
    params: {
      ...declared,
      miles: { type: "number", description: "How far it is" },
      link: { type: "link", description: "Where to" },
    },
    sections: [
      {
        type: "hero",
        heading: "{location} roofs",
        text: "Near {location}.",
        background: "ink",
        picture: { file: "logo.svg", alt: "A roof" },
        actions: [{ label: "Ask", link: "{link}", icon: "Phone", style: "primary" }],
      },
      { type: "prose", heading: "All about it", text: "{story}" },
      {
        type: "featureGrid",
        heading: "What we do",
        columns: 2,
        cards: [{ icon: "Roofing", title: "Slate", text: "It lasts.", link: "/slate" }],
      },
      { type: "nearbyAreas", heading: "Near {location}, {miles} miles", areas: ["{areas}"] },
    ],
  });
};

type Parent = Record<string | number, unknown>;

/** All positions in a value, each with its parent. */
function* placesIn(value: unknown): Generator<[parent: Parent, key: string | number]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [value as Parent, Array.isArray(value) ? Number(key) : key];
    yield* placesIn(inner);
  }
}

describe("a mistake in a template is reported once, at the template, however many pages use it", () => {
  const withRich = () => {
    const all = site();
    all.templates = { local: rich() };
    for (const page of all.pages.slice(3)) {
      page.params = { ...Object(page.params), miles: 4, link: "/slate" };
    }
    return all;
  };
  const count = [...placesIn(rich().sections)].length;

  const errorsOf = async (config: Config) =>
    (await findingsOfAll(config)).filter(({ severity }) => severity === "error");

  it("has no errors before the mistake", async () => {
    expect(await errorsOf(withRich())).toEqual([]);
  });

  it.each<[string, unknown]>([
    ["a number", 7],
    ["an unknown token", "{nothing}"],
    ["a Markdown parameter", "{story}"],
    ["a list", "{areas}"],
    ["a parameter that is a number", "{miles}"],
    ["a parameter that is a link", "{link}"],
    ["nothing", undefined],
  ])("%s in place of any value", async (_, value) => {
    let mistakes = 0;
    for (let number = 0; number < count; number++) {
      const config = withRich();
      const [parent, key] = [...placesIn(local(config).sections)][number] ?? [];
      if (parent === undefined || key === undefined)
        throw new Error(`There is no place ${number}.`);
      const was = JSON.stringify(parent[key]);
      if (value === undefined && Array.isArray(parent)) parent.splice(Number(key), 1);
      else parent[key] = value;
      const found = await errorsOf(config);
      // In some positions it is not a problem, such as a parameter in a text.
      if (found.length === 0) continue;
      mistakes++;
      const told = found.map(({ rule, location, message }) => `${rule}, ${location}: ${message}`);
      expect(told, `${key}: ${was}`).toEqual([expect.stringMatching(/, templates › local/)]);
    }
    expect(mistakes).toBeGreaterThan(count / 3);
  });
});
