import { beforeEach, describe, expect, it } from "vitest";
import * as dom from "../../testing/dom.tsx";
import { type ContactConfig, withContact } from "../../testing/forms.ts";
import { openSection } from "../../testing/section.tsx";
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
  it("asks each in the way that the browser knows", async () => {
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

  it("has no fault that axe-core knows, and is the same in the browser as on the server", async () => {
    const { main, node } = await pageWith(everyType);
    expect(await dom.axeViolations(main)).toEqual([]);
    const before = main.innerHTML;
    expect(await dom.hydrate(main, node)).toEqual([]);
    expect(main.innerHTML).toBe(before);
  });

  it("names the question of a group, and reads a hint with its field", async () => {
    const { main } = await pageWith(everyType);
    const group = main.querySelector("fieldset");
    expect(group?.querySelector("legend")?.textContent?.trim()).toBe("Which roof?");
    const file = main.querySelector("[type=file]");
    const hint = document.getElementById(file?.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toBe("As a PDF.");
    expect(main.querySelector("label a")?.textContent).toBe("the notice");
  });

  it("says of a list of answers that none is chosen yet", async () => {
    const { main } = await pageWith(everyType);
    const options = [...(main.querySelector("select")?.options ?? [])].map(({ value }) => value);
    expect(options).toEqual(["", "A", "B", "C", "D", "E"]);
  });
});

describe("the form is sent", () => {
  const formOf = async (contact: ContactConfig) => {
    const form = (await pageWith(contact)).main.querySelector("form");
    if (!form) throw new Error("There is no form.");
    return form;
  };

  it.each([
    ["in parts where there is a file", everyType, "multipart/form-data"],
    ["as browsers do where there is none", own, "application/x-www-form-urlencoded"],
    [
      "as text to a mail program",
      { service: "mailto", endpoint: "mailto:{business.email}" },
      "text/plain",
    ],
  ] satisfies [string, ContactConfig, string][])("%s", async (_, contact, enctype) => {
    expect((await formOf(contact)).enctype).toBe(enctype);
  });

  it("without what its owner leaves out", async () => {
    const form = await formOf({
      service: "formsubmit",
      endpoint: "https://formsubmit.co/{business.email}",
    });
    const hidden = [...form.querySelectorAll<HTMLInputElement>("[type=hidden]")];
    expect(hidden.map(({ name }) => name)).toEqual(["_captcha", "_template"]);
  });

  it("to the page itself where Netlify shows a page of its own", async () => {
    expect((await formOf({ service: "netlify" })).hasAttribute("action")).toBe(false);
  });
});

describe("what files can be chosen", () => {
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
    "is said as browsers know it: %s",
    async (accept) => {
      expect((await compile(asking({ accept }))).diagnostics).toEqual([]);
    },
  );

  it.each([
    ["jpg, pdf", ".jpg,.pdf"],
    ["pdf", ".pdf"],
    ["image/*; pdf", "image/*,.pdf"],
  ])("is no use to a browser as %s", async (accept, meant) => {
    expect((await compile(asking({ accept }))).diagnostics).toMatchObject([
      { rule: "invalid-value", hint: `Did you mean "${meant}"?` },
    ]);
  });
});
