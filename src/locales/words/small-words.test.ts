import { describe, expect, it } from "vitest";
import { italian } from "../../../examples/plumbline-plugin-italian/languages/it/language.ts";
import { ourLanguages } from "../../kit/our-languages.ts";
import { es } from "../es/language.ts";
import { fr } from "../fr/language.ts";
import { detectOtherLanguage, isMoreLikely } from "./small-words.ts";

const FRENCH =
  "Nous réparons les toits de toutes les maisons de la ville et nous répondons le jour même.";
const SPANISH =
  "Reparamos los tejados de todas las casas de la ciudad y respondemos en el mismo día.";

it("small words distinguish a language from similar ones", () => {
  expect(isMoreLikely(fr, es, FRENCH)).toBe(true);
  expect(isMoreLikely(es, fr, SPANISH)).toBe(true);
  expect(isMoreLikely(es, fr, FRENCH)).toBe(false);
  expect(isMoreLikely(fr, es, SPANISH)).toBe(false);
});

/** Texts from pages of small businesses, with headings and names. */
const TEXTS: Record<string, readonly string[]> = {
  en: [
    "Roofs that stay dry",
    "We repair slate roofs in all of the villages between the river and the sea, and we answer on the same day.",
    "If you are not at home we put the price in writing and leave it with a neighbour.",
    "Most of our work is for people who have heard of us from a friend.",
  ],
  de: [
    "Dächer, die dicht bleiben",
    "Wir reparieren Schieferdächer in allen Dörfern zwischen dem Fluss und der Küste und antworten noch am selben Tag.",
    "Wenn Sie nicht zu Hause sind, schreiben wir den Preis auf und geben ihn bei den Nachbarn ab.",
    "Die meisten unserer Kunden haben von uns durch einen Freund gehört.",
  ],
  fr: [
    "Des toits qui restent secs",
    FRENCH,
    "Si vous n’êtes pas à la maison, nous laissons le prix par écrit chez vos voisins.",
    "La plupart de nos clients nous ont connus par un ami ou par leur famille.",
  ],
  es: [
    "Tejados que no gotean",
    SPANISH,
    "Si usted no está en casa, dejamos el precio por escrito en el buzón de su vecino.",
    "La mayoría de nuestros clientes nos conoce por un amigo o por su familia.",
  ],
  pl: [
    "Dachy, które nie przeciekają",
    "Naprawiamy dachy z łupka we wszystkich wsiach nad rzeką i odpowiadamy jeszcze tego samego dnia.",
    "Jeśli nie ma Państwa w domu, to zapiszemy cenę na kartce i zostawimy ją u sąsiada.",
    "Większość osób, które do nas dzwonią, zna nas od znajomych lub z rodziny.",
  ],
  cy: [
    "Toeau sy’n cadw’n sych",
    "Rydym yn trwsio toeau llechi yn yr holl bentrefi o’r afon i’r môr ac yn ateb ar yr un diwrnod.",
    "Os nad ydych gartref, byddwn yn gadael y pris ar bapur gyda’ch cymydog yn y tŷ drws nesaf.",
    "Mae’r rhan fwyaf o’n gwaith i bobl sydd wedi clywed amdanom gan ffrind.",
  ],
  ar: [
    "أسقف لا يدخلها المطر",
    "نصلح الأسقف في كل القرى التي بين النهر والبحر، ونرد على كل من يتصل بنا في نفس اليوم من كل أسبوع.",
    "إذا لم تكن في البيت، نكتب لكم السعر على ورقة ثم نتركها عند الجيران حتى تعود.",
    "أكثر من يعمل معنا هم من الذين سمعوا عن عملنا من صديق أو من أحد في العائلة.",
  ],
};

const commonOf = (code: string) =>
  [...ourLanguages, italian].find((each) => each.code === code)?.texts.search.common ?? "";

const known = new Map(ourLanguages.map((each) => [each.code as string, each]));

const like = (texts: readonly string[], code: string) =>
  detectOtherLanguage(texts, commonOf(code), known);

const CODES = Object.keys(TEXTS);

describe("the detected language of a text", () => {
  it.each(CODES)("follows its small words: %s", (code) => {
    const texts = TEXTS[code] ?? [];
    for (const other of CODES) expect(like(texts, other)).toBe(other === code ? undefined : code);
  });

  it("is unknown for a language without a list", () => {
    const italianTexts = [
      "Ripariamo i tetti di tutte le case della città e rispondiamo lo stesso giorno.",
      "Se non è in casa, lasciamo il prezzo per iscritto nella cassetta della posta.",
      "La maggior parte dei nostri clienti ci conosce per un amico o per la famiglia.",
    ];
    const portuguese = [
      "Reparamos os telhados de todas as casas da cidade e respondemos no mesmo dia.",
      "Se não estiver em casa, deixamos o preço por escrito na caixa do correio.",
      "A maior parte dos nossos clientes conhece a casa por um amigo ou pela família.",
    ];
    const dutch = [
      "Wij repareren de daken van alle huizen in de stad en antwoorden nog op dezelfde dag.",
      "Als u niet thuis bent, schrijven wij de prijs op en geven die aan de buren.",
      "De meeste van onze klanten kennen ons van een vriend of van hun familie.",
    ];
    expect(like(italianTexts, "it")).toBeUndefined();
    for (const texts of [italianTexts, portuguese, dutch]) {
      expect(detectOtherLanguage(texts, "", known)).toBeUndefined();
      expect(like(texts, "en")).toBeUndefined();
    }
  });

  it("is unknown for few words, for names, and for a menu of foreign dishes", () => {
    expect(like(TEXTS.de?.slice(0, 1) ?? [], "en")).toBeUndefined();
    expect(like(["Wir antworten noch am selben Tag, wenn wir können."], "en")).toBeUndefined();
    const dishes = [
      "Filet de bœuf aux cèpes et son jus de viande",
      "Soupe à l’oignon avec du pain de la maison",
      "Tarte aux pommes et à la crème de notre ferme",
    ];
    const english = "We cook what is in season, and you can see who is at the stove.";
    expect(like([english, ...dishes], "en")).toBeUndefined();
  });
});
