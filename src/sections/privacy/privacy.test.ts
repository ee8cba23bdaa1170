import { describe, expect, it } from "vitest";
import { dataProtectionOf } from "../../business/regulators.ts";
import { ourKit } from "../../kit/our-kit.ts";
import type { Input } from "../../model/kit/section-definition.ts";
import { plainText } from "../../site/resolve/uses.ts";
import { business, theme } from "../../testing/facts.ts";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import { type ContactConfig, emailField } from "../../testing/pages/forms.ts";
import { isOf } from "../../testing/pages/of-type.ts";
import {
  type Config,
  compile,
  makeConfig,
  makePage,
  type SectionConfig,
} from "../../testing/site.ts";
import type { schema } from "./schema.ts";
import { privacy } from "./section.ts";

type SignupConfig = NonNullable<NonNullable<Config["forms"]>["signup"]>;

const notice: Input<typeof schema> = {
  type: "privacy",
  retention: "Letters go after a year.",
  hosting: "Slate Hosting keeps logs for a week.",
};
const contact: SectionConfig = { type: "contact", heading: "Write" };
const signup: SectionConfig = { type: "leadCapture", heading: "Guide", success: "Sent." };
const search: SectionConfig = {
  type: "siteSearch",
  suggestions: [{ label: "Home", link: "/" }],
};

/** A site with all features; tests remove some. */
const { forms, map } = siteWith(notice);
const signupForm = forms?.signup as SignupConfig;
const everything = { forms, map } as Pick<Config, "forms" | "map">;

/** The text of the notice on a site with these sections. */
async function noticeOf(
  sections: SectionConfig[],
  parts: Partial<Config> = {},
  own = notice,
): Promise<string> {
  const more = sections.length > 0 ? [makePage({ path: "/more", sections })] : [];
  const pages = [makePage({ sections: [own] }), ...more];
  const { site, diagnostics } = await compile(makeConfig({ pages, ...parts }), fixtureMedia);
  expect(diagnostics).toEqual([]);
  const section = site?.routes[0]?.sections.find(isOf(privacy));
  if (!section) throw new Error("There is no notice.");
  return section.topics.map(({ heading, text }) => `${heading}. ${plainText(text)}`).join("\n");
}

const withSignup = (change: Partial<SignupConfig>): Partial<Config> => ({
  ...everything,
  forms: { ...forms, signup: { ...signupForm, ...change } },
});

const sentTo = (form: ContactConfig): Partial<Config> => ({
  ...everything,
  forms: { ...forms, contact: form },
});

const formsubmit = {
  service: "formsubmit",
  endpoint: "https://formsubmit.co/{business.email}",
} satisfies ContactConfig;

/** Header and footer of a business with only a phone number. */
const BARE: Partial<Config> = {
  header: { brand: "{business.name}", links: [{ label: "Home", link: "/" }] },
  footer: { copyright: "© 2025" },
};

const inCountry = (country: string): Partial<Config> => ({
  business: { ...business, address: { ...business.address, country } },
});

describe("the privacy notice of a site without forms, map or search", () => {
  it("names the owner, the storage times and the host", async () => {
    const text = await noticeOf([]);
    for (const fact of [
      "Test & Son Roofing, 1 Slate Row, Testford, TE5\u00A07AA",
      "Tess Ting",
      "hello@roofs.example",
      "Letters go after a year.",
      "Slate Hosting keeps logs for a week.",
      "We set no cookies and use no analytics.",
    ]) {
      expect(text).toContain(fact);
    }
  });

  it.each([{}, everything])(
    "does not mention them, even if they are configured: %#",
    async (parts) => {
      const text = await noticeOf([], parts);
      expect(text).not.toMatch(/\bform\b|sign|list|\bmap\b|search|video|consent|agreed|typed/i);
      expect(text).not.toMatch(/forms\.example|newsletter\.example|maps\.example/);
    },
  );
});

describe("the privacy notice of a site with", () => {
  it("a contact form says where it is sent and what it contains", async () => {
    const text = await noticeOf([contact], everything);
    expect(text).toContain("Your browser sends it to forms.example, a service");
    expect(text).toContain("forms.example, which passes the contact form on");
    expect(text).toContain("what you have typed into a form");
    expect(text).not.toMatch(
      /make sure that you are a person|newsletter\.example|When you sign up/,
    );
  });

  it("a captcha says that it may appear", async () => {
    const text = await noticeOf([contact], sentTo({ ...formsubmit, captcha: true }));
    expect(text).toContain("make sure that you are a person");
  });

  it.each([
    ["formsubmit.co", formsubmit],
    ["formspree.io", { service: "formspree", endpoint: "https://formspree.io/f/roofs" }],
    ["netlify.com", { service: "netlify" }],
  ] satisfies [string, ContactConfig][])(
    "a form names its form service: %s",
    async (host, form) => {
      const text = await noticeOf([contact], sentTo(form));
      expect(text).toContain(`Your browser sends it to ${host}, a service`);
      expect(text).toContain(`${host}, which passes the contact form on`);
    },
  );

  it("a form that opens the mail program names no form service", async () => {
    const text = await noticeOf(
      [contact],
      sentTo({ service: "mailto", endpoint: "mailto:{business.email}" }),
    );
    expect(text).not.toMatch(/When you send the contact form|passes the contact form on/);
  });

  it("a consent field does not list it as data, and quotes whole questions", async () => {
    const fields = [
      emailField,
      { type: "text", name: "heard", label: "How did you hear of us?" } as const,
      { type: "text", name: "area", label: "Where, roughly:" } as const,
      { type: "consent", name: "ok", label: "You may use my details to answer me." } as const,
    ];
    const text = await noticeOf([contact], sentTo({ ...formsubmit, fields }));
    expect(text).toContain(
      `We get what you write there (${emailField.label}, “How did you hear of us?”, “Where, roughly”).`,
    );
  });

  it("custom fields lists what they ask", async () => {
    const fields = [emailField, { type: "date", name: "day", label: "Your best day" } as const];
    const text = await noticeOf([contact], sentTo({ ...formsubmit, fields }));
    expect(text).toContain("We get what you write there (Email, Your best day).");
    expect(text).not.toContain("phone number.");
  });

  it("a sign-up form says who stores the list, and how to withdraw consent", async () => {
    const plain = withSignup({ trackingUrl: undefined, scriptUrl: undefined });
    const text = await noticeOf([signup], plain);
    expect(text).toContain("go to newsletter.example, which keeps the list");
    expect(text).toContain("your consent, which you can take back");
    expect(text).toContain("We set no cookies and use no analytics.");
    expect(text).not.toMatch(/script|counts|contact form/);
  });

  it("a provider's counter and script mentions it, and no longer that nothing is counted", async () => {
    const change = { trackingUrl: "https://count.example/x", scriptUrl: "https://js.example/f.js" };
    const text = await noticeOf([signup], withSignup(change));
    expect(text).toContain("your browser calls count.example, which counts it");
    expect(text).toContain("load a script from js.example");
    expect(text).toContain("up to them: js.example and count.example.");
    expect(text).not.toContain("use no analytics");
  });

  it.each([
    ["click", "Only when you press it does the map come from maps.example"],
    ["visible", "When the map scrolls into view, it comes from maps.example"],
  ] as const)("a map that loads on %s says when it loads", async (load, words) => {
    const parts = map && { ...everything, map: { ...map, load } };
    const text = await noticeOf([contact], parts);
    expect(text).toContain(words);
    expect(text).toContain("up to them: maps.example.");
  });

  it("a map that no section shows does not mention it", async () => {
    const text = await noticeOf([{ ...contact, showMap: false }], everything);
    expect(text).not.toMatch(/\bmap\b|maps\.example/);
  });

  it.each([
    [
      "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      "When you play a film. Some films come from",
      /content comes/,
    ],
    ["https://times.example/frame", "shown. Some content comes from times.example", /film/],
  ])("content from others on request names its type: %s", async (player, words, not) => {
    const text = await noticeOf([{ type: "video", label: "On the road", player }]);
    expect(text).toContain(words);
    expect(text).not.toMatch(not);
    const [host] = text.match(/www\.youtube-nocookie\.com|times\.example/) ?? [];
    expect(text).toContain(`${host}, where this site shows something`);
    expect(text).not.toContain("no other company learns");
  });

  it("a search says that it runs in the browser", async () => {
    expect(await noticeOf([search])).toContain(
      "The search runs in your browser; no search company",
    );
  });

  it("a provider's fonts names the provider", async () => {
    const stylesheet = "https://fonts.example/css?family=Archivo";
    const text = await noticeOf([], { theme: { ...theme, fonts: { ...theme.fonts, stylesheet } } });
    expect(text).toContain("The fonts come from fonts.example");
    expect(text).toContain("Pictures and the like come from this site itself");
    expect(text).toContain("up to them: fonts.example.");
  });

  it("a registered name uses it", async () => {
    const legal = { business: { ...business, legalName: "Ting Holdings Limited" } };
    expect(await noticeOf([], legal)).toContain("Ting Holdings Limited, 1 Slate Row");
  });
});

describe("the privacy law", () => {
  it("is that of the United Kingdom there, and asks to contact the business first", async () => {
    const text = await noticeOf([]);
    expect(text).toContain("UK GDPR");
    expect(text).toContain(
      "Information Commissioner’s Office, 0303 123 1113, ico.org.uk/make-a-complaint.",
    );
    expect(text.indexOf("complain to us")).toBeLessThan(text.indexOf("The regulator"));
    expect(text).toContain("Data (Use and Access) Act 2025");
  });

  it.each([
    ["IE", "Data Protection Commission, dataprotection.ie."],
    ["PT", "Comissão Nacional de Proteção de Dados, cnpd.pt."],
  ] as const)("is that of %s there", async (country, regulator) => {
    const text = await noticeOf([], inCountry(country));
    expect(text).toContain("our grounds under the GDPR, Article 6(1)");
    expect(text).toContain(`The regulator responsible for us: ${regulator}`);
    expect(text).not.toMatch(/UK|Information Commissioner|2025/);
  });
});

describe("the law of other countries", () => {
  it.each(
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
      " ",
    ),
  )("is the GDPR in %s, with an authority", (country) => {
    const { law, authority } = dataProtectionOf(country) ?? {};
    expect(law).toBe("gdpr");
    expect(authority?.name).not.toBe("");
    expect(authority?.url).toMatch(/^https:\/\/[a-z.-]+\.[a-z]+\//);
  });

  it.each([...ourKit().languages.keys()])(
    "names the authority of %s in the language there",
    (language) => {
      const country = new Intl.Locale(language).maximize().region ?? "";
      const { authority } = dataProtectionOf(country) ?? {};
      const first = new Intl.Locale(`und-${country}`).maximize().language;
      if (authority && first !== language) expect(authority.names).toHaveProperty(language);
    },
  );

  it("requires no legal basis in Switzerland, and has a response within 30 days", async () => {
    const text = await noticeOf([], inCountry("CH"));
    expect(text).toContain("Federal Data Protection and Information Commissioner (FDPIC), edoeb.");
    expect(text).toContain("within 30 days");
    expect(text).not.toMatch(/GDPR|Article 6/);
  });

  it("has authority and law in the language of the page", async () => {
    const text = await noticeOf([], { ...inCountry("CH"), language: "fr" });
    expect(text).toContain("Préposé fédéral à la protection des données");
    expect(await noticeOf([], { ...inCountry("DE"), language: "de" })).toContain("DSGVO");
  });

  it("is omitted for an unknown country; the owner adds it", async () => {
    const text = await noticeOf([], inCountry("AU"));
    expect(text).not.toMatch(/\blaw|regulator|controller|GDPR|right to|within/i);
    expect(text).toContain("Ask us what we hold about you");
    const law = await noticeOf([], inCountry("AU"), { ...notice, law: "The *Privacy Act*." });
    expect(law).toContain("What the law says. The Privacy Act.");
  });
});

describe("the contact details", () => {
  it("are only those of the business", async () => {
    const { email: _, whatsapp: __, owner: ___, ...phoneOnly } = business;
    const text = await noticeOf([], { business: phoneOnly, ...BARE });
    expect(text).toContain("For questions: 029 2018 0123");
    expect(text).toContain("the companies that carry our phone calls");
    expect(text).not.toMatch(/email|WhatsApp/i);
  });
});

describe("the forms", () => {
  const privacyLinks = async (withNotice: boolean) => {
    const sections = [contact, signup];
    const pages = [
      makePage({ sections }),
      ...(withNotice ? [makePage({ path: "/privacy", sections: [notice] })] : []),
    ];
    const { site } = await compile(makeConfig({ pages, ...everything }), fixtureMedia);
    return site?.routes[0]?.sections.map((section) => "privacy" in section && section.privacy);
  };

  it("link to the privacy notice, if the site has one", async () => {
    expect(await privacyLinks(true)).toEqual([{ href: "/privacy" }, { href: "/privacy" }]);
    expect(await privacyLinks(false)).toEqual([null, null]);
  });
});

describe("a counter of visits", () => {
  it("is named, with what it learns and how visitors refuse it", async () => {
    const analytics = {
      service: "goatcounter",
      address: "https://roofs.goat.example/count",
    } as const;
    const text = await noticeOf([], { analytics });
    expect(text).toContain("with GoatCounter (roofs.goat.example). No cookies are set for it");
    expect(text).toContain("Do Not Track or Global Privacy Control");
    expect(text).toContain("GoatCounter (roofs.goat.example), for this purpose: counting visits");
    expect(text).not.toContain("no other company learns");
    expect(await noticeOf([])).not.toContain("GoatCounter");
  });
});
