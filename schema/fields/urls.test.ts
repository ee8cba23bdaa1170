import { expect, it } from "vitest";
import { readUrl } from "./urls.ts";

it("reads addresses in any script, also repeatedly", () => {
  const read = Array.from({ length: 50_000 }, () => readUrl("https://bücher.example")?.hostname);
  expect(new Set(read)).toEqual(new Set(["xn--bcher-kva.example"]));
});
