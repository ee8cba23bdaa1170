import { describe, expect, it } from "vitest";
import type { SectionUse } from "../../../schema/fields/section.ts";
import { findingsOf } from "../../testing/check.ts";
import { rangeOf } from "../../testing/position.ts";
import { type Config, compile, makeConfig, makePage, wrong } from "../../testing/site.ts";
import { localPage, template } from "../../testing/template.ts";

const CALL = { type: "prose", heading: "Ask us", text: "We answer on the same day." } as const;
const HERO = { type: "hero", heading: "Roofs" } as const;
const CLOSED = { type: "banner", text: "Closed on Friday." } as const;

const use = (more: Omit<Partial<SectionUse>, "use"> = {}): SectionUse => ({ use: "call", ...more });

/** A site with a shared section and these pages. */
const site = (pages: Config["pages"], parts: Partial<Config> = {}): Config =>
  makeConfig({ shared: { call: CALL }, pages, ...parts });

const page = (path: string, ...sections: unknown[]) =>
  makePage({ path, title: `The page ${path}`, sections: wrong([HERO, ...sections]) });

/** The headings of the sections of each page. */
async function headings(config: Config) {
  const { site, diagnostics } = await compile(config);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return site?.routes.map(({ sections }) => sections.map(({ type, heading }) => heading ?? type));
}

describe("a section that uses a shared one", () => {
  it("has its fields, apart from those of its own", async () => {
    const own = { heading: "Ask today", background: "ink" };
    const { site: made } = await compile(site([page("/", use(own))]));
    expect(made?.routes[0]?.sections[1]).toMatchObject({
      type: "prose",
      heading: "Ask today",
      background: "ink",
      text: [{ type: "paragraph" }],
    });
  });

  it("takes the shared section of its page's language", async () => {
    const other = { cy: { shared: { call: { ...CALL, heading: "Holwch ni" } } } };
    const welsh = { ...page("/cy", use()), language: "cy", translationOf: "/" };
    const config = site([page("/", use()), welsh], { languages: other });
    expect(await headings(config)).toEqual([
      ["Roofs", "Ask us"],
      ["Roofs", "Holwch ni"],
    ]);
  });

  it("may be in a template, with its parameters in both", async () => {
    const shared = { call: { ...CALL, heading: "Ask in {location}" } };
    const local = template({ sections: wrong([HERO, use(), use({ heading: "{location}!" })]) });
    const config = site([makePage(), localPage()], { shared, templates: { local } });
    expect((await headings(config))?.[1]).toEqual(["Roofs", "Ask in Mockham", "Mockham!"]);
  });

  it("is not published if the shared one or itself is a draft", async () => {
    const shared = { call: CALL, draft: { ...CALL, draft: true } };
    const uses = [use(), use({ draft: true }), { use: "draft", heading: "Never" }];
    expect(await headings(site([page("/", ...uses)], { shared }))).toEqual([["Roofs", "Ask us"]]);
  });

  it("has its links followed by checks", async () => {
    const text = "[Call](/nowhere)";
    expect(await findingsOf("dead-link", site([page("/", use({ text }))]))).toMatchObject([
      { location: "/ › section 2, call › text" },
    ]);
  });
});

describe("a mistake in a shared section", () => {
  const shared = wrong<NonNullable<Config["shared"]>>({ call: { ...CALL, headng: "?" } });

  it("is one problem at its place, with all pages", async () => {
    const pages = [page("/", use()), page("/b", use({ background: "ink" })), page("/c", use())];
    const { diagnostics, text } = await compile(site(pages, { shared }));
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-key",
        location: "shared › call › headng",
        range: rangeOf(text, '"headng"'),
        affects: ["/", "/b", "/c"],
      },
    ]);
  });

  it("is reported if nothing uses the section", async () => {
    const { diagnostics } = await compile(site([page("/")], { shared }));
    expect(diagnostics).toMatchObject([
      { rule: "unknown-key", location: "shared › call › headng" },
    ]);
  });

  it.each([
    [{ use: "cal" }, {}, 'There is no shared section "cal".', 'Did you mean "call"?'],
    [{ use: "x" }, {}, 'There is no shared section "x".', 'The shared sections are "call".'],
    [{ ...use(), type: "hero" }, {}, "has the type", 'Remove "type" here, or "use".'],
    [
      use(),
      wrong({ call: { ...CALL, use: "other" } }),
      "cannot use another one",
      "Copy the fields",
    ],
  ])("%j is explained", async (section, more, message, hint) => {
    const { diagnostics } = await compile(
      site([page("/", section)], { shared: { call: CALL, ...more } }),
    );
    expect(diagnostics).toMatchObject([
      { message: expect.stringContaining(message), hint: expect.stringContaining(hint) },
    ]);
  });
});

describe("sections of all pages", () => {
  const lists: Partial<Config> = {
    before: [{ ...CLOSED, id: "closed" }],
    after: [use()],
  };

  it("are before and after those of each page", async () => {
    const local = template({ sections: [HERO] });
    const config = site([page("/"), localPage()], { ...lists, templates: { local } });
    expect(await headings(config)).toEqual([
      ["banner", "Roofs", "Ask us"],
      ["banner", "Roofs", "Ask us"],
    ]);
  });

  it("are omitted or replaced by a page or a template, by their names", async () => {
    const local = { ...template({ sections: [HERO] }), without: ["closed"] };
    const pages = [
      { ...page("/"), without: ["call", "closed"] },
      { ...page("/b"), instead: { call: { ...CALL, heading: "Ask me" } } },
      localPage({ without: ["call"] }),
    ];
    expect(await headings(site(pages, { ...lists, templates: { local } }))).toEqual([
      ["Roofs"],
      ["banner", "Roofs", "Ask me"],
      ["Roofs"],
    ]);
  });

  it("differ by language", async () => {
    const languages = { cy: { before: [], after: [{ ...CALL, heading: "Holwch ni" }] } };
    const welsh = { ...page("/cy"), language: "cy", translationOf: "/" };
    expect(await headings(site([page("/"), welsh], { ...lists, languages }))).toEqual([
      ["banner", "Roofs", "Ask us"],
      ["Roofs", "Holwch ni"],
    ]);
  });

  it("appear and go by their dates", async () => {
    const before = [{ ...CLOSED, until: "2020-01-01" }];
    const after = [{ ...use(), from: "2999-01-01" }];
    const config = site([page("/")], { before, after });
    expect(await headings(config)).toEqual([["Roofs"]]);
    const found = [
      ...(await findingsOf("past-notice", config)),
      ...(await findingsOf("not-yet-published", config)),
    ];
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('Section 1 of "before"'),
      expect.stringContaining('Section 1 of "after" is not published yet'),
    ]);
  });

  it("have their names checked in `without`", async () => {
    const { diagnostics } = await compile(site([{ ...page("/"), without: ["cal"] }], lists));
    expect(diagnostics).toMatchObject([
      { message: 'The site has no section "cal".', hint: 'Did you mean "call"?' },
    ]);
  });
});
