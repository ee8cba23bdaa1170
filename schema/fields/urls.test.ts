import { expect, it } from "vitest";
import { readUrl } from "./urls.ts";

it("reads addresses with letters of any script, however often it has read before", () => {
  const read = Array.from({ length: 50_000 }, () => readUrl("https://bücher.example")?.hostname);
  expect(new Set(read)).toEqual(new Set(["xn--bcher-kva.example"]));
});
