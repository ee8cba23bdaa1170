import { expect, test } from "@playwright/test";
import { ourKit } from "../src/kit/our-kit.ts";
import { type Config, makeConfig, makePage } from "../src/testing/site.ts";
import { serveSite } from "./served.ts";

type Header = Config["header"];

const MOST = 14;
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
const media = { "wide.svg": svg(600, 60), "tall.svg": svg(40, 160) };

const header = (words: string, label: string, parts: Omit<Header, "links">): Header => ({
  links: Array.from({ length: MOST }, (_, at) => ({
    label: words.split(" ")[at] ?? `${words} ${at}`,
    link: "/",
  })),
  action: { label, link: "phone:", icon: "Phone" },
  ...parts,
});

/** Realistic headers, each in another language. */
const HEADERS: Record<string, Header> = {
  "en-GB": header("Home Prices About Work Team News Shop FAQ Visit Jobs", "Book a table for two", {
    brand: "Nine Elms Supper Club and Cookery School",
  }),
  de: header("Leistungen Hauptuntersuchung Schadensgutachten Oldtimer", "Anrufen", {
    brand: "Kraftfahrzeugsachverständigenbüro Meier",
  }),
  ar: header("الرئيسية الأسعار من-نحن أعمالنا الفريق", "احجز موعدا", {
    brand: "ورشة النجارة في القاهرة",
    logo: { file: "tall.svg", showName: true },
  }),
  pl: header("Oferta Cennik Kontakt", "Zadzwoń", {
    brand: "Zakład",
    logo: { file: "wide.svg", showName: true },
  }),
  fr: header("Accueil", "Prendre rendez-vous en ligne", {
    brand: "Cabinet",
    logo: { file: "wide.svg" },
  }),
  cy: header("Hafan Gwasanaethau Amdanom-ni", "Galwch 01632 960 123 unrhyw awr", {
    brand: "Llanfairpwllgwyngyllgogerychwyrndrobwll",
  }),
  es: header("Otorrinolaringología Electroencefalografista", "Llamar", {
    brand: "Ñ",
    logo: { file: "tall.svg" },
  }),
};

const pathOf = (language: string) => (language === "en-GB" ? "/" : `/${language}`);

function siteIn(look: string, layout: Header["layout"]): Config {
  const { "en-GB": first, ...others } = HEADERS;
  const { business, theme, footer, ...rest } = makeConfig();
  const copyright = "© {business.name}";
  return {
    ...rest,
    business,
    theme: { ...theme, look, fonts: {} },
    ...(first ? { header: { ...first, layout } } : {}),
    footer: { copyright },
    languages: Object.fromEntries(
      Object.entries(others).map(([language, one]) => [
        language,
        { header: { ...one, layout }, footer: { copyright } },
      ]),
    ),
    pages: Object.keys(HEADERS).map((language) =>
      makePage({ path: pathOf(language), language, title: language }),
    ),
  } as Config;
}

/** The default text size of browsers, and twice that size. */
const SIZES = [100, 200];

/**
 * The problems of the page's header, with fewer and fewer links, in windows of all widths. Looks change only its fonts
 * and spacing, so each has one link and every other number.
 */
async function faults([most, size, isOdd]: readonly [
  most: number,
  size: number,
  isOdd: number,
]): Promise<{
  found: string[];
  folded: number;
  unfolded: number;
}> {
  const html = await (await fetch(location.href)).text();
  const frame = document.createElement("iframe");
  frame.srcdoc = html.replace(/<script.*?<\/script>/gs, "");
  frame.height = "700";
  frame.style.border = "0";
  document.body.replaceChildren(frame);
  await new Promise((loaded) => frame.addEventListener("load", loaded, { once: true }));
  const inside = frame.contentDocument;
  if (!inside) throw new Error("The page is not there.");
  inside.documentElement.style.fontSize = `${size}%`;
  await inside.fonts.ready;
  for (const part of inside.querySelectorAll("main, footer")) part.remove();
  const all = (selector: string) => [...inside.querySelectorAll<HTMLElement>(`header ${selector}`)];
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const result = { found: [] as string[], folded: 0, unfolded: 0 };
  // Each number of links has other widths; together they are all in steps of 20 pixels.
  const widthsFor = (count: number) => [
    ...[320, 360, 390, 2560],
    ...Array.from({ length: 27 }, (_, at) => 400 + (count % 4) * 20 + at * 80),
  ];
  const isTried = (count: number) =>
    count === 1 || (size === 100 ? count % 2 === isOdd : count % 4 === 1);
  for (let count = most; count > 0; count--) {
    for (const width of isTried(count) ? widthsFor(count) : []) {
      frame.style.width = `${width}px`;
      const where = `${count} links, ${width} px: `;
      const { scrollWidth, clientWidth } = inside.documentElement;
      if (clientWidth !== width) result.found.push(`${where}${clientWidth} px`);
      if (scrollWidth > clientWidth) result.found.push(`${where}sticks out`);
      const shown = all("a, summary").filter(isSeen);
      for (const element of shown) {
        const { left, right } = element.getBoundingClientRect();
        if (left < 0 || right > width) result.found.push(`${where}off ${element.textContent}`);
      }
      const links = all("nav a").filter(isSeen);
      const buttons = all("summary").filter(isSeen);
      if (links.length > 0 === buttons.length > 0) result.found.push(`${where}both or neither`);
      if (links.length > 0) result.unfolded++;
      else result.folded++;
      const tops = new Set(
        all("nav li > a")
          .filter(isSeen)
          .map((link) => link.getBoundingClientRect().height),
      );
      if (tops.size > 1) result.found.push(`${where}two lines`);
      const boxes = shown.map((element) => element.getBoundingClientRect());
      for (const [at, box] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          if (
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1
          )
            result.found.push(`${where}on each other`);
    }
    all("nav li").at(-1)?.remove();
    all("nav > [aria-hidden] > [data-words]").at(-1)?.remove();
  }
  return result;
}

test.use({ bypassCSP: true, viewport: { width: 2600, height: 800 } });

for (const [index, look] of [...ourKit().looks.keys()].entries()) {
  test(`the header of ${look} fits 1 to ${MOST} links in windows of 320 to 2,560 px`, async ({
    page,
  }) => {
    const site = await serveSite(siteIn(look, index % 2 === 1 ? "centred" : "beside"), media);
    for (const language of Object.keys(HEADERS)) {
      await page.goto(site.url + pathOf(language));
      for (const size of SIZES) {
        const where = `${language}, letters of ${size} %`;
        const { found, folded, unfolded } = await page.evaluate(faults, [
          MOST,
          size,
          index % 2,
        ] as const);
        expect.soft([...new Set(found)].slice(0, 12), where).toEqual([]);
        const both = size === 100 ? Math.min(folded, unfolded) : folded;
        expect.soft(both, `${where}: folds and unfolds`).toBeGreaterThan(5);
      }
    }
    await site.close();
  });
}
