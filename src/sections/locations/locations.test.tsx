import { describe, expect, it } from "vitest";
import type { Input } from "../../model/kit/section-definition.ts";
import { servicesOf } from "../../output/hosting/services.ts";
import { siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/pages/section.tsx";
import { compile } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";
import type { schema } from "./schema.ts";

async function shown(parts: Partial<Input<typeof schema>>) {
  const { main, site, model } = await openSection(siteWith({ ...fixtures.full, ...parts }));
  const links = [...main.querySelectorAll("a")].map((a) => `${a.textContent} ${a.href}`);
  return { main, model, links, iframes: servicesOf(site.summary.pages, site.config).iframes };
}

describe("locations", () => {
  it("have a map that is a link until it is requested, and directions", async () => {
    const { links, iframes, main } = await shown({});
    expect(links.slice(-2)).toEqual([
      "Show the map Slate yard (opens in a new tab) https://maps.example/yard",
      "Directions Slate yard (opens in a new tab) https://maps.example/to/yard",
    ]);
    expect(main.querySelector("iframe")).toBeNull();
    expect(iframes).toEqual(["https://maps.example/embed/yard"]);
  });

  it("allow no map that no page shows", async () => {
    const { links, iframes, model } = await shown({ showMaps: false });
    expect(model).toMatchObject({ places: [{ map: null }] });
    expect(links).toContain(
      "Show the map Slate yard (opens in a new tab) https://maps.example/yard",
    );
    expect(iframes).toEqual([]);
  });

  it("have the names in the config", async () => {
    const { diagnostics } = await compile(siteWith({ ...fixtures.full, only: ["pier"] }));
    expect(diagnostics).toMatchObject([{ message: 'There is no location "pier" in the file.' }]);
  });

  it("are reported if the business has none", async () => {
    const { locations: _, ...config } = siteWith(fixtures.minimal);
    expect((await compile(config)).diagnostics).toMatchObject([
      { message: 'This section needs "locations", which is not in the file.' },
    ]);
  });
});
