import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig, makePage } from "../../../testing/site.ts";

const ENGLISH = {
  description: "We repair slate roofs in all of the villages between the river and the sea.",
  sections: [
    {
      type: "prose" as const,
      heading: "Roofs that stay dry",
      text: "If you are not at home we put the price in writing and leave it with a neighbour.",
    },
  ],
};

const GERMAN = {
  description: "Wir decken Dächer in allen Dörfern zwischen dem Fluss und der Küste.",
  sections: [
    {
      type: "prose" as const,
      heading: "Dächer, die dicht bleiben",
      text: "Wenn Sie nicht zu Hause sind, schreiben wir den Preis auf und geben ihn bei den Nachbarn ab.",
    },
  ],
};

const english = makePage(ENGLISH);
const german = (path: string) => makePage({ path, title: `Dächer ${path}`, ...GERMAN });

const reports = async (parts: Partial<Config>) =>
  (await findingsOf("wrong-language", makeConfig(parts))).map(({ location, message, hint }) => [
    location,
    message,
    hint,
  ]);

it("reports the site's language if most pages are in another language", async () => {
  expect(await reports({ language: "de", pages: [english] })).toEqual([
    [
      "language",
      "The pages in German seem to be in English.",
      'Write "language": "en", or translate the pages.',
    ],
  ]);
  expect(await reports({ language: "en", pages: [english] })).toEqual([]);
  expect(await reports({ language: "de", pages: [german("/")] })).toEqual([]);
});

it("reports a single page in another language", async () => {
  const pages = [german("/"), german("/preise"), { ...english, path: "/guests" }];
  expect(await reports({ language: "de-AT", pages })).toEqual([
    [
      "/guests",
      "/guests seems to be in English, but its language is Austrian German.",
      expect.stringContaining('write "language": "en" there'),
    ],
  ]);
  const languages = { en: { name: "English" } };
  const named = pages.map((page) => (page === pages[2] ? { ...page, language: "en" } : page));
  expect(await reports({ language: "de-AT", languages, pages: named })).toEqual([]);
});

it("reports a wrong additional language by its name in that language", async () => {
  const pages = [german("/"), { ...english, path: "/fr", language: "fr", translationOf: "/" }];
  expect(await reports({ language: "de", languages: { fr: { name: "Français" } }, pages })).toEqual(
    [["languages › fr", "The pages in French seem to be in English.", expect.any(String)]],
  );
});
