import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { CALLS } from "../calls/calls.ts";
import { Studio } from "../calls/studio.ts";
import type { SectionChoices } from "../protocol/samples.ts";
import type { WorkbenchModel } from "../protocol/workbench.ts";

it("a site's own type is in the palette and in the workbench, which follow its code", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-samples-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("examples/garten", folder, { recursive: true });
  const studio = new Studio({
    configFile: join(folder, "site.config.json"),
    onChange: () => {},
    claim: async () => undefined,
  });
  await studio.open();
  const call = async <T>(name: string): Promise<T> => (await CALLS[name]?.(studio, {})) as T;
  const own = (await call<SectionChoices>("choices")).types.filter(({ isOwn }) => isOwn);
  expect(own.map(({ type }) => type)).toEqual(["gardenYear", "lawnCalculator"]);
  const shown = async () => {
    await studio.open();
    const fixtures = await studio.kit.sections.get("gardenYear")?.fixtures();
    if (!fixtures) throw new Error("The type is gone.");
    return studio.samples.page(fixtures.fixtures.full, studio.config, studio.kit);
  };
  expect(await shown()).toMatchObject({ html: expect.stringContaining("März</") });

  const file = join(folder, "sections/garden-year.tsx");
  const text = readFileSync(file, "utf8");
  let loaded = 0;
  const save = (changed: string) => {
    writeFileSync(file, changed);
    // As before the build that a save starts.
    studio.followFiles(() => (loaded += 1));
  };
  studio.built(studio.version, []);
  save(text.replace("export const GardenYear", "export cnst GardenYear"));
  expect(await shown()).toMatchObject({ html: expect.stringContaining("März</") });
  const { problems } = await call<WorkbenchModel>("workbench");
  expect(problems).toMatchObject([{ at: expect.stringContaining("garden-year.tsx:72") }]);
  save(text.replaceAll("{name}</Text>", "{name}!</Text>"));
  expect(await shown()).toMatchObject({ html: expect.stringContaining("März<!-- -->!</") });
  expect((await call<WorkbenchModel>("workbench")).problems).toEqual([]);
  expect(loaded).toBe(2);
  save(readFileSync(file, "utf8"));
  await studio.open();
  expect(loaded).toBe(2);
}, 120_000);
