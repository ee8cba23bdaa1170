import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { stageRules } from "./engine/stage-rules.ts";
import * as ourChecks from "./rules/index.ts";

const files = readdirSync("src/checks/rules", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\bshared\//.test(file),
);
const rules = Object.values(ourChecks);
const ids = rules.map(({ id }) => id);

describe("the list of rules", () => {
  it("contains every rule of these folders, each in a file that the list names, with a test of its name", () => {
    const tested = files
      .filter((file) => file.endsWith(".test.ts"))
      .map((file) => basename(file, ".test.ts"));
    expect([...ids].sort()).toEqual(tested.sort());
    const list = readFileSync("src/checks/rules/index.ts", "utf8");
    for (const file of files.filter((each) => !/^index|\.test\.ts$/.test(each))) {
      expect(list).toContain(`"./${file}"`);
    }
  });

  it("has unique names", () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([...rules, ...stageRules].map((rule) => [rule.id, rule] as const))(
    "explains %s",
    (_, { summary, explanation }) => {
      expect(summary).toMatch(/^[A-Z].{10,90}\.$/);
      expect(explanation.length).toBeGreaterThan(30);
    },
  );
});
