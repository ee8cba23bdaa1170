import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { run } from "../../../scripts/migrate.ts";
import { type Random, randomChoices } from "../../testing/changes/random.ts";
import { v1 } from "./fixtures.ts";

let folder: string;
let file: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-damage-"));
  file = join(folder, "site.config.json");
  vi.spyOn(console, "log").mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const page = v1.pages[0];
const contact = (placeholders: Json) => ({ type: "contact", heading: "Write", placeholders });

/** Files of version 1 with everything that its migration changes. */
const FILES: readonly Json[] = [
  v1,
  {
    ...v1,
    language: "de",
    forms: { contact: { endpoint: "https://forms.example/", subject: "A roof", next: "/sent" } },
    templates: { town: { sections: [contact({ phone: "{town} 123", name: "Your own name" })] } },
    pages: [{ ...page, sections: [contact({ message: "What leaks?" }), contact({})] }],
  },
].map((each) => JSON.parse(JSON.stringify(each)));

/** Every list and object of a value. */
const nodesOf = (value: Json): (Json[] | { [key: string]: Json })[] =>
  value === null || typeof value !== "object"
    ? []
    : [value, ...Object.values(value).flatMap((each: Json) => nodesOf(each))];

const odd = ({ pick, words }: Random): Json =>
  pick<Json>([
    null,
    7,
    true,
    "",
    words(),
    [],
    [words()],
    {},
    { more: words() },
    [{ type: words() }],
  ]);

/** A changed value or key, a moved value, or a removed one, somewhere in the file. */
function spoil(config: Json, random: Random): string {
  const copy: Json = structuredClone(config);
  const nodes = nodesOf(copy);
  const node = random.pick(nodes.filter((each) => Object.keys(each).length > 0));
  const key = random.pick(Object.keys(node));
  const values = node as Record<string, Json>;
  const was = values[key] ?? null;
  const other = structuredClone(random.pick(nodes));
  random.pick([
    () => Object.assign(values, { [key]: odd(random) }),
    () => Object.assign(values, { [key]: { [key]: was } }),
    () => Object.assign(values, { [key]: [was] }),
    () => Object.assign(values, { [random.pick(NAMES)]: odd(random) }),
    () => Object.assign(values, { [random.pick(NAMES)]: other }),
    () => Reflect.deleteProperty(values, key),
  ])();
  return JSON.stringify(copy, null, random.pick([0, 1, 2]));
}

const NAMES = [
  ..."facts secondBase serviceTowns serviceCities hidden service honeypot fields next".split(" "),
  ..."placeholders company name subject captcha forms contact templates pages sections".split(" "),
  ..."theme look motif".split(" "),
];

/** Removes, doubles or replaces a piece. */
function tear(text: string, { below, pick }: Random): string {
  const at = below(text.length);
  const end = at + 1 + below(pick([1, 3, 40]));
  const piece = text.slice(at, end);
  return text.slice(0, at) + pick(["", piece + piece, '"', "{", "\\", "é"]) + text.slice(end);
}

/** All names and values, as words. */
const wordsOf = (value: Json): string[] =>
  value === null || typeof value !== "object"
    ? [String(value)]
    : Object.entries(value).flatMap(([key, each]: [string, Json]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...wordsOf(each),
      ]);

/** Values that newer versions name differently or omit, such as the name of the honeypot. */
const CHANGED = [
  ..."version 1 serviceCities placeholders subject captcha template honeypot _honey motif".split(
    " ",
  ),
];

it("reports each loss in a damaged file, or explains in one line why it changes nothing", async () => {
  const random = randomChoices(20_261_123);
  for (let round = 0; round < 1000; round++) {
    const whole = spoil(random.pick(FILES), random);
    const text = round % 4 === 0 ? tear(whole, random) : whole;
    writeFileSync(file, text);
    rmSync(join(folder, "site.config.v1.json"), { force: true });
    said = [];
    const failed: unknown = await run(["--config", file, "--write"]).then(
      () => undefined,
      (error: unknown) => error,
    );
    const left = readFileSync(file, "utf8");
    if (failed !== undefined) {
      expect(failed, `${round}`).toMatchObject({ name: "Error", message: /^migrate: [^\n]+$/ });
      expect(left).toBe(text);
      continue;
    }
    const reports = said.join("\n");
    const now = new Set(wordsOf(JSON.parse(left)));
    const lost = wordsOf(JSON.parse(text)).filter((each) => {
      const words = each.replace(/(?<!\\)\{business\.secondBase\}/g, "{business.facts.secondBase}");
      return (
        ![each, words].some((one) => now.has(one)) &&
        !CHANGED.includes(each) &&
        !reports.includes(each)
      );
    });
    expect(lost, `${round}: ${reports}`).toEqual([]);
  }
}, 60_000);
