import { beforeEach, describe, expect, it } from "vitest";
import * as dom from "../../testing/pages/dom.tsx";
import { type ContactConfig, withContact } from "../../testing/pages/forms.ts";
import { openSection } from "../../testing/pages/section.tsx";
import { compile } from "../../testing/site.ts";

beforeEach(dom.stubBrowser);

const pageWith = (contact: ContactConfig) => openSection(withContact(contact));

const own = { service: "own", endpoint: "https://forms.example/" } as const;

const everyType: ContactConfig = {
  ...own,
  files: true,
  fields: [
    { type: "text", name: "given-name", label: "First name", placeholder: "Tess" },
    { type: "email", name: "email", label: "Email", required: true, hint: "For the answer." },
    { type: "phone", name: "tel", label: "Phone" },
    { type: "longText", name: "more", label: "Tell us more", placeholder: "It drips" },
    {
      type: "choice",
      name: "roof",
      label: "Which roof?",
      options: ["Slate", "Tin"],
      required: true,
    },
    { type: "choice", name: "town", label: "Which town?", options: ["A", "B", "C", "D", "E"] },
    { type: "date", name: "day", label: "Which day?" },
    { type: "consent", name: "read", label: "I read [the notice](/).", required: true },
    { type: "file", name: "plan", label: "A plan", accept: ".pdf", hint: "As a PDF." },
  ],
};

describe("a form with fields of every type", () => {
  it("uses the browser's input types", async () => {
    const { main } = await pageWith(everyType);
    const shown = [...main.querySelectorAll<HTMLInputElement>("[name]")].map(
      ({ name, type, required, autocomplete, accept }) =>
        [name, type, required && "required", autocomplete, accept].filter(Boolean).join(" "),
    );
    expect(shown).toEqual([
      "given-name text given-name",
      "email email required email",
      "tel tel tel",
      "more textarea",
      "roof radio required",
      "roof radio required",
      "town select-one",
      "day date",
      "read checkbox required",
      "plan file .pdf",
    ]);
  });

  it("has no axe violation, and is the same in the browser as on the server", async () => {
    const { main, node } = await pageWith(everyType);
    expect(await dom.axeViolations(main)).toEqual([]);
    const before = main.innerHTML;
    expect(await dom.hydrate(main, node)).toEqual([]);
    expect(main.innerHTML).toBe(before);
  });

  it("labels a group with its question, and a field with its hint", async () => {
    const { main } = await pageWith(everyType);
    const group = main.querySelector("fieldset");
    expect(group?.querySelector("legend")?.textContent?.trim()).toBe("Which roof?");
    const file = main.querySelector("[type=file]");
    const hint = document.getElementById(file?.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toBe("As a PDF.");
    expect(main.querySelector("label a")?.textContent).toBe("the notice");
  });

  it("shows that no option of a list is selected yet", async () => {
    const { main } = await pageWith(everyType);
    const options = [...(main.querySelector("select")?.options ?? [])].map(({ value }) => value);
    expect(options).toEqual(["", "A", "B", "C", "D", "E"]);
  });
});

describe("a form is sent", () => {
  const formOf = async (contact: ContactConfig) => {
    const form = (await pageWith(contact)).main.querySelector("form");
    if (!form) throw new Error("There is no form.");
    return form;
  };

  it.each([
    ["in parts if it has a file field", everyType, "multipart/form-data"],
    ["in the browsers' default encoding without one", own, "application/x-www-form-urlencoded"],
    [
      "as text to a mail program",
      { service: "mailto", endpoint: "mailto:{business.email}" },
      "text/plain",
    ],
  ] satisfies [string, ContactConfig, string][])("%s", async (_, contact, enctype) => {
    expect((await formOf(contact)).enctype).toBe(enctype);
  });

  it("without values that its owner omits", async () => {
    const form = await formOf({
      service: "formsubmit",
      endpoint: "https://formsubmit.co/{business.email}",
    });
    const hidden = [...form.querySelectorAll<HTMLInputElement>("[type=hidden]")];
    expect(hidden.map(({ name }) => name)).toEqual(["_captcha", "_template"]);
  });

  it("to the page itself if Netlify shows its own page", async () => {
    expect((await formOf({ service: "netlify" })).hasAttribute("action")).toBe(false);
  });
});

describe("the accepted file types", () => {
  const asking = ({ accept }: { accept: string }) =>
    withContact({
      ...own,
      files: true,
      fields: [
        { type: "email", name: "email", label: "Email", required: true },
        { type: "file", name: "plan", label: "A plan", accept },
      ],
    });

  it.each([".pdf", "image/*,.pdf", ".jpg, .png", "application/vnd.ms-excel"])(
    "become the browser's accept attribute: %s",
    async (accept) => {
      expect((await compile(asking({ accept }))).diagnostics).toEqual([]);
    },
  );

  it.each([
    ["jpg, pdf", ".jpg,.pdf"],
    ["pdf", ".pdf"],
    ["image/*; pdf", "image/*,.pdf"],
  ])("are rejected if browsers ignore them: %s", async (accept, suggestion) => {
    expect((await compile(asking({ accept }))).diagnostics).toMatchObject([
      { rule: "invalid-value", hint: `Did you mean "${suggestion}"?` },
    ]);
  });
});
