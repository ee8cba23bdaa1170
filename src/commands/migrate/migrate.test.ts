import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { VERSION } from "../../../schema/site.ts";
import { findingsOfAll } from "../../testing/check.ts";
import { makeConfig } from "../../testing/site.ts";
import { v1 } from "./fixtures.ts";
import { migrate, steps } from "./migrate.ts";

const written = (value: object, indent: string | number = 2) => JSON.stringify(value, null, indent);
const migrated = (value: object) => JSON.parse(migrate(written(value), 1).text);
const fromVersion2 = (value: object) => migrate(written({ version: 2, ...value }), 2);
const contactOf = (contact: object) => migrated({ ...v1, forms: { contact } }).forms.contact;

describe("the steps", () => {
  it("lead to the current version, one by one", () => {
    expect(steps.map(({ to }) => to)).toEqual(steps.map((_, index) => index + 2));
    expect(steps.at(-1)?.to).toBe(VERSION);
  });

  it("are in files with the number of their target version", () => {
    const numbers = readdirSync("src/commands/migrate/steps").map((file) =>
      Number(file.slice(0, 4)),
    );
    expect([...new Set(numbers)].sort()).toEqual(steps.map(({ to }) => to));
  });
});

describe("a file of version 1", () => {
  it("has its own facts under business.facts, with new tokens", () => {
    const { business, pages } = migrated(v1);
    expect(business).toMatchObject({ facts: { secondBase: "Porto" }, serviceTowns: ["Testford"] });
    expect(business).not.toHaveProperty("secondBase");
    expect(business).not.toHaveProperty("serviceCities");
    expect(pages[0].sections[0].heading).toBe("Roofs in {business.facts.secondBase}");
    expect(pages[0].description).toBe(
      "Also in {business.facts.secondBase}, not \\{business.secondBase}.",
    );
  });

  it("names the service of its form, which has no other honeypot", () => {
    expect(migrated(v1).forms.contact).toMatchObject({
      service: "formsubmit",
      endpoint: "https://formsubmit.co/{business.email}",
      subject: "A new roof",
      captcha: false,
    });
    expect(migrated(v1).forms.contact).not.toHaveProperty("honeypot");
  });

  it("sends another service the same values as before", () => {
    const form = { endpoint: "https://forms.example/", subject: "A roof", next: "/sent" };
    expect(contactOf(form)).toMatchObject({
      service: "own",
      endpoint: "https://forms.example/",
      next: "/sent",
      honeypot: "_honey",
      hidden: [
        { name: "_subject", value: "A roof" },
        { name: "_captcha", value: "false" },
        { name: "_next", value: "{business.url}/sent" },
        { name: "_template", value: "table" },
      ],
    });
  });

  it("has the hints of its fields in the form", () => {
    const { forms, pages } = migrated(v1);
    expect(pages[0].sections[1]).toEqual({
      type: "contact",
      heading: "Write to us",
      button: "Send",
    });
    expect(forms.contact.fields).toMatchObject([
      { type: "text", name: "name", label: "Name", placeholder: "Your full name", required: true },
      { type: "email", name: "email", placeholder: "{business.email}" },
      { type: "phone", name: "phone", placeholder: "Your phone number" },
      { type: "longText", name: "message", required: true },
    ]);
  });

  it("keeps the hints of the first section with any, and reports the others", () => {
    const [home] = v1.pages;
    const other = {
      ...home,
      path: "/other",
      sections: [{ type: "contact", heading: "Here", placeholders: { phone: "{town} 123" } }],
    };
    const { text, notes } = migrate(written({ ...v1, pages: [home, other] }), 1);
    expect(text).not.toContain("placeholders");
    expect(JSON.parse(text).forms.contact.fields[1].placeholder).toBe("{business.email}");
    expect(notes).toEqual([expect.stringMatching(/^pages › 1 › sections › 0 had different hints/)]);
    const parameter = migrate(written({ ...v1, pages: [other] }), 1);
    expect(JSON.parse(parameter.text).forms.contact.fields[2].placeholder).toBe(
      "Your phone number",
    );
    expect(parameter.notes).toEqual([expect.stringContaining('the hint "{town} 123"')]);
  });

  it.each([
    ["two spaces", 2],
    ["tabs", "\t"],
    ["one line", 0],
  ])("keeps its bytes where nothing changes: %s", (_, indent) => {
    const text = written(v1, indent);
    const result = migrate(text, 1).text;
    expect(JSON.stringify(JSON.parse(result), null, indent).replaceAll(/\s/g, "")).toBe(
      result.replaceAll(/\s/g, ""),
    );
    if (indent !== 0) expect(result).toBe(written(JSON.parse(result), indent));
    else expect(result).not.toContain("\n");
    const lines = new Set(result.split("\n"));
    const gone = text.split("\n").filter((line) => !lines.has(line));
    if (indent !== 0) expect(gone.length).toBeLessThan(16);
  });

  it("keeps the line endings", () => {
    const text = written(v1).replaceAll("\n", "\r\n");
    expect(migrate(text, 1).text).not.toMatch(/[^\r]\n/);
  });

  it("asks in the language of the site", () => {
    const { fields } = migrated({ ...v1, language: "de-AT" }).forms.contact;
    expect(fields.map(({ label }: { label: string }) => label)).toEqual([
      "Name",
      "E-Mail",
      "Telefon",
      "Nachricht",
    ]);
    expect(fields[3].placeholder).toBe("Worum geht es?");
  });

  it("keeps and reports form settings that are not valid in version 1", () => {
    const form = { endpoint: "https://forms.example/", subject: { de: "Ein Dach" } };
    const { text, notes } = migrate(written({ ...v1, forms: { contact: form } }), 1);
    expect(JSON.parse(text).forms.contact).toMatchObject(form);
    expect(notes).toEqual([expect.stringContaining('since "subject" is not valid in version 1')]);
  });

  it("does not change values that are not valid in version 1", () => {
    const odd = {
      version: 1,
      business: "Roofs",
      forms: { contact: [1] },
      pages: { a: 1 },
      more: 7,
    };
    expect(migrated(odd)).toEqual({ ...odd, version: VERSION });
    expect(migrated({ version: 1 })).toEqual({ version: VERSION });
  });
});

describe("a file of version 2", () => {
  const colours = { light: { accent: "#123456" } };

  it("names its look under theme.look, at the same position", () => {
    const { text, notes } = fromVersion2({ theme: { iconStyle: "Sharp", motif: "soft", colours } });
    const theme = { iconStyle: "Sharp", look: "soft", colours };
    expect([text, notes]).toEqual([written({ version: VERSION, theme }), []]);
  });

  it("changes nothing else: other keys and texts with the word, spaces, line ends", () => {
    const text =
      '{\r\n\t"version" : 2,\r\n\t"theme":{"motif" :"soft"},\r\n\t"motif": ["theme.motif"]\r\n}';
    expect(migrate(text, 2).text).toBe(
      text.replace(": 2", `: ${VERSION}`).replace('"motif" :"soft"', '"look" :"soft"'),
    );
  });

  it("changes only its version if it names no look", () => {
    expect(JSON.parse(fromVersion2({ theme: { colours } }).text)).toEqual({
      version: VERSION,
      theme: { colours },
    });
    expect(JSON.parse(fromVersion2({ theme: ["motif"] }).text).theme).toEqual(["motif"]);
  });

  it("keeps both names where it has both, and reports it", () => {
    const theme = { motif: "soft", look: "plain" };
    const { text, notes } = fromVersion2({ theme });
    expect(JSON.parse(text)).toEqual({ version: VERSION, theme });
    expect(notes).toEqual([expect.stringContaining('both "motif" and "look"')]);
  });
});

describe("a file of version 3", () => {
  const about = { type: "about", heading: "Us", picture: "us.svg" };
  const prose = { type: "prose", text: "about" };

  it("has split sections in place of about, wherever sections are", () => {
    const config = {
      version: 3,
      shared: { us: about },
      after: [about],
      templates: { town: { sections: [prose, about] } },
      pages: [
        { template: "town", instead: { us: about } },
        { path: "/", sections: [about] },
      ],
      languages: { cy: { shared: { us: about } } },
      forms: { contact: { fields: [{ type: "about" }] } },
    };
    const split = { type: "split", heading: "Us", picture: "us.svg", size: "small" };
    const { text, notes } = migrate(written(config), 3);
    expect(JSON.parse(text)).toEqual({
      version: VERSION,
      shared: { us: split },
      after: [split],
      templates: { town: { sections: [prose, split] } },
      pages: [
        { template: "town", instead: { us: split } },
        { path: "/", sections: [split] },
      ],
      languages: { cy: { shared: { us: split } } },
      forms: config.forms,
    });
    expect(notes).toEqual([]);
  });
});

describe("a file of another version", () => {
  it("gets one message that names the next command", async () => {
    expect(await findingsOfAll(written(v1))).toMatchObject([
      {
        rule: "file-version",
        severity: "error",
        location: "version",
        excerpt: "1",
        message: `This file is of version 1, and this builder reads version ${VERSION}.`,
        hint: expect.stringContaining("npx plumbline migrate --write"),
      },
    ]);
  });

  it("gets one message if it is newer", async () => {
    const newer = written({ ...makeConfig(), version: VERSION + 1, studio: {} });
    expect(await findingsOfAll(newer)).toMatchObject([
      {
        rule: "file-version",
        hint: "Use the builder that the file was written for, or a newer one.",
      },
    ]);
  });
});
