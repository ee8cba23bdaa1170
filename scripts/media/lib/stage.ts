import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium, type Page } from "@playwright/test";
import { browserArgs } from "../../lib/browser.ts";
import { chromiumPath } from "./tools.ts";

const faces = [
  {
    family: "Archivo Variable",
    file: "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
  },
  {
    family: "Figtree Variable",
    file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  },
];

interface Size {
  width: number;
  height: number;
}

/** A blank sheet in the browser: put markup on it, take its picture. */
export interface Stage {
  draw(markup: string, size: Size): Promise<Buffer>;
}

// The fonts travel inside the page, so that it needs neither a server nor file access.
async function fontFace({ family, file }: { family: string; file: string }): Promise<string> {
  const data = await readFile(createRequire(import.meta.url).resolve(file), "base64");
  const source = `url(data:font/woff2;base64,${data}) format("woff2")`;
  return `@font-face{font-family:"${family}";font-weight:100 900;font-stretch:62% 125%;src:${source}}`;
}

async function prepare(page: Page): Promise<void> {
  const fonts = await Promise.all(faces.map(fontFace));
  const style = `${fonts.join("")}*{box-sizing:border-box;margin:0}svg{display:block}`;
  await page.setContent(`<!doctype html><style>${style}</style><div id="sheet"></div>`);
  await page.evaluate("Promise.all([...document.fonts].map((face) => face.load())).then(() => {})");
}

function stage(page: Page): Stage {
  let current: Size = { width: 0, height: 0 };
  return {
    async draw(markup, size) {
      if (size.width !== current.width || size.height !== current.height) {
        await page.setViewportSize(size);
        current = size;
      }
      await page.evaluate(`document.getElementById("sheet").innerHTML = ${JSON.stringify(markup)}`);
      return page.screenshot({ omitBackground: true });
    },
  };
}

/** Opens the browser for as long as `work` needs it; one page keeps the load on the machine low. */
export async function onStage<Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserArgs() });
  try {
    const page = await browser.newPage();
    await prepare(page);
    return await work(stage(page));
  } finally {
    await browser.close();
  }
}
