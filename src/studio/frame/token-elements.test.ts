// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { hideTokens, showTokens, sourceOf } from "./token-elements.ts";

const tokens = [
  { name: "business.name", value: "Acme" },
  { name: "city", value: "Barry" },
];

describe("a text with tokens on the page", () => {
  it.each([
    "{business.name} in {city}",
    "Call {business.name}",
    "{city}{city}",
    "a {b} and {unknown.token}",
    "",
  ])("has the source %j again after it was shown", (source) => {
    const element = document.createElement("h1");
    showTokens(element, source, tokens);
    expect(sourceOf(element)).toBe(source);
  });

  it("keeps a token when words are typed around it, and loses it as a whole", () => {
    const element = document.createElement("h1");
    showTokens(element, "Roofs by {business.name}, {city}", tokens);
    element.prepend("Slate ");
    expect(sourceOf(element)).toBe("Slate Roofs by {business.name}, {city}");
    element.querySelector("[data-token=city]")?.remove();
    expect(sourceOf(element)).toBe("Slate Roofs by {business.name}, ");
    hideTokens(element);
    expect([element.textContent, element.childElementCount]).toEqual(["Slate Roofs by Acme, ", 0]);
  });
});
