import { describe, expect, it } from "vitest";
import { compile, withSections } from "../../testing/site.ts";
import { localPage, params, template, templated } from "../../testing/template.ts";

/** The texts that are reported, each with its text after all fixes, round by round. */
async function fixedTexts(words: readonly string[]) {
  const check = async (headings: readonly string[]) => {
    const sections = headings.map((heading) => ({ type: "hero" as const, heading }));
    const templates = { local: template({ sections }) };
    return (await compile({ ...templated(localPage({ params: params() })), templates }))
      .diagnostics;
  };
  const first = await check(words);
  const reported = new Set(first.map(({ path }) => path[3]));
  const after = [...words];
  for (let fixable = first.filter(({ fix }) => fix); fixable.length > 0; ) {
    for (const { path, fix } of fixable.toReversed())
      if (fix?.kind === "replace") after[Number(path[3])] = String(fix.value);
    fixable = (await check(after)).filter(({ fix }) => fix);
  }
  return words.map((written, at) => ({ written, isReported: reported.has(at), after: after[at] }));
}

/** Typos in a token: one character less, another one, or one more. */
function slips(token: string): string[] {
  const others = [..."{}]( .,-$e1｝"];
  const all = [...token].flatMap((_, at) => {
    const [before, after] = [token.slice(0, at), token.slice(at + 1)];
    const rest = token.slice(at);
    const swapped = before + after.slice(0, 1) + token.charAt(at) + after.slice(1);
    const inside = at > 0 ? others.map((one) => before + one + rest) : [];
    return [before + after, swapped, ...others.map((one) => before + one + after), ...inside];
  });
  return [...new Set(all)].filter((slip) => slip !== token);
}

describe("a token with faulty braces", () => {
  it.each(["{business.phone}", "{location}"])(
    "is reported for every kind of typo, and --fix either corrects it or leaves it alone: %s",
    { timeout: 60_000 },
    async (token) => {
      const around = (middle: string) => `Ring ${middle}, now.`;
      const words = slips(token).map(around);
      let fixed = 0;
      for (const { written, isReported, after } of await fixedTexts(words)) {
        // A word without a brace may be an ordinary word.
        if (!/[{}｛｝]/.test(written)) continue;
        expect(isReported, written).toBe(true);
        if (after === written) continue;
        fixed += 1;
        expect(after, written).toBe(around(token));
      }
      expect(fixed).toBeGreaterThan(20);
    },
  );

  const PHONE = "{business.phone}";

  it.each([
    ["Ring {business.phone }now.", `Ring ${PHONE} now.`],
    ["Ring{ business.phone}.", `Ring ${PHONE}.`],
    ["Ring { business.phone } now", `Ring ${PHONE} now`],
    ["Ring {{business.phone}}", `Ring ${PHONE}`],
    ["Ring {{ business.phone }}, now", `Ring ${PHONE}, now`],
    ["Ring { {business.phone} }", `Ring ${PHONE}`],
    ["Ring {business.phone} }now", `Ring ${PHONE} now`],
    ["Ring {business.phone", `Ring ${PHONE}`],
    ["Ring {business.phone or {business.email}.", `Ring ${PHONE} or {business.email}.`],
    ["Ring business.phone} or business.email}.", `Ring ${PHONE} or {business.email}.`],
    ["Ring {business.phone] now", `Ring ${PHONE} now`],
    ["Ring (business.phone} now", `Ring ${PHONE} now`],
    ["(Ring {business.phone) now", `(Ring ${PHONE}) now`],
    ["(business.phone}) now", `(${PHONE}) now`],
    ["Ring {business,phone}", `Ring ${PHONE}`],
    ["Ring {business phone}", `Ring ${PHONE}`],
    ["Ring {business. phone}", `Ring ${PHONE}`],
    ["Ring {business-phone}", `Ring ${PHONE}`],
    ["Ring {business_phone}", `Ring ${PHONE}`],
    ["Ring {businessphone}", `Ring ${PHONE}`],
    ["Ring {Business.Phone }", `Ring ${PHONE}`],
    ["Ring {BUSINESS.PHONE}", `Ring ${PHONE}`],
    ["Ring ｛business.phone｝", `Ring ${PHONE}`],
    ["Ring ｛ｂｕｓｉｎｅｓｓ．ｐｈｏｎｅ｝", `Ring ${PHONE}`],
    ["Ring {business.phone\u00A0}", `Ring ${PHONE}`],
    [`Ring $${PHONE}`, `Ring ${PHONE}`],
    ["Ring ${business.phone", `Ring ${PHONE}`],
    ["Ring %7Bbusiness.phone%7D", `Ring ${PHONE}`],
    ["Ring {%business.phone%}", `Ring ${PHONE}`],
    ["Ring \\{ {business.phone }}", `Ring \\{ ${PHONE} }`],
  ])("is fixed as a whole: %s", async (written, right) => {
    expect(await fixedTexts([written])).toEqual([{ written, isReported: true, after: right }]);
  });

  it.each([
    "Ring {business.phone.}",
    "Ring {business.phone!} now",
    "Ring {business.phone or business.email}",
    "In {business.address street",
    "In our location} here",
    "Ring { location now",
    "Ring {bus.phone}",
    "Ring {business.phonenow",
    "Near {areas }",
    "Near {{story}}",
    "a { b } c",
    "{}",
    "{1}",
    "{{",
    "{",
    "Ring us }now",
    "{} {{",
    "x{business.}",
  ])("is not fixed if it could mean more than one thing: %s", async (written) => {
    expect(await fixedTexts([written])).toEqual([{ written, isReported: true, after: written }]);
  });

  it.each(["100% ｛A｝", "https://a.example/%7Bx%7D", "\\{business.phone}", "\\{ {location} }"])(
    "does not include %s",
    async (written) => {
      expect(await fixedTexts([written])).toEqual([{ written, isReported: false, after: written }]);
    },
  );

  it("is reported once in links, addresses and Markdown, with the other text unchanged", async () => {
    const link = "whatsapp:I read {business.name }";
    const text = "Or [**Ring {business.phone** now](phone:) or *{business.email }*";
    const config = withSections(
      { type: "hero", heading: "Roofs", actions: [{ label: "Chat", link }] },
      { type: "prose", text },
    );
    const { diagnostics } = await compile(config);
    const fixes = diagnostics.map(({ rule, fix }) => [rule, fix?.kind === "replace" && fix.value]);
    expect(fixes).toEqual([
      ["broken-token", "whatsapp:I read {business.name}"],
      ["broken-token", text.replace("phone**", "phone}**")],
      ["broken-token", text.replace("email }", "email}")],
    ]);
  });
});
