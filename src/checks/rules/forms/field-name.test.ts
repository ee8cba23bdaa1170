import { expect, it } from "vitest";
import { findingsOf, findingsOfAll } from "../../../testing/check.ts";
import { emailField, formOf, withContact } from "../../../testing/pages/forms.ts";

const RULE = "field-name";

const text = (name: string, label = name) => ({ type: "text", name, label }) as const;

it("reports a second field with the name of another", async () => {
  const fields = [emailField, text("roof", "Which roof?"), text("roof", "How old?")];
  expect(await findingsOf(RULE, withContact(formOf(fields)))).toMatchObject([
    {
      severity: "error",
      excerpt: '"roof"',
      location: "forms › contact › fields › entry 3 › name",
      message: 'The field "Which roof?" above is also named "roof", so one answer would be lost.',
    },
  ]);
});

const findingsFor = async (...names: string[]) => {
  const fields = [emailField, ...names.map((name) => text(name, "Which?"))];
  const found = await findingsOfAll(withContact(formOf(fields)));
  return found.filter(({ path }) => path[1] === "contact");
};

it("compares names as services receive them", async () => {
  const names = ["first_name", "entry.2005620554", "contact[phone]", "MERGE1", "your-roof"];
  expect(await findingsFor(...names)).toEqual([]);
});

it("reports an unreadable name once", async () => {
  expect(await findingsFor("Dein Dach", "message")).toMatchObject([
    { rule: "invalid-value", excerpt: '"Dein Dach"', hint: 'Did you mean "dein-dach"?' },
  ]);
});

it("reports a name that the form itself sends", async () => {
  const netlify = formOf([emailField, text("subject"), text("bot-field")], { service: "netlify" });
  const { endpoint: _, ...settings } = netlify as { endpoint?: string };
  expect(await findingsOf(RULE, withContact(settings as typeof netlify))).toMatchObject([
    { excerpt: '"subject"', message: expect.stringContaining("to netlify") },
    { excerpt: '"bot-field"' },
  ]);
  const own = formOf([emailField, text("list"), text("trap")], {
    service: "own",
    endpoint: "https://forms.example/",
    hidden: [{ name: "list", value: "7" }],
    honeypot: "trap",
  });
  expect(await findingsOf(RULE, withContact(own))).toMatchObject([
    { excerpt: '"list"' },
    { excerpt: '"trap"' },
  ]);
});

it("accepts different names", async () => {
  expect(await findingsOf(RULE, withContact(formOf([emailField, text("subject")])))).toEqual([]);
});
