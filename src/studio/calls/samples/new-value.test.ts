import { afterEach, describe, expect, it } from "vitest";
import { makeConfig, makePage, wrong } from "../../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../../testing/studio.ts";

let studio: OpenStudio;
afterEach(() => studio.close());

const QUESTIONS = {
  type: "faq",
  heading: "Asked often",
  questions: [
    { question: "Are slates better?", answer: "By the sea, they are." },
    { question: "Who does the work?", answer: "We do." },
  ],
} as const;

describe("a new value", () => {
  const made = async (path: (string | number)[], part: "entry" | "field") =>
    (await studio.call<{ value: unknown }>("newValue", { path, part })).value;

  it("of a list has words in brackets, with its number, in the place of those of an example", async () => {
    studio = await openStudio(makeConfig({ pages: [makePage({ sections: [QUESTIONS] })] }));
    expect(await made(["pages", 0, "sections", 0, "questions"], "entry")).toEqual({
      question: expect.stringMatching(/^\[.*3\]$/),
      answer: expect.stringMatching(/^\[.*3\]$/),
    });
  });

  it("of a list has the fields that all of its entries have, and none that has a default", async () => {
    const picture = { file: "tess.svg", alt: "Tess" };
    const people = [
      { name: "Tess", role: "Roofer", picture, text: "On roofs since 2004." },
      { name: "Ann", role: "Joiner", picture },
    ];
    const team = { type: "team", heading: "We", people } as const;
    studio = await openStudio(makeConfig({ pages: [makePage({ sections: [team] })] }));
    const entry = await made(["pages", 0, "sections", 0, "people"], "entry");
    expect(entry).toMatchObject({
      name: expect.stringMatching(/^\[.*3\]$/),
      role: expect.stringMatching(/^\[.*3\]$/),
      picture: "placeholder.svg",
    });
    expect(Object.keys(Object(entry))).toEqual(["name", "role", "picture"]);
  });

  it("outside of sections is left to its example", async () => {
    studio = await openStudio(makeConfig({ pages: [makePage({ sections: [QUESTIONS] })] }));
    expect(await made(["business", "profiles"], "entry")).toBeUndefined();
  });

  it("has no English words on a site in another language", async () => {
    studio = await openStudio({ ...makeConfig(), language: "de" });
    expect(await made(["business", "closures"], "field")).toEqual([
      { from: expect.any(String), until: expect.any(String), note: "[Ihre Anmerkung]" },
    ]);
  });

  it("for the fields of a form is those that it has without, in the owner's words and the language", async () => {
    const contact = { service: "netlify" } as const;
    const texts = { form: { name: "Wer sind Sie?" } };
    const cy = { forms: { contact } };
    studio = await openStudio({
      ...makeConfig({ forms: { contact }, texts, languages: wrong({ cy }) }),
      language: "de",
    });
    const fields = Object(await made(["forms", "contact", "fields"], "field"));
    expect(fields.map(({ name, label }: Record<string, string>) => [name, label])).toEqual([
      ["name", "Wer sind Sie?"],
      ["email", "E-Mail"],
      ["phone", "Telefon"],
      ["message", "Nachricht"],
    ]);
    const welsh = Object(await made(["languages", "cy", "forms", "contact", "fields"], "field"));
    expect(welsh[0]).toMatchObject({ label: "Enw" });
  });

  it("of a form's fields has words in brackets, and a name that no other field has", async () => {
    const fields = [
      { type: "longText", name: "message", label: "What is it about?" },
      { type: "text", name: "message2", label: "And then?" },
    ] as const;
    const contact = { service: "netlify", fields } as const;
    studio = await openStudio(makeConfig({ forms: wrong({ contact }) }));
    expect(await made(["forms", "contact", "fields"], "entry")).toMatchObject({
      name: "message3",
      label: expect.stringMatching(/^\[.*3\]$/),
    });
  });
});
