import { describe, expect, it } from "vitest";
import { rangeOf } from "../../testing/position.ts";
import {
  compile,
  compiled,
  makeConfig,
  makePage,
  type PageConfig,
  wrong,
} from "../../testing/site.ts";
import { localPage, type template } from "../../testing/template.ts";

type Params = ReturnType<typeof template>["params"];

/** A site with a template with these parameters and this text, and one page with these values. */
const shaped = (params: Params, text: string, given: PageConfig["params"]) =>
  makeConfig({
    templates: {
      local: {
        params,
        title: "Roofs",
        description: "Dry roofs.",
        sections: [{ type: "hero", heading: text }],
      },
    },
    pages: [makePage(), localPage({ params: given })],
  });

const headingOf = async (...site: Parameters<typeof shaped>) =>
  (await compiled(shaped(...site))).routes[1]?.sections[0];

const base: Params[string] = {
  type: "object",
  description: "Where you come from",
  fields: {
    city: { type: "text", description: "The city" },
    miles: { type: "number", description: "How far it is", optional: true },
  },
};

describe("a parameter with fields", () => {
  it("provides the texts of its fields", async () => {
    const params = { base: { city: "Mockham, {business.name}", miles: 4.5 } };
    expect(await headingOf({ base }, "{base.miles} miles from {base.city}", params)).toMatchObject({
      heading: "4.5 miles from Mockham, Test & Son Roofing",
    });
  });

  it("is empty within a text if it is optional and the page omits it", async () => {
    const given = { base: { city: "Mockham" } };
    expect(await headingOf({ base }, "From {base.city}{base.miles}", given)).toMatchObject({
      heading: "From Mockham",
    });
    const near = { type: "text", description: "What is near", optional: true } as const;
    expect(await headingOf({ near }, "Roofs{near}", {})).toMatchObject({ heading: "Roofs" });
  });

  it("is replaced by the title if it is a whole label and the page omits it", async () => {
    const near = { type: "text", description: "What is near", optional: true } as const;
    const config = shaped({ near }, "Roofs", {});
    const local = { ...config.templates?.local, label: "{near}" };
    const { routes } = await compiled({
      ...config,
      templates: wrong({ local }),
      pages: config.pages.map((page) => ({ ...page, ...(page.template && { parent: "/" }) })),
    });
    expect(routes[1]?.trail.at(-1)).toMatchObject({ label: "Roofs" });
  });

  it("has its default if the page omits it", async () => {
    const price = { type: "text", description: "A price", default: "free" } as const;
    expect(await headingOf({ price }, "It is {price}", {})).toMatchObject({
      heading: "It is free",
    });
    const offer = { type: "object", description: "An offer", fields: { price } } as const;
    expect(await headingOf({ offer }, "It is {offer.price}", { offer: {} })).toMatchObject({
      heading: "It is free",
    });
    const given = { price: "£5" };
    expect(await headingOf({ price }, "It is {price}", given)).toMatchObject({
      heading: "It is £5",
    });
  });

  it.each([
    [{ miles: 3 }, 'The field "city" is missing here.', "The city"],
    [{ city: "A", mils: 3 }, 'There is no field called "mils" here.', 'Did you mean "miles"?'],
    [{ city: "A", miles: "3" }, 'This should be a number, not "3".', "Did you mean 3?"],
    ["Mockham", 'This should be an object in braces, not "Mockham".', "Where you come from"],
  ])("has the mistake in %j reported at its position", async (given, message, hint) => {
    const { diagnostics } = await compile(shaped({ base }, "{base.city}", wrong({ base: given })));
    expect(diagnostics).toMatchObject([{ message, hint }]);
    expect(diagnostics[0]?.location).toContain("/roofs-mockham › params › base");
  });

  it("may be a list of links or of pictures", async () => {
    const links = { type: "list", of: "link", description: "Links" } as const;
    const { diagnostics } = await compile(shaped({ links }, "{links}", { links: [{}] }));
    expect(diagnostics).toMatchObject([
      { rule: "wrong-type", location: "/roofs-mockham › params › links › entry 1" },
    ]);
  });

  it("needs a consistent declaration", async () => {
    const odd = wrong<Params[string]>({ type: "object", description: "Odd" });
    const { diagnostics, text } = await compile(shaped({ odd }, "Roofs", {}));
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ rule: "invalid-value", range: rangeOf(text, '"object"') }),
    );
  });

  it("needs a default of its declared type", async () => {
    const odd: Params[string] = { type: "number", description: "Odd", default: "many" };
    const { diagnostics } = await compile(shaped({ odd }, "{odd}", {}));
    expect(diagnostics).toMatchObject([
      { rule: "wrong-type", location: "templates › local › params › odd › default" },
    ]);
  });
});

describe("a number in a text", () => {
  it.each([
    ["en-GB", 6250000, "6,250,000"],
    ["de-DE", 6250000, "6.250.000"],
    ["pl-PL", 12500.5, "12\u00a0500,5"],
    ["en-GB", 2024, "2024"],
  ])("has its digits grouped from five digits on: %s %d", async (language, price, shown) => {
    const params: Params = { price: { type: "number", description: "What it costs" } };
    const site = shaped(params, "For {price} or more", { price });
    const { routes } = await compiled({ ...site, language });
    expect(routes[1]?.sections[0]).toMatchObject({ heading: `For ${shown} or more` });
  });
});
