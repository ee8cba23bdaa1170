import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stageRules } from "./engine/stage-rules.ts";
import { rules } from "./rules.ts";

const files = readdirSync("src/checks/rules").filter((file) => file.endsWith(".ts"));
const ids = rules.map(({ id }) => id);

describe("the list of rules", () => {
  it("holds every rule of this folder, each in a file of its name with its test beside it", () => {
    const tested = files
      .filter((file) => file.endsWith(".test.ts"))
      .map((file) => file.replace(".test.ts", ""));
    expect([...ids].sort()).toEqual(tested.sort());
    for (const id of ids) expect(files).toContain(`${id}.ts`);
  });

  it("is in the order of the alphabet, without a name twice", () => {
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it.each([...rules, ...stageRules].map((rule) => [rule.id, rule] as const))(
    "explains %s",
    (_, { summary, explanation }) => {
      expect(summary).toMatch(/^[A-Z].{10,90}\.$/);
      expect(explanation.length).toBeGreaterThan(30);
    },
  );
});
