// @vitest-environment jsdom
import { expect, it } from "vitest";
import { PEERS } from "./peers.ts";
import { plot } from "./plot.ts";
import type { Cold } from "./results.ts";

const measured: Cold[] = [
  { kind: "places", local: 22, pages: 33, runs: [{ wall: 5 }] },
  {
    kind: "places",
    local: 10_000,
    pages: 10_011,
    runs: [{ wall: 24 }, { wall: 30 }, { wall: 26 }],
  },
];

/** The plot as a browser reads it; a mistake in the XML gives a `parsererror`. */
function parsed(cold: readonly Cold[]) {
  const svg = plot(cold);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const found = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(found.querySelector("parsererror")).toBeNull();
  return found;
}

const texts = (svg: Document) => [...svg.querySelectorAll("text")].map((text) => text.textContent);

it("is an image with a label for each of the others and for what was measured", () => {
  const shown = texts(parsed(measured));
  for (const { name, perPage } of PEERS)
    expect(shown).toContain(`${name}: ${perPage.join("–")} ms`);
  expect(shown).toContain("Plumbline: 26 s for 10,011 pages");
});

it("is one of the others alone before anything was measured", () => {
  const svg = parsed([]);
  expect(texts(svg).filter((text) => text?.endsWith(" ms"))).toHaveLength(PEERS.length);
  expect(svg.querySelector(".own")).toBeNull();
});

it("keeps all lines and labels within the picture, and labels off one another", () => {
  const svg = parsed(measured);
  const places = [...svg.querySelectorAll(".peer-label, .own-label")]
    .map((label) => Number(label.getAttribute("y")))
    .sort((one, other) => one - other);
  for (const [index, place] of places.entries()) {
    expect(place).toBeGreaterThan(70);
    expect(place).toBeLessThan(600);
    if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThan(18);
  }
  for (const line of svg.querySelectorAll(".peer, .own")) {
    const numbers = line.getAttribute("d")?.match(/[\d.]+/g) ?? [];
    for (const number of numbers) expect(Number(number)).toBeLessThan(600);
  }
});

it("has colours for light and for dark", () => {
  const style = parsed(measured).querySelector("style")?.textContent;
  expect(style).toContain("@media (prefers-color-scheme: dark)");
});
