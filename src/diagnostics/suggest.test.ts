import { describe, expect, it } from "vitest";
import { nearestWord } from "./suggest.ts";

const types = ["hero", "steps", "prose", "tiers", "valueBand"];

describe("the suggestion", () => {
  it.each([
    ["heroo", "hero"],
    ["hreo", "hero"],
    ["Hero", "hero"],
    ["valuBand", "valueBand"],
  ])("for %s is %s", (word, suggestion) => expect(nearestWord(word, types)).toBe(suggestion));

  it.each([
    ["/über-uns", "/ueber-uns"],
    ["/uber-uns", "/über-uns"],
    ["/cafe", "/café"],
    ["/strasse", "/straße"],
    ["/om-oss-paa-oeen", "/om-oss-på-øen"],
    ["/łodz", "/łódź"],
  ])("for %s is %s, even if much of it differs", (word, suggestion) => {
    expect(nearestWord(word, ["/", "/preise", suggestion])).toBe(suggestion);
  });

  it("is missing if nothing is similar, or two are equally similar", () => {
    expect(nearestWord("carousel", types)).toBeUndefined();
    expect(nearestWord("cat", ["bat", "hat"])).toBeUndefined();
  });
});
