import { describe, expect, it } from "vitest";
import { applyFixes } from "../../checks/fix.ts";
import { rangeInside, rangeOf } from "../../testing/position.ts";
import {
  compile,
  compileSections,
  makeConfig,
  makePage,
  type PageConfig,
  withSections,
} from "../../testing/site.ts";
import { localPage, params, template, templated } from "../../testing/template.ts";

/** The heading of a hero in the compiled page. */
async function heading(text: string, name = "Test & Son Roofing"): Promise<unknown> {
  const config = withSections({ type: "hero", heading: text });
  const [hero] = await compileSections({ ...config, business: { ...config.business, name } });
  return hero && "heading" in hero ? hero.heading : undefined;
}

/** The same for a template whose parameter `location` has the value. */
async function localHeading(location: string): Promise<unknown> {
  const { site } = await compile(templated(localPage({ params: params({ location }) })));
  const hero = site?.routes[1]?.sections[0];
  return hero && "heading" in hero ? hero.heading : undefined;
}

describe("a fact in a text", () => {
  it.each([
    ["{business.phone}", "029~2018~0123"],
    ["{business.whatsapp}", "07700~900123"],
    ["{business.email}", "hello@roofs.example"],
    ["{business.address}", "1 Slate Row, Testford, TE5~7AA"],
    ["{business.address.postalCode}", "TE5~7AA"],
    ["{business.geo}", "51.5,-3.2"],
    ["{business.foundingYear}", "2020"],
    ["{business.openingHours}", "Monday~and~Tuesday 08:00~to~18:00"],
    ["Ring {business.phone} or {business.phone}", "Ring 029~2018~0123 or 029~2018~0123"],
  ])("%s reads %s, with a tilde for each non-breaking space", async (text, words) => {
    expect(await heading(text)).toBe(words.replaceAll("~", "\u00A0"));
  });

  it("has ordinary spaces outside of pages: in titles and addresses", async () => {
    const action = {
      label: "Chat",
      link: "whatsapp:Is it {business.phone}, in {business.address}?",
    };
    const { site } = await compile(
      makeConfig({
        pages: [
          makePage({
            title: "Ring {business.phone}",
            description: "In {business.address.postalCode}, {business.openingHours}.",
            sections: [{ type: "hero", heading: "Roofs", actions: [action] }],
          }),
        ],
      }),
    );
    const { head, sections } = site?.routes[0] ?? {};
    expect(head?.title).toBe("Ring 029 2018 0123");
    const out = decodeURIComponent(JSON.stringify([head, sections]));
    expect(out).toContain("Is it 029 2018 0123, in 1 Slate Row, Testford, TE5 7AA?");
    expect(out).not.toContain("\u00A0");
  });

  it.each([
    ["\\{business.name}", "{business.name}"],
    ["\\{business.name\\}", "{business.name}"],
    ["\\{{business.name}\\}", "{Test & Son Roofing}"],
    ["business.name\\}", "business.name}"],
    ["\\a \\{", "\\a {"],
  ])("an escaped brace is a brace: %s reads %s", async (text, words) => {
    expect(await heading(text)).toBe(words);
    const [prose] = await compileSections(withSections({ type: "prose", text }));
    expect(prose).toMatchObject({ text: [{ children: [{ value: words }] }] });
  });

  it.each(["$& and $1", "$$", "<b>Roofs</b>", '"Roofs"', "Roofs \\ Co", "🏠 Toi", "סוג של גג"])(
    "stays as it is: %s",
    async (name) => {
      expect(await heading("By {business.name}", name)).toBe(`By ${name}`);
    },
  );

  it("is never searched for tokens again", async () => {
    const name = "\\{business.phone} \\{business.name}";
    expect(await heading("{business.name}!", name)).toBe("{business.phone} {business.name}!");
  });
});

describe("a parameter in a text", () => {
  it("has the tokens in its own facts replaced, once", async () => {
    expect(await localHeading("{business.address.locality}")).toBe("Testford roofs");
    expect(await localHeading("{business.address.postalCode}")).toBe("TE5\u00A07AA roofs");
  });

  it.each(["$&", "<Mockham>", "🏠", "פינה"])("stays as it is: %s", async (location) => {
    expect(await localHeading(location)).toBe(`${location} roofs`);
  });

  it("cannot contain another parameter, which is reported at its position", async () => {
    const page = localPage({ params: params({ location: "by {location}" }) });
    const { diagnostics, text } = await compile(templated(page));
    expect(diagnostics).toMatchObject([
      { rule: "unknown-token", range: rangeInside(text, "by {location}", "{location}") },
    ]);
  });

  it("that misspells a fact is reported at its position", async () => {
    const page = localPage({ params: params({ areas: ["Otherby", "{business.adress}"] }) });
    const { diagnostics, text } = await compile(templated(page));
    expect(diagnostics).toMatchObject([
      { rule: "unknown-token", range: rangeOf(text, '"{business.adress}"') },
    ]);
  });
});

describe("a token with a brace too many or too few", () => {
  it.each([
    ["Ring {business.phone", "{business.phone", "is missing a brace"],
    ["Ring business.phone}!", "business.phone}", "is missing a brace"],
    ["Ring {{business.phone}}.", "{{business.phone}}", "has too many braces"],
    ["Ring {business.phone}}", "{business.phone}}", "has too many braces"],
    ["Ring {business.phone (or write)", "{business.phone", "is missing a brace"],
  ])("is an error, with its position and its fix: %s", async (words, written, fault) => {
    const mended = words.replace(written, "{business.phone}");
    for (const section of [
      (text: string) => ({ type: "hero", heading: text }) as const,
      (text: string) => ({ type: "prose", text: `One *two*.\n\n## ${text}` }) as const,
    ]) {
      const { diagnostics, text } = await compile(withSections(section(words)));
      expect(diagnostics).toMatchObject([
        {
          rule: "broken-token",
          severity: "error",
          range: rangeInside(text, words, written),
          message: `"${written}" ${fault}; visitors would see it as it is.`,
          hint: "Write {business.phone}, or \\\\{ for a visible brace.",
        },
      ]);
      expect(applyFixes(text, diagnostics)).toBe(text.replace(words, mended));
    }
  });

  it("is reported in a page's value, and then in its template", async () => {
    const heading = "{location roofs in {{areas}}";
    const templates = { local: template({ sections: [{ type: "hero", heading }] }) };
    const found = async (page: PageConfig) =>
      (await compile({ ...templated(page), templates })).diagnostics.map(
        ({ message }) => message.split('"')[1],
      );
    const broken = params({ location: "{location", areas: ["a}", "areas}"] });
    expect(await found(localPage({ params: broken }))).toEqual(["{", "}", "}"]);
    expect(await found(localPage())).toEqual(["{location", "{{areas}}"]);
  });

  it("is reported in addresses too", async () => {
    const link = "/roofs?from={business.email";
    const actions = [{ label: "Roofs", link }];
    const { diagnostics } = await compile(withSections({ type: "hero", heading: "A", actions }));
    expect(diagnostics).toMatchObject([{ rule: "broken-token" }]);
  });
});

describe("a dollar sign before a token", () => {
  const said = async (text: string, price = "45") => {
    const config = withSections({ type: "hero", heading: "Roofs", text });
    const business = { ...config.business, facts: { price } };
    return compile({ ...config, business });
  };

  it.each([
    ["Ring ", "{business.phone}", " now"],
    ["**Ring** ", "{business.whatsapp}", ""],
    ["In ", "{business.address.postalCode}", ""],
  ])("is not part of it: %s$%s%s", async (before, name, after) => {
    const token = `$${name}`;
    const written = before + token + after;
    const { diagnostics, text } = await said(written);
    expect(diagnostics).toMatchObject([
      {
        rule: "broken-token",
        range: rangeInside(text, written, token),
        message: `"${token}" has a $ before it; visitors would see it as it is.`,
        hint: `Write ${token.slice(1)} without the $; a $ can only come before a number.`,
      },
    ]);
    expect(applyFixes(text, diagnostics)).toBe(text.replace(token, token.slice(1)));
  });

  it("is reported in a page's value, and then in its template", async () => {
    const templates = { local: template({ title: `Roofs in $${"{location}"}` }) };
    const found = async (page: PageConfig) =>
      (await compile({ ...templated(page), templates })).diagnostics.map(({ rule, path }) =>
        [rule, ...path].join("."),
      );
    const location = `$${"{business.name}"}`;
    expect(await found(localPage({ params: params({ location }) }))).toEqual([
      "broken-token.pages.1.params.location",
    ]);
    expect(await found(localPage())).toEqual(["broken-token.templates.local.title"]);
  });

  it.each([
    ["45", 0],
    ["1,200 a roof", 0],
    ["-5", 0],
    ["forty-five", 1],
    ["029 2018 0123", 1],
  ])("is a currency sign before a number of the owner's: %s", async (price, count) => {
    const { diagnostics } = await said(`From $${"{business.facts.price}"}`, price);
    expect(diagnostics).toHaveLength(count);
  });

  it("is just a sign elsewhere", async () => {
    const { diagnostics } = await said("From $ {business.facts.price}, in US$, $5 or \\{$}");
    expect(diagnostics).toEqual([]);
  });
});

describe("a token that cannot be replaced", () => {
  it.each([
    ["{busines.name}", "Did you mean {business.name}?"],
    ["{Business.name}", "Did you mean {business.name}?"],
    ["{Nonsense}", "Use a parameter of the template, or a fact such as {business.phone}."],
    ["{nobody}", "Use a parameter of the template, or a fact such as {business.phone}."],
    ["{business.fax}", "Tokens that start with business. name a fact under business."],
    [
      "{business.paymentAccepted}",
      '"paymentAccepted" is a list or a group of fields, which cannot be a token. Write the words here.',
    ],
    [
      "{business.facts}",
      '"facts" is a list or a group of fields, which cannot be a token. Write the words here.',
    ],
    ["{business.constructor}", "Tokens that start with business. name a fact under business."],
  ])("%s is reported at its position", async (token, hint) => {
    const marker = `Ring ${token}`;
    const { diagnostics, text } = await compile(withSections({ type: "hero", heading: marker }));
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-token",
        message: `There is no token ${token} here.`,
        location: "/ › section 1, hero › heading",
        range: rangeOf(text, token),
        hint,
      },
    ]);
  });

  it.each([
    ["One *two*.\n\nRing {busines.phone} **now**.", "{busines.phone}"],
    ["[Map](https://maps.example/?q={busines.geo}) there", "{busines.geo}"],
  ])("does not affect the rest of its text once it is fixed: %s", async (words, token) => {
    const { diagnostics, text } = await compile(withSections({ type: "prose", text: words }));
    expect(diagnostics).toMatchObject([{ range: rangeOf(text, token) }]);
    expect(applyFixes(text, diagnostics)).toBe(text.replace("{busines.", "{business."));
  });

  it("is reported in any text: title, header, footer", async () => {
    const config = makeConfig();
    const page = { ...localPage(), title: "{a}" };
    const { diagnostics } = await compile({
      ...templated(page),
      header: { ...config.header, brand: "{b}" },
      footer: { ...config.footer, copyright: "{c}" },
    });
    expect(diagnostics.map(({ location }) => location)).toEqual([
      "header › brand",
      "footer › copyright",
      "/roofs-mockham › title",
    ]);
  });

  it.each(["{areas}", "{story}"])("%s is not a text, so it may not be in one", async (token) => {
    const sections = [{ type: "hero", heading: `Near ${token}` }] as const;
    const templates = { local: template({ sections: [...sections] }) };
    const { diagnostics, text } = await compile({ ...templated(localPage()), templates });
    expect(diagnostics).toMatchObject([
      {
        rule: "misplaced-token",
        message: expect.stringContaining(token),
        location: "templates › local › section 1, hero › heading",
        range: rangeInside(text, `Near ${token}`, token),
      },
    ]);
  });
});
