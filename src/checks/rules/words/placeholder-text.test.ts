import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { withSections } from "../../../testing/site.ts";
import { localPage, params, templated } from "../../../testing/template.ts";

const RULE = "placeholder-text";
const withHeading = (heading: string) => withSections({ type: "hero", heading });
const withText = (text: string) => withSections({ type: "prose", text });

describe("placeholder-text", () => {
  it("reports placeholders, at their text", async () => {
    expect(await findingsOf(RULE, withHeading("Roofs in [town]"))).toMatchObject([
      {
        severity: "warning",
        excerpt: "[town]",
        location: "/ › section 1, hero › heading",
        page: "/",
        message: '"[town]" is a placeholder. Visitors would see it as it is.',
        hint: "Write the final text, or remove it.",
      },
    ]);
  });

  it.each([
    ["Lorem ipsum, then", "Lorem ipsum"],
    ["TODO: roofs", "TODO"],
    ["undefined", "undefined"],
    ["null", "null"],
    ["[object Object]", "[object Object]"],
    ["Prices tbc", "tbc"],
    ["Call 029 xxx", "xxx"],
    ["From £XX a day", "£XX"],
    ["Insert your heading here", "Insert your heading here"],
    ["Your text here", "Your text here"],
    ["Roofs by <your name>", "<your name>"],
    ["Roofs by [INSERT NAME]", "[INSERT NAME]"],
    ["Ring business.phone, now", "business.phone"],
    ["Ring (business.address.street)", "business.address.street"],
  ])("finds in %s: %s", async (heading, words) => {
    expect(await findingsOf(RULE, withHeading(heading))).toMatchObject([
      { message: expect.stringContaining(`"${words}" is a placeholder`) },
    ]);
  });

  it.each([
    ["cy", "Rhowch eich pennawd yma", "Rhowch eich pennawd yma"],
    ["de", "Toiture: Ihr Text hier", "Ihr Text hier"],
    ["de", "Dächer in [Ihre Stadt]", "[Ihre Stadt]"],
    ["fr", "Inserez votre titre ici", "Inserez votre titre ici"],
    ["fr", "Insérez une photo de l’équipe ici", "Insérez une photo de l’équipe ici"],
    ["fr", "Écrivez votre texte ici", "Écrivez votre texte ici"],
    ["de", "Hier Bild des Teams einfügen", "Hier Bild des Teams einfügen"],
    ["de", "Hier Ihre Überschrift eintragen", "Hier Ihre Überschrift eintragen"],
    ["pl", "Wpisz swój tytuł tutaj", "Wpisz swój tytuł tutaj"],
    ["es", "Escriba su texto aquí", "Escriba su texto aquí"],
    ["es", "Tejados en <ciudad>", "<ciudad>"],
    ["pl", "Dachy w [miejscowosc]", "[miejscowosc]"],
    ["ar", "اضف عنوان الصفحة هنا", "اضف عنوان الصفحة هنا"],
  ])("finds in %s, in %s: %s", async (language, heading, words) => {
    expect(await findingsOf(RULE, { ...withHeading(heading), language })).toMatchObject([
      { message: expect.stringContaining(`"${words}" is a placeholder`) },
    ]);
  });

  it.each([
    "Our to-do list: todo",
    "Sizes up to XXXL",
    "A guide [PDF]",
    "He [the roofer] came",
    "See www.business.name or info@business.email",
    "{business.name} of {business.address.locality}",
    "Insert the vent. Roofs are dry here",
    "1 < 2 and name > town",
    "MXXXIX",
  ])("accepts %s", async (heading) =>
    expect(await findingsOf(RULE, withHeading(heading))).toEqual([]),
  );

  it.each([
    ["en", "Do not insert anything here"],
    ["fr", "N’écrivez rien ici"],
    ["fr", "N’insérez rien ici"],
    ["fr", "Écrivez-nous ici, ou saisissez votre e-mail ici"],
    ["de", "Bitte hier nichts einfügen"],
    ["de", "Hier Ihre E-Mail-Adresse eintragen"],
    ["es", "No escriba nada aquí"],
    ["es", "Escriba su mensaje aquí"],
    ["pl", "Wpisz swój e-mail tutaj"],
    ["cy", "Rhowch eich cyfeiriad e-bost yma"],
    ["ar", "اكتب رسالتك هنا"],
    ["ar", "أدخل عنوانك هنا"],
  ])("accepts the placeholder of a form in %s: %s", async (language, heading) =>
    expect(await findingsOf(RULE, { ...withHeading(heading), language })).toEqual([]),
  );

  it("finds placeholders in Markdown, and ignores the text of links", async () => {
    const text = "[Your town](/), **[your town]** and TBC.";
    const found = await findingsOf(RULE, withText(text));
    expect(found.map(({ excerpt }) => excerpt)).toEqual(["[your town]", "TBC"]);
  });

  it("checks parameters, but not their descriptions", async () => {
    const config = templated(localPage({ params: params({ areas: ["Otherby", "[place]"] }) }));
    expect(await findingsOf(RULE, config)).toMatchObject([
      { excerpt: '"[place]"', location: "/roofs-mockham › params › areas › entry 2" },
    ]);
  });
});
