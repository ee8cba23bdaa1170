import { describe, expect, it } from "vitest";
import { type Found, findingsOfAll } from "../testing/check.ts";
import { type Config, heroWith, makeConfig, makePage } from "../testing/site.ts";
import { localPage, params, template } from "../testing/template.ts";

const site = (): Config => {
  const actions = [{ label: "See the slates", link: "/slate-roofs" }];
  const { footer } = makeConfig();
  return makeConfig({
    footer: { ...footer, text: "Roofs, [slates](/slate-roofs) and more." },
    templates: { local: template() },
    checks: [{ rule: "near-duplicate", severity: "off", reason: "They are short." }],
    map: {
      embedUrl: "https://maps.example/embed",
      linkUrl: "https://maps.example/link",
      title: "Where we are",
    },
    pages: [
      makePage({ sections: [heroWith("logo.svg"), { type: "ctaBand", heading: "Ask", actions }] }),
      makePage({ path: "/slate-roofs", title: "Slates", description: "Slates.", parent: "/" }),
      localPage(),
      localPage({ path: "/roofs-otherby", params: params({ location: "Otherby" }) }),
    ],
  });
};

const text = JSON.stringify(site(), null, 2);
const usual = findingsOfAll(text).then((all) => all.map(({ rule, message }) => rule + message));

/** The problems of a text that the unchanged site does not have. */
async function news(changed: string): Promise<Found[]> {
  const known = await usual;
  const found = await findingsOfAll(changed);
  return found.filter(({ rule, message }) => !known.includes(rule + message));
}

/** Replaces the first occurrence, or the last. */
function swap(wrong: string, right: string, last = false): string {
  const at = last ? text.lastIndexOf(right) : text.indexOf(right);
  expect(at, right).toBeGreaterThan(0);
  return text.slice(0, at) + wrong + text.slice(at + right.length);
}

describe("a hint", () => {
  it.each<[wrong: string, right: string, hint: string]>([
    ['"link": "slate-roofs"', '"link": "/slate-roofs"', '"/slate-roofs"'],
    ['"link": "slate-roofs.html"', '"link": "/slate-roofs"', '"/slate-roofs"'],
    ['"link": "/slate-roofs.html"', '"link": "/slate-roofs"', '"/slate-roofs"'],
    ['"link": " /slate-roofs"', '"link": "/slate-roofs"', '"/slate-roofs"'],
    ['"link": "Email"', '"link": "/slate-roofs"', '"email:"'],
    ['"link": "media/logo.svg"', '"link": "/slate-roofs"', '"/media/logo.svg"'],
    ['"link": "/Slate-Roofs"', '"link": "/slate-roofs"', '"/slate-roofs"'],
    ['"paper": "FFFFFF"', '"paper": "#ffffff"', '"#FFFFFF"'],
    ['"paper": "#fff"', '"paper": "#ffffff"', '"#ffffff"'],
    ['"phone": "029 2018 0123"', '"phone": "+44 29 2018 0123"', '"+44 29 2018 0123"'],
    ['"phone": "0044 29 20180123"', '"phone": "+44 29 2018 0123"', '"+44 29 2018 0123"'],
    ['"opens": "8:00"', '"opens": "08:00"', '"08:00"'],
    ['"opens": "8am"', '"opens": "08:00"', '"08:00"'],
    ['"closes": "6.30pm"', '"closes": "18:00"', '"18:30"'],
    ['"closes": "24:00"', '"closes": "18:00"', '"00:00"'],
    ['"Tue"', '"Tuesday"', '"Tuesday"'],
    ['"country": "UK"', '"country": "GB"', '"GB"'],
    ['"country": "United Kingdom"', '"country": "GB"', '"GB"'],
    ['"http://roofs.example"', '"https://roofs.example"', '"https://roofs.example"'],
    ['"roofs.example/"', '"https://roofs.example"', '"https://roofs.example"'],
    ['"http://maps.example/embed"', '"https://maps.example/embed"', '"https://maps.example/embed"'],
    ['"path": "slate-roofs"', '"path": "/slate-roofs"', '"/slate-roofs"'],
    ['"path": "/Slate Roofs/"', '"path": "/slate-roofs"', '"/slate-roofs"'],
    ['"foundingYear": "2020"', '"foundingYear": 2020', "2020"],
    [
      '"paymentAccepted": "Cash"',
      /"paymentAccepted": \[[^\]]*\]/.exec(text)?.[0] ?? "",
      '["Cash"]',
    ],
    ['"file": "Logo.SVG"', '"file": "logo.svg"', '"logo.svg"'],
    ['"file": "logo.png"', '"file": "logo.svg"', '"logo.svg"'],
  ])("for %s is right", async (wrong, right, hint) => {
    const changed = swap(wrong, right);
    const [found, ...others] = await news(changed);
    expect(others).toEqual([]);
    expect(found?.hint).toBe(`Did you mean ${hint}?`);
    expect(await news(changed.replace(found?.excerpt ?? "", hint))).toEqual([]);
  });

  it("for a parameter's name is a valid one", async () => {
    const [found, ...others] = await news(swap('"Location":', '"location":', true));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ excerpt: '"Location"', hint: 'Did you mean "location"?' });
  });

  it.each([
    ["a code of another country", swap('"DE"', '"GB"')],
    ["a word without a similar one", swap('"Zebra"', '"Tuesday"')],
    ["a number that no country has", swap('"029 2018"', '"+44 29 2018 0123"')],
    ["a page about another place", swap('"link": "/roofs-mother"', '"link": "/slate-roofs"')],
    ["a page that does not exist", swap('"link": "nowhere"', '"link": "/slate-roofs"')],
  ])("is omitted if it would be a guess: %s", async (_, changed) => {
    const [found] = await news(changed);
    expect(found).toBeDefined();
    expect(found?.hint ?? "").not.toMatch(/Did you mean/);
  });

  it.each([
    ['"opens": "08:00",', "", '`byAppointment`. For example: "opens": "08:00"'],
    [
      '"title": "Slates",',
      "",
      'The title of the page in browser tabs and search results. For example: "title": "Web design in Barry"',
    ],
    [
      '"foundingYear": 2020',
      '"foundingYear": []',
      'The year the business started. For example: "foundingYear": 2020',
    ],
    [
      /"days": \[[^\]]*\]/.exec(text)?.[0] ?? "",
      '"days": "Monday to Friday"',
      'Did you mean ["Monday","Tuesday","Wednesday","Thursday","Friday"]?',
    ],
    [/"address": \{[^}]*\},/.exec(text)?.[0] ?? "", "", "The postal address."],
  ])(
    "describes the field that is missing or has the wrong type: %s",
    async (right, wrong, hint) => {
      expect(await news(swap(wrong, right))).toMatchObject([
        { hint: expect.stringContaining(hint) },
      ]);
    },
  );
});
