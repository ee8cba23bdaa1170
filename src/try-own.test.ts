import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { put } from "./testing/folder.ts";
import { tryOwnSections } from "./try-own.ts";

it("a site's own sections are tried as ours are", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-own-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("examples/garten", folder, { recursive: true });
  const file = join(folder, "site.config.json");
  expect(await tryOwnSections(file)).toEqual({ tried: 2, faults: [] });

  const component = "sections/garden-year/garden-year.tsx";
  const text = readFileSync(join(folder, component), "utf8");
  expect(text).toContain("{name}</Text>");
  put(
    folder,
    component,
    text
      .replace("{name}</Text>", "Jahr</Text>")
      .replace(
        "<Jobs>",
        "<Jobs style={{ color: 'red' }} data-at={Math.random()}><div>{typeof window}</div><iframe title='W' src='https://wetter.example/' />",
      ),
  );
  const { faults } = await tryOwnSections(file);
  const about = 'gardenYear, fixture "full",';
  expect(faults).toEqual(
    expect.arrayContaining([
      `${about} shows every word of its data – not so: März`,
      expect.stringContaining(`${about} has no style attribute`),
      `${about} has visitors' browsers call no other host before they act – not so: https://wetter.example/`,
      expect.stringMatching(new RegExp(`^${about} is the same each time, .*data-at=.* and then `)),
      expect.stringMatching(
        new RegExp(
          `^${about} is taken over by browsers – not so: Hydration failed because .*match`,
        ),
      ),
    ]),
  );
});
