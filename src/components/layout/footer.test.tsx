import { expect, it } from "vitest";
import * as dom from "../../testing/pages/dom.tsx";
import { compiled, makeConfig } from "../../testing/site.ts";
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
  const { model } = await compiled(makeConfig({ locations }));
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
