import { describe, expect, it } from "vitest";
import { namedTypes, namesIn, sharedFiles } from "./section-names.ts";

describe("the name of a section type", () => {
  it("appears only in its own files and in the kit's list", () => {
    const files = sharedFiles();
    expect(files).toContain("src/output/hosting/services.ts");
    expect(files).toContain("src/sections/conformance.test.tsx");
    expect(files).toContain("src/sections/registry.ts");
    expect(namedTypes()).toEqual([]);
  });

  it.each([
    ['if (section.type === "hero") add(section);', ["hero"]],
    ["const parts = { nearbyAreas: 1, steps: 2 };", ["nearbyAreas"]],
    ["has(`siteSearch`)", ["siteSearch"]],
    ['if (section.type === "video") play(document.querySelector("video"));', ["video"]],
    ['if (types.has("hours")) show(<Tab key="privacy" />);', ["hours"]],
    ['function now(words: Texts["hours"]) { return at("forms", "privacy"); }', []],
    ['// As in "hero".\nforms.contact("A hero section");', []],
  ])("is found in %s", (code, names) => expect(namesIn(code)).toEqual(names));
});
