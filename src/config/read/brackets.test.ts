import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ourKit } from "../../kit/our-kit.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { checkSource } from "../../pipeline.ts";
import { randomChoices } from "../../testing/changes/random.ts";
import { parseSource } from "../read-config.ts";

const FILES = ["site.config.json", "examples/cafe/site.config.json"];

/** How often each file is damaged in each way. */
const DAMAGES = 100;

interface Damaged {
  text: string;
  at: number;
  what: string;
}

/** The text with one bracket or other sign removed, or with another one inserted beside it. */
function damaged(text: string, signs: string, random: ReturnType<typeof randomChoices>): Damaged {
  const places = [...text.matchAll(new RegExp(`[${signs}]`, "g"))].map(({ index }) => index);
  const at = random.pick(places);
  const added = random.below(2) ? random.pick(signs.match(/[^\\]/g) ?? []) : undefined;
  const rest = added === undefined ? text.slice(at + 1) : added + text.slice(at);
  const what = `${added === undefined ? "without" : `with ${added} before`} ${text.slice(at, at + 30)}`;
  return { text: text.slice(0, at) + rest, at, what: `${at} ${what}` };
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length;

const problemsOf = (text: string) => parseSource("site.config.json", text).problems;

describe.each(FILES)("a bracket missing or too many in %s", (file) => {
  const whole = readFileSync(file, "utf8");

  it("is one error, in nine of ten cases on the line or next to it", () => {
    const random = randomChoices(20);
    const far: string[] = [];
    for (let count = 0; count < DAMAGES; count++) {
      const { text, at, what } = damaged(whole, "{}\\[\\]", random);
      const problems = problemsOf(text);
      if (isInWords(whole, at)) continue;
      expect(
        problems.map(({ message }) => message),
        what,
      ).toHaveLength(1);
      const away = lineAt(text, problems[0]?.offset ?? 0) - lineAt(text, at);
      if (Math.abs(away) > 1) far.push(`${away} ${what}: ${problems[0]?.message}`);
    }
    expect(far.length, far.join("\n")).toBeLessThanOrEqual(DAMAGES / 10);
  });

  it("is one error even if the whole file is on one line", () => {
    const random = randomChoices(21);
    const short = JSON.stringify(JSON.parse(whole));
    for (let count = 0; count < DAMAGES; count++) {
      const { text, at, what } = damaged(short, "{}\\[\\]", random);
      if (isInWords(short, at)) continue;
      const messages = problemsOf(text).map(({ message }) => message);
      expect(messages, what).toHaveLength(1);
    }
  });

  it("and a missing quote, comma or colon are one error or two", () => {
    const random = randomChoices(22);
    for (let count = 0; count < DAMAGES; count++) {
      const { text, what } = damaged(whole, '",:', random);
      const messages = problemsOf(text).map(({ message }) => message);
      expect(messages.length, `${what}: ${messages.join("\n")}`).toBeLessThanOrEqual(2);
    }
  });
});

describe.each([
  ["in the format of editors", (text: string) => text],
  ["on one line", (text: string) => JSON.stringify(JSON.parse(text))],
])("a bracket missing or too many in a file %s", (_, written) => {
  const file = "examples/cafe/site.config.json";
  const whole = written(readFileSync(file, "utf8"));
  const start = whole.indexOf('"checks"');
  const isInExceptions = (at: number) => start <= at && at <= whole.indexOf("]", start);
  const rulesIn = async (text: string) => {
    const { diagnostics } = await checkSource(parseSource(file, text), publicDirOf(file), ourKit());
    return diagnostics.flatMap(({ rule, severity }) => (severity === "info" ? [] : rule));
  };

  it("is the only error that the check reports", async () => {
    const random = randomChoices(23);
    expect(await rulesIn(whole)).toEqual([]);
    for (let count = 0; count < 20; count++) {
      const { text, at, what } = damaged(whole, "{}\\[\\]", random);
      if (isInWords(whole, at) || isInExceptions(at)) continue;
      expect(await rulesIn(text), what).toEqual(["json-syntax"]);
    }
  });
});

/** Whether an offset is within a text, where any character is allowed. */
const isInWords = (text: string, at: number) =>
  [...text.slice(0, at).matchAll(/(?<!\\)"/g)].length % 2 === 1;
