import { expect, it } from "vitest";
import { siteWith } from "../../testing/fixtures.ts";
import { compile } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";

it("shows details and map without a form", async () => {
  const config = siteWith({ ...fixtures.full, id: "contact" });
  const { diagnostics, site } = await compile({
    ...config,
    forms: { signup: config.forms?.signup },
  });
  expect(diagnostics).toEqual([]);
  const [section] = site?.routes[0]?.sections ?? [];
  expect(section).toMatchObject({ formModel: null, map: { load: "click" } });
});

it("shows a form by its name, with its own fields and name at the service", async () => {
  const config = siteWith(fixtures.alone);
  const fields = [{ type: "email" as const, name: "email", label: "Email", required: true }];
  const booking = { service: "netlify" as const, fields };
  const { site } = await compile({ ...config, forms: { more: { booking } } });
  expect(site?.routes[0]?.sections[0]).toMatchObject({
    formModel: {
      attributes: { name: "booking", "data-netlify": "true" },
      hidden: [{ name: "form-name", value: "booking" }],
      fields: [{ name: "email" }],
    },
  });
  const { diagnostics } = await compile(siteWith({ ...fixtures.alone, form: "bookings" }));
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      message: 'There is no form "bookings" under "forms" › "more".',
      hint: expect.stringContaining("The names there are booking."),
    }),
  );
});

it("rejects a map that the config does not describe", async () => {
  const { map: _, ...config } = siteWith({ ...fixtures.minimal, showMap: true });
  const { diagnostics } = await compile(config);
  expect(diagnostics).toMatchObject([
    {
      severity: "error",
      location: "/ › section 1, contact › showMap",
      message: 'This field needs "map", which is not in the file.',
      hint: 'Add "map" to the file, or remove "showMap". The map of the contact section.',
    },
  ]);
  for (const section of [fixtures.minimal, fixtures.alone]) {
    const { map: _, ...config } = siteWith(section);
    expect((await compile(config)).diagnostics).toEqual([]);
  }
});

const refused = async (form: object) => {
  const config = siteWith({ ...fixtures.minimal });
  const contact = { service: "own" as const, endpoint: "https://forms.example/", ...form };
  const { diagnostics } = await compile({ ...config, forms: { ...config.forms, contact } });
  return diagnostics.map(({ message }) => message);
};

const asks = (...names: string[]) => ({
  fields: names.map((name) => ({ type: "text", name, label: `What about ${name}?` })),
});

it("rejects a field with the name of a form property, and suggests another", async () => {
  const form = document.createElement("form");
  const harmless =
    /^(action|autocapitalize|autocorrect|autofocus|dir|draggable|encoding|enctype|hidden)$|^(id|lang|length|method|name|nonce|rel|slot|style|target|title|translate|children|prefix)$|^(autocomplete|autocorrect|animate|after|before|inert|part|popover|role|when|pseudo|spellcheck)$/;
  const names: string[] = [];
  for (const name in form)
    if (/^[a-z][a-zA-Z]*$/.test(name) && !harmless.test(name)) names.push(name);
  expect(names).toEqual(
    expect.arrayContaining(["addEventListener", "nodeName", "submit", "onclick"]),
  );
  const messages = await refused(asks(...names));
  expect(messages).toHaveLength(names.length);
  const others = messages.map((message) => /such as ([\w-]+)/.exec(message)?.[1] ?? "none");
  expect(await refused(asks(...new Set(others)))).toEqual([]);
  expect(await refused(asks("name", "title", "length", "children", "style", "id"))).toEqual([]);
  for (const [key, name] of [
    ["honeypot", "nodeName"],
    ["hidden", [{ name: "reset", value: "1" }]],
  ])
    expect(await refused({ [String(key)]: name })).toEqual([expect.stringContaining("such as ")]);
});
