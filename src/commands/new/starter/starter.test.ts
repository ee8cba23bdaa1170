import { expect, it } from "vitest";
import { italian } from "../../../../examples/plumbline-plugin-italian/languages/it/language.ts";
import { ar } from "../../../locales/ar/language.ts";
import { de } from "../../../locales/de/language.ts";
import { en } from "../../../locales/en/language.ts";
import { fr } from "../../../locales/fr/language.ts";
import type { LanguageDefinition } from "../../../model/kit/language-definition.ts";
import { answersIn, siteMaker } from "../../../testing/new-sites.ts";
import type { Answers } from "./answers.ts";
import { favicon } from "./starter-files.ts";

/** The config of a new site in a language. */
async function begun(language: LanguageDefinition, answers: Partial<Answers>) {
  const { site } = await siteMaker(language);
  return site({ ...(await answersIn(language)), ...answers });
}

it.each<[country: string, LanguageDefinition, paths: string[]]>([
  ["DE", de, ["/", "/impressum", "/datenschutz", "/404.html"]],
  ["FR", fr, ["/", "/mentions-legales", "/confidentialite", "/404.html"]],
  ["CH", fr, ["/", "/mentions-legales", "/confidentialite", "/404.html"]],
  ["US", en, ["/", "/privacy", "/404.html"]],
  ["EG", ar, ["/", "/privacy", "/404.html"]],
])("a site in %s has the requested pages", async (country, language, paths) => {
  const { pages } = await begun(language, { country });
  expect(pages.map(({ path }) => path)).toEqual(paths);
});

it.each<[LanguageDefinition, town: string, heading: string]>([
  [en, "Le Havre", "Bakery in Le Havre"],
  [fr, "Le Havre", "Boulangerie au Havre"],
  [fr, "Les Ulis", "Boulangerie aux Ulis"],
  [fr, "Lesquin", "Boulangerie à Lesquin"],
  [italian, "L’Aquila", "Panificio all’Aquila"],
  [italian, "Santa Agata", "Panificio a Santa Agata"],
  [italian, "Ancona", "Panificio ad Ancona"],
])("a heading names the trade and the town (%#)", async (language, town, heading) => {
  const trade = heading.split(" ")[0] ?? "";
  expect(JSON.stringify(await begun(language, { trade, town }))).toContain(`"${heading}"`);
});

it("an imprint asks for what the country's law requires", async () => {
  const imprint = async (country: string) =>
    JSON.stringify((await begun(fr, { country })).pages[1]);
  expect(await imprint("FR")).toContain("Hébergement");
  expect(await imprint("FR")).toContain("Directeur ou directrice de la publication");
  expect(await imprint("BE")).not.toContain("Hébergement");
  expect(await imprint("BE")).toContain("TVA");
  expect(await imprint("CH")).not.toContain("TVA");
});

it("the week is usual in the country and the trade", async () => {
  const daysOf = async (country: string, type: Answers["type"]) =>
    (await begun(en, { country, type })).business.openingHours?.[0]?.days;
  expect(await daysOf("GB", "Dentist")).toHaveLength(5);
  expect(await daysOf("EG", "Dentist")).not.toContain("Friday");
  expect(await daysOf("EG", "Dentist")).toContain("Sunday");
  expect(await daysOf("GB", "Bakery")).not.toContain("Sunday");
  expect(await daysOf("GB", "Restaurant")).toHaveLength(7);
});

it.each([
  ["Dentist", "So läuft ein Termin ab", "Leistungen"],
  ["Electrician", "So läuft es ab", "Leistungen"],
  ["HealthClub", "So fangen Sie an", "Kurse"],
  ["Bakery", "Vor Ihrem Besuch", "Sortiment"],
  ["Restaurant", "Vor Ihrem Besuch", "Speisekarte"],
  ["Hotel", "Vor Ihrem Besuch", "Leistungen"],
] as const)("a site of the type %s has its texts", async (type, how, offer) => {
  const text = JSON.stringify(await begun(de, { type, pages: ["services"] }));
  expect(text).toContain(how);
  expect(text).toContain(`"label":"${offer}"`);
  expect(text).not.toMatch(/Betrieb|legen los/);
});

it("an icon is readable for any first letter", () => {
  expect(favicon("& Sons", "#F0A04B")).toContain(">&amp;</text>");
});
