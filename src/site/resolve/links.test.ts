import { describe, expect, it } from "vitest";
import { fixedBy } from "../../testing/check.ts";
import { rangeOf } from "../../testing/position.ts";
import {
  compile,
  compileSections,
  makeConfig,
  makePage,
  withSections,
} from "../../testing/site.ts";

const linked = (link: string) =>
  withSections({ type: "ctaBand", heading: "Ring me", actions: [{ label: "Go", link }] });

describe("a link", () => {
  it.each([
    ["/", "/"],
    ["/seo", "/seo"],
    ["/message-sent.html", "/message-sent.html"],
    ["#contact", "#contact"],
    ["/#contact", "/#contact"],
    ["/seo#prices", "/seo#prices"],
    ["phone:", "tel:+442920180123"],
    ["email:", "mailto:hello@roofs.example"],
    ["tel:+442920180123", "tel:+442920180123"],
    ["tel:+44 29-2018.0123", "tel:+442920180123"],
    ["mailto:other@roofs.example", "mailto:other@roofs.example"],
    [
      "mailto:other@roofs.example?subject=A roof".replace(" ", "%20"),
      "mailto:other@roofs.example?subject=A%20roof",
    ],
    ["email:A new roof & more", "mailto:hello@roofs.example?subject=A%20new%20roof%20%26%20more"],
  ])("%s leads to %s in the same tab", async (link, href) => {
    const [band] = await compileSections(linked(link));
    expect(band).toHaveProperty("actions.0.link", { href });
  });

  it.each([
    ["whatsapp:", "https://wa.me/447700900123"],
    [
      "whatsapp:Hello {business.owner}, 10% off?",
      "https://wa.me/447700900123?text=Hello%20Tess%20Ting%2C%2010%25%20off%3F",
    ],
    ["https://other.example/a?b=c&d=e#f", "https://other.example/a?b=c&d=e#f"],
    ["https://bücher.example", "https://xn--bcher-kva.example/"],
  ])("%s leads to %s in a new tab", async (link, href) => {
    const [band] = await compileSections(linked(link));
    expect(band).toHaveProperty("actions.0.link", { href, newTab: true });
  });

  it("includes facts without a change of its target", async () => {
    const config = linked("https://other.example/{business.name}/{business.geo}");
    const business = { ...config.business, name: "a/../b?c#d" };
    const [band] = await compileSections({ ...config, business });
    expect(band).toHaveProperty(
      "actions.0.link.href",
      "https://other.example/a%2F..%2Fb%3Fc%23d/51.5,-3.2",
    );
  });
});

describe("an invalid link", () => {
  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<b>x</b>",
    "vbscript:x",
    "blob:https://other.example/1",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "ftp://other.example",
    "https://",
    "https:///path",
    "https://a b.example",
    "/a b",
    "#two words",
    "#",
    "seo",
    "./seo",
    "www.other.example",
    "mailto:hello",
    "mailto:",
    "mailto://roofs.example",
    "tel:",
    "tel:+",
    "tel:+44;ext=1",
    "phone:penryn",
    "?a=b",
  ])("%j is reported", async (link) => {
    const { site, diagnostics, text } = await compile(linked(link));
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {
        rule: "link-target",
        message: `"${link}" is not a valid link.`,
        hint: expect.stringMatching(/https:\/\/|^The file has no locations\.$/),
        location: "/ › section 1, ctaBand › actions › entry 1 › link",
        range: rangeOf(text, JSON.stringify(link)),
      },
    ]);
  });
});

describe("a number or an address that is nearly a link", () => {
  it.each([
    ["me@other.example", "mailto:me@other.example"],
    ["tel:029 2018 0123", "phone:"],
    ["phone:+44 29 2018 0123", "phone:"],
    ["029 2018 0123", "phone:"],
    ["Phone", "phone:"],
  ])("%s gets a suggestion: %s", async (link, meant) => {
    const { diagnostics } = await compile(linked(link));
    expect(diagnostics).toMatchObject([{ rule: "link-target", hint: `Did you mean "${meant}"?` }]);
  });
});

describe("the address of a service", () => {
  const posted = (endpoint: string) => ({
    ...linked("/"),
    forms: { contact: { service: "own" as const, endpoint } },
  });

  it.each([
    "javascript:alert(1)",
    "http://forms.example/a",
    "//forms.example/a",
    "https://forms.example/a b",
    "ftp://forms.example/a",
  ])("%s is reported", async (endpoint) => {
    const { diagnostics, text } = await compile(posted(endpoint));
    expect(diagnostics).toMatchObject([
      { rule: "invalid-value", range: rangeOf(text, JSON.stringify(endpoint)) },
    ]);
  });

  it.each(["https://forms.example/{business.email}", "http://localhost:8080/a"])(
    "%s is valid",
    async (endpoint) => {
      expect((await compile(posted(endpoint))).diagnostics).toEqual([]);
    },
  );

  it("is fixed if it leads to a page on the preview; other addresses there are only reported", async () => {
    const page = makePage({ path: "/prices", title: "Prices" });
    const config = (link: string) =>
      makeConfig({
        pages: [
          makePage({
            sections: [{ type: "hero", heading: "Roofs", actions: [{ label: "See", link }] }],
          }),
          page,
        ],
      });
    expect(await fixedBy("link-target", config("http://localhost:4173/prices"))).toBe(
      JSON.stringify(config("/prices"), null, 2),
    );
    for (const link of ["http://localhost:4173/none", "https://192.168.0.3/prices.pdf"]) {
      expect(await fixedBy("link-target", config(link))).toBe(
        JSON.stringify(config(link), null, 2),
      );
      expect((await compile(config(link))).diagnostics).toMatchObject([
        { message: expect.stringContaining("visitors cannot reach it") },
      ]);
    }
  });
});
