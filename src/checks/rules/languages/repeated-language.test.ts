import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig } from "../../../testing/site.ts";

it("reports the main language among the others", async () => {
  const config = makeConfig();
  const twice = (language: string) => ({ ...config, languages: { [language]: { name: "Own" } } });
  expect(await findingsOf("repeated-language", twice(config.language))).toMatchObject([
    { severity: "error", location: `languages › ${config.language}` },
  ]);
  expect(await findingsOf("repeated-language", twice("cy"))).toEqual([]);
});
