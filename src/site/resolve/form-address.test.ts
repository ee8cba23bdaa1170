import { describe, expect, it } from "vitest";
import { findingsOf } from "../../testing/check.ts";
import { type ContactConfig, emailField, formOf, withContact } from "../../testing/pages/forms.ts";

const RULE = "form-address";

const own = (endpoint: string) => withContact(formOf([emailField], { service: "own", endpoint }));
const formsubmit = (name: string) =>
  withContact(formOf([emailField], { endpoint: `https://formsubmit.co/${name}` }));
const service = (name: string, endpoint: string) =>
  withContact({ service: name, endpoint } as ContactConfig);

describe("a form that would lose its messages", () => {
  it.each([
    "tess@kestrelslate,co.uk",
    "tess",
    "tess@@kestrel.example",
    "tess@kestrel",
    "tess@kestrel..example",
    "https://kestrel.example",
    "ajax/tess@kestrel.example",
  ])("formsubmit.co/%s", async (name) => {
    expect(await findingsOf(RULE, formsubmit(name))).toMatchObject([
      { severity: "error", location: "forms › contact › endpoint" },
    ]);
  });

  it.each([
    "https://formspree.io/forms/xyzabcde/integration",
    "https://formspree.io/xyzabcde",
    "https://formspree.io/f/",
  ])("%s", async (endpoint) => {
    for (const config of [service("formspree", endpoint), own(endpoint)])
      expect(await findingsOf(RULE, config)).toMatchObject([
        { severity: "error", message: expect.stringContaining("https://formspree.io/f/abcdwxyz") },
      ]);
  });

  it.each([
    "https://docs.google.com/forms/d/e/1FAIpQLSd/viewform",
    "https://forms.gle/abc",
    "https://getform.io/forms/abc",
    "https://www.tally.so/r/abc",
    "https://you.typeform.com/to/abc",
    "https://web3forms.com/",
    "https://mailchi.mp/1/2",
  ])("%s", async (endpoint) => {
    expect(await findingsOf(RULE, own(endpoint))).toHaveLength(1);
  });

  it.each(["mailto:tess@kestrelslate,co.uk", "mailto:tess", "mailto:tess@kestrel"])(
    "%s",
    async (endpoint) => {
      expect(await findingsOf(RULE, service("mailto", endpoint))).toMatchObject([
        { hint: expect.stringContaining("mailto:{business.email}") },
      ]);
    },
  );

  it("is reported for a sign-up form, too", async () => {
    const config = own("https://forms.example/");
    const endpoint = "https://eepurl.com/abc";
    const signup = { endpoint, next: "/" };
    expect(await findingsOf(RULE, { ...config, forms: { ...config.forms, signup } })).toMatchObject(
      [{ location: "forms › signup › endpoint" }],
    );
  });
});

it.each([
  formsubmit("{business.email}"),
  formsubmit("tess%40kestrel.co.uk"),
  formsubmit("tess@bücher.example"),
  formsubmit("0123456789abcdef0123456789abcdef"),
  formsubmit("el/abcdef"),
  service("formspree", "https://formspree.io/f/abcdwxyz"),
  service("mailto", "mailto:tess@kestrel.example,gwen@kestrel.example"),
  own("https://docs.google.com/forms/d/e/1FAIpQLSd/formResponse"),
  own("https://api.web3forms.com/submit"),
  own("https://kestrel.example/mail.php"),
  own("http://localhost:9000/f"),
])("is not reported with a valid address", async (config) => {
  expect(await findingsOf(RULE, config)).toEqual([]);
});

describe("the page after a form", () => {
  const withHidden = (value: string, name = "_next") =>
    withContact(
      formOf([emailField], {
        service: "own",
        endpoint: "https://forms.example/",
        hidden: [{ name, value }],
      }),
    );

  it("must exist if it is on this site", async () => {
    const deadIn = async (value: string) =>
      (await findingsOf("dead-link", withHidden(value))).map(({ location }) => location);
    const here = "forms › contact › hidden › entry 1 › value";
    expect(await deadIn("{business.url}/thanks?from=form")).toContain(here);
    expect(await deadIn("{business.url}/")).not.toContain(here);
    expect(await deadIn("https://other.example/thanks")).not.toContain(here);
  });

  it("is a full URL for a form service", async () => {
    expect(await findingsOf("form-next", withHidden("/thanks"))).toMatchObject([
      { hint: 'Write "{business.url}/thanks".' },
    ]);
    expect(await findingsOf("form-next", withHidden("New enquiry"))).toEqual([]);
  });

  it.each(["phone:", "email:", "whatsapp:", "tel:+442920180123", "mailto:a@b.example", "#contact"])(
    "may not be %s",
    async (next) => {
      expect(
        await findingsOf("link-target", withContact(formOf([emailField], { next }))),
      ).toMatchObject([{ severity: "error", location: "forms › contact › next" }]);
    },
  );
});

it.each(["your@email.com", "you@yourdomain.co.uk", "max.mustermann@firma.de"])(
  "%s is reported as a placeholder in any form",
  async (email) => {
    for (const config of [formsubmit(email), service("mailto", `mailto:${email}`)]) {
      expect(await findingsOf("placeholder-fact", config)).toContainEqual(
        expect.objectContaining({ location: "forms › contact › endpoint" }),
      );
    }
  },
);
