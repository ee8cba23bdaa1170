import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { renderSection } from "../../kit/public/render-section.ts";
import { put } from "../../testing/commands/folder.ts";
import { tryExtensionSections } from "./try-sections.ts";

/** A plugin with a section that has a price and a picture of the plugin. */
const PRICED = {
  "public/media/priced.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4v3H0z"/></svg>',
  "sections/price-tag/section.ts": `import { defineSection, object, picture, price } from "plumbline/kit";
    const schema = { picture, tag: object("A thing with its price.", price) };
    export const priceTag = defineSection({ type: "priceTag", description: "A price.", schema,
      component: "./price-tag.tsx", fixtures: () => import("./fixtures.ts") });`,
  "sections/price-tag/price-tag.tsx": `import { Picture, SectionFrame } from "plumbline/ui";
    export const PriceTag = ({ picture, tag, ...frame }) => <SectionFrame {...frame}>
      <Picture {...picture} sizes="10rem" /><p>{\`\${tag.shownPrice} \${tag.per ?? ""}\`}</p>
    </SectionFrame>;`,
  "sections/price-tag/fixtures.ts": `const picture = { file: "priced.svg", alt: "Ein Schild" };
    export const fixtures = { minimal: { type: "priceTag", picture, tag: { price: 45 } },
      full: { type: "priceTag", id: "tag", background: "card", picture, tag: { price: 45, from: true, per: "je Meter" } } };`,
};

it("a site's own sections are tested like built-in ones", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-own-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("examples/garten", folder, { recursive: true });
  const file = join(folder, "site.config.json");
  for (const [name, text] of Object.entries(PRICED)) put(folder, `priced/${name}`, text);
  const config = readFileSync(file, "utf8");
  const business = '"plugins": ["./priced"], "business": {';
  put(folder, "site.config.json", config.replace('"business": {', business));
  expect(await tryExtensionSections(file)).toEqual({ tried: 3, faults: [] });
  const tag = {
    type: "priceTag",
    picture: { file: "priced.svg", alt: "Schild" },
    tag: { price: 12.5, from: true },
  };
  expect(await renderSection(tag, file)).toContain("<p>Ab 12,50\u00a0€ </p>");
  await expect(renderSection({ ...tag, tag: { price: -1 } }, file)).rejects.toThrow(/0/);

  const component = "sections/garden-year.tsx";
  const text = readFileSync(join(folder, component), "utf8");
  expect(text).toContain("{name}</Text>");
  put(
    folder,
    component,
    text
      .replace("{name}</Text>", "Jahr</Text>")
      .replace("{props.seasons.map", "{fail(props.heading)}{props.seasons.map")
      .concat(
        'function fail(heading: string) { if (heading === "Nie") throw new Error("no jobs"); return null; }',
      )
      .replace(
        "<Jobs>",
        "<Jobs style={{ color: 'red' }} data-at={Math.random()}><div>{typeof window}</div><iframe title='W' src='https://wetter.example/' />",
      )
      .replace(
        "fixtures: {",
        'fixtures: { broken: { type: "gardenYear", heading: "Nie", seasons: [{ name: "–", jobs: ["a"] }] },',
      ),
  );
  const { faults } = await tryExtensionSections(file);
  const about = 'gardenYear, fixture "full",';
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^gardenYear, fixture "broken", stops with an error: no jobs \(.*garden-year\.tsx:\d+:\d+\)$/,
      ),
      `${about} displays every word of its data – not so: März`,
      expect.stringContaining(`${about} has no style attribute`),
      `${about} does not contact other hosts before the visitor does something – not so: https://wetter.example/ (use FrameOnRequest of plumbline/ui)`,
      expect.stringMatching(
        new RegExp(`^${about} renders the same each time, .*data-at=.* and then `),
      ),
      expect.stringMatching(
        new RegExp(`^${about} cannot be hydrated by browsers: Hydration failed because .*match`),
      ),
    ]),
  );
});
