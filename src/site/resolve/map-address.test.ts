import { expect, it } from "vitest";
import { locations } from "../../testing/facts.ts";
import { compile, makeConfig, makePage } from "../../testing/site.ts";

/** The problems of a map address, of the business or of a location. */
async function faultsOf(address: string, place: "business" | "location") {
  const map = { embedUrl: address, linkUrl: "https://maps.example/", title: "Map" };
  const penryn = locations.penryn && { ...locations.penryn, mapEmbed: address };
  const { diagnostics } = await compile(
    place === "business"
      ? makeConfig({ map })
      : makeConfig({
          locations: penryn ? { penryn } : {},
          pages: [makePage(), makePage({ path: "/penryn", title: "Penryn" })],
        }),
  );
  return diagnostics;
}

it.each([
  "https://maps.app.goo.gl/abc",
  "https://goo.gl/maps/abc",
  "https://www.google.com/maps/place/Penryn/@50.1,-5.1,17z",
  "https://www.google.co.uk/maps/@50.1,-5.1,17z",
  "https://maps.google.com/?q=Penryn",
  "https://maps.apple.com/?ll=50.1,-5.1",
  "https://www.openstreetmap.org/#map=17/50.1/-5.1",
])("a link that shares a map cannot be embedded: %s", async (address) => {
  const said = { rule: "frame-address", hint: expect.stringContaining("Embed a map") };
  expect(await faultsOf(address, "business")).toMatchObject([
    { ...said, path: ["map", "embedUrl"] },
  ]);
  const path = ["locations", "penryn", "mapEmbed"];
  expect(await faultsOf(address, "location")).toMatchObject([{ ...said, path }]);
});

it.each([
  "https://www.google.com/maps?q={business.geo}&output=embed",
  "https://www.google.com/maps/embed?pb=!1m18",
  "https://www.google.com/maps/d/embed?mid=1",
  "https://www.openstreetmap.org/export/embed.html?bbox=1",
  "https://maps.example/embed",
])("an embed address can be embedded: %s", async (address) => {
  expect(await faultsOf(address, "business")).toEqual([]);
});
