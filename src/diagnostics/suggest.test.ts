import { describe, expect, it } from "vitest";
import { nearest } from "./suggest.ts";

const types = ["hero", "steps", "prose", "tiers", "valueBand"];

describe("the word that was probably meant", () => {
  it.each([
    ["heroo", "hero"],
    ["hreo", "hero"],
    ["Hero", "hero"],
    ["valuBand", "valueBand"],
  ])("for %s is %s", (word, meant) => expect(nearest(word, types)).toBe(meant));

  it.each([
    ["/über-uns", "/ueber-uns"],
    ["/uber-uns", "/über-uns"],
    ["/cafe", "/café"],
    ["/strasse", "/straße"],
    ["/om-oss-paa-oeen", "/om-oss-på-øen"],
    ["/łodz", "/łódź"],
  ])("for %s is %s, however much of them differs", (word, meant) => {
    expect(nearest(word, ["/", "/preise", meant])).toBe(meant);
  });

  it("is none when nothing is near, or two are equally near", () => {
    expect(nearest("carousel", types)).toBeUndefined();
    expect(nearest("cat", ["bat", "hat"])).toBeUndefined();
  });
});
