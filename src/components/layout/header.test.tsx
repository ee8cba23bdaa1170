import { expect, it } from "vitest";
import { fixtureMedia } from "../../testing/fixtures.ts";
import * as dom from "../../testing/pages/dom.tsx";
import { compile, makeConfig } from "../../testing/site.ts";
import { TextsProvider } from "../ui/texts.tsx";
import { Header } from "./header.tsx";

const WIDE = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>';

async function headerWith(logo: { file: string; dark?: string; showName?: boolean }) {
  const links = [{ label: "Slate", link: "/" }];
  const config = makeConfig({ header: { brand: "Tess Roofs", logo, links } });
  const { site, diagnostics } = await compile(config, { ...fixtureMedia, "wide.svg": WIDE });
  const html = site
    ? dom.serverHtml(
        <TextsProvider value={site.model.texts}>
          <Header {...site.model.header} home="/" />
        </TextsProvider>,
      )
    : "";
  return { diagnostics, link: dom.mount(html).querySelector("a") };
}

it.each([
  ["beside a logo that is too narrow for a readable name", { file: "picture.svg" }],
  ["beside a wide logo that does not contain the name", { file: "wide.svg", showName: true }],
])("shows the name %s, and screen readers read it once", async (_, file) => {
  const { link } = await headerWith(file);
  expect(link?.textContent).toBe("Tess Roofs");
  expect(link?.querySelector("img")?.alt).toBe("");
});

it.each([
  ["a wide logo", { file: "wide.svg", dark: "wide.svg" }],
  [
    "a logo that should replace the name",
    { file: "picture.svg", dark: "wide.svg", showName: false },
  ],
])("shows %s instead of the name, which screen readers read", async (_, file) => {
  const { link, diagnostics } = await headerWith(file);
  expect(diagnostics).toEqual([]);
  expect(link?.textContent).toBe("");
  const logo = link?.querySelector("img");
  expect(logo?.alt).toBe("Tess Roofs");
  // Its space is reserved before it loads.
  expect([logo?.width, logo?.height].every((size) => Number(size) > 0)).toBe(true);
  expect(link?.querySelector("source")?.media).toBe("(prefers-color-scheme: dark)");
});

it("reports a missing logo file, at its position", async () => {
  const { diagnostics } = await headerWith({ file: "none.svg" });
  expect(diagnostics).toMatchObject([
    { rule: "media-missing", location: "header \u203a logo \u203a file" },
  ]);
});
