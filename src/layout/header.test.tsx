// @vitest-environment jsdom
import { expect, it } from "vitest";
import { opaque } from "../model/words.ts";
import * as dom from "../testing/dom.tsx";
import { fixtureMedia } from "../testing/fixtures.ts";
import { compile, makeConfig } from "../testing/site.ts";
import { TextsProvider } from "../ui/texts.tsx";
import { Header } from "./header.tsx";

async function headerWith(logo: { file: string; dark?: string }) {
  const links = [{ label: "Slate", link: "/" }];
  const config = makeConfig({ header: { brand: "Tess Roofs", logo, links } });
  const { site, diagnostics } = await compile(config, fixtureMedia);
  const html = site
    ? dom.serverHtml(
        <TextsProvider value={site.model.texts}>
          <Header {...opaque(site.model.header)} home="/" />
        </TextsProvider>,
      )
    : "";
  return { diagnostics, link: dom.mount(html).querySelector("a") };
}

it("shows the logo in place of the words, which those hear who do not see it", async () => {
  const { link, diagnostics } = await headerWith({ file: "picture.svg", dark: "picture.svg" });
  expect(diagnostics).toEqual([]);
  expect(link?.textContent).toBe("");
  const logo = link?.querySelector("img");
  expect(logo?.alt).toBe("Tess Roofs");
  // Room is kept for it before it is there.
  expect([logo?.width, logo?.height].every((size) => Number(size) > 0)).toBe(true);
  expect(link?.querySelector("source")?.media).toBe("(prefers-color-scheme: dark)");
});

it("says that its file is missing, at its place", async () => {
  const { diagnostics } = await headerWith({ file: "none.svg" });
  expect(diagnostics).toMatchObject([
    { rule: "media-missing", place: "header \u203a logo \u203a file" },
  ]);
});
