import { expect, it } from "vitest";
import * as dom from "../../testing/pages/dom.tsx";
import { type Config, compiled, makeConfig } from "../../testing/site.ts";
import { TextsProvider } from "../ui/texts.tsx";
import { Footer } from "./footer.tsx";

async function footerWith(count: number) {
  const keys = Array.from({ length: count }, (_, at) => `shop${at}`);
  const locations = Object.fromEntries(
    keys.map((key, at) => [
      key,
      {
        name: `Shop ${at}`,
        phone: `+44 1632 9600${10 + at}`,
        address: { street: `${at} Kiln Lane`, locality: "Mockham" },
        ...(at === 0 ? {} : { map: `https://maps.example/${at}` }),
      },
    ]),
  );
  return mountFooter(makeConfig({ locations }));
}

async function mountFooter(config: Config) {
  const { model } = await compiled(config);
  return dom.mount(
    dom.serverHtml(
      <TextsProvider value={model.texts}>
        <Footer {...model.footer} />
      </TextsProvider>,
    ),
  );
}

it("shows up to three locations completely", async () => {
  const footer = await footerWith(3);
  expect(footer.textContent).toContain("2 Kiln Lane");
  expect(footer.textContent).not.toContain("Where to find us");
});

it("lists the names of more locations, with links", async () => {
  const footer = await footerWith(40);
  expect(footer.textContent).toContain("Where to find us");
  expect(footer.textContent).not.toContain("Kiln Lane, Mockham");
  expect(footer.querySelectorAll('a[href^="https://maps.example/"]')).toHaveLength(39);
  expect(footer.textContent).toContain("Shop 0");
});

it("shows profiles as icons with names, as links, or not at all", async () => {
  const { business, footer } = makeConfig();
  const profiles = [
    { url: "https://www.instagram.com/roofs" },
    { name: "Our page", url: "https://facebook.com/roofs" },
    { url: "https://www.checkatrade.com/roofs" },
  ];
  const show = async (as: "icons" | "links" | "none") => {
    const config = makeConfig({
      business: { ...business, profiles },
      footer: { ...footer, profiles: as },
    });
    const shown = await mountFooter(config);
    const links = [...shown.querySelectorAll('a[href*="/roofs"]')];
    return links.map((link) => [
      link.textContent?.replace(/\s*\(.*/, ""),
      link.querySelector("svg") !== null,
    ]);
  };
  const names = ["Instagram", "Our page", "checkatrade.com"];
  expect(await show("icons")).toEqual(names.map((name) => [name, true]));
  expect(await show("links")).toEqual(names.map((name) => [name, false]));
  expect(await show("none")).toEqual([]);
});
