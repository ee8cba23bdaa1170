// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { mount, serverHtml } from "../../testing/dom.tsx";
import { fixtureMedia, type SectionInput, siteWith } from "../../testing/fixtures.ts";
import { compiled } from "../../testing/site.ts";
import { TextsProvider } from "../../ui/texts.tsx";
import { SectionRenderer } from "../section-renderer.tsx";
import { fixtures } from "./fixtures.ts";

async function open(section: SectionInput) {
  const [route] = (await compiled(siteWith(section), fixtureMedia)).routes;
  const [model] = route?.sections ?? [];
  if (!route || !model) throw new Error("There is no section.");
  const shown = (
    <TextsProvider value={route.texts}>
      <SectionRenderer section={model} />
    </TextsProvider>
  );
  return mount(serverHtml(shown));
}

describe("team", () => {
  it("keeps the place of a portrait that is not there beside one that is", async () => {
    const main = await open(fixtures.full);
    expect(main.querySelectorAll("img")).toHaveLength(1);
    expect(main.querySelectorAll('[data-testid="PersonSharpIcon"]')).toHaveLength(1);
  });

  it("has no empty places where nobody has a portrait", async () => {
    const main = await open(fixtures.minimal);
    expect(main.querySelectorAll("svg")).toHaveLength(0);
  });
});
