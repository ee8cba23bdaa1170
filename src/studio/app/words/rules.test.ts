import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { stageRules } from "../../../checks/engine/stage-rules.ts";
import { ourKit } from "../../../kit/our-kit.ts";

const ids = [...stageRules, ...ourKit().checks].map(({ id }) => id);

/** What fits on two lines of a phone. */
const MOST_LETTERS = 60;

describe.each(["ar", "cy", "de", "es", "fr", "pl"])("the names of rules, %s", (language) => {
  const file = join(import.meta.dirname, "rules", `${language}.json`);
  const names: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));

  it("are all there, and no others", () => {
    expect(Object.keys(names).sort()).toEqual([...ids].sort());
  });

  it("are short, and words", () => {
    const isName = (name: string) => /^[¿\p{L}]/u.test(name) && name.length <= MOST_LETTERS;
    expect(Object.values(names).filter((name) => !isName(name))).toEqual([]);
  });
});
