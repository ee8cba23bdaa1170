import { describe, expect, it } from "vitest";
import { ourKit } from "../../../kit/our-kit.ts";
import { interview as ask, type Respondent } from "./interview.ts";
import { loadWords } from "./words-in.ts";

const interview = async (flags: Record<string, string>, person: Respondent) =>
  ask(flags, person, await loadWords(ourKit().languages));

const FIRST = { trade: "bakery", name: "Crumb", town: "Cardiff", country: "GB" };

/** A respondent without answers; `reports` still gets the messages. */
const nobody = (reports: string[] = []) => ({
  ask: async () => undefined,
  tell: (text: string) => void reports.push(text),
  canCorrect: false,
});

const from = (flags: Record<string, string>, reports: string[] = []) =>
  interview({ ...FIRST, ...flags }, nobody(reports));

/** Answers questions in turn, then with Enter alone, up to a limit. */
function person(...answers: string[]) {
  const asked: string[] = [];
  const reports: string[] = [];
  const ask = async (question: string) => {
    if (asked.push(question) > 30) throw new Error(`asked again and again: ${question}`);
    return answers.shift() ?? "";
  };
  return { asked, reports, ask, tell: (text: string) => reports.push(text), canCorrect: true };
}

describe("flags", () => {
  it("are sufficient with four of them; the others have defaults", async () => {
    expect(await from({})).toEqual({
      trade: "Bakery",
      type: "Bakery",
      name: "Crumb",
      town: "Cardiff",
      country: "GB",
      language: "en",
      look: "soft",
      accent: "#F0A04B",
      pages: [],
      places: [],
      phone: undefined,
    });
  });

  it("are named if they are missing", async () => {
    await expect(interview({ trade: "bakery" }, nobody())).rejects.toThrow(
      "no terminal to ask in: add --country COUNTRY, --name NAME, --town TOWN.",
    );
  });

  it.each([
    ["auto repair", "en", "AutoRepair", "Car repairs"],
    ["HVAC business", "en", "HVACBusiness", "HVAC business"],
    ["tire-shop", "en", "TireShop", "Tire shop"],
    ["kinesitherapeute", "fr", "Physiotherapy", "Kinésithérapeute"],
    ["Bakery", "pl", "Bakery", "Piekarnia"],
    ["énergéticienne", "fr", "LocalBusiness", "Énergéticienne"],
    ["Casino", "de", "Casino", undefined],
    ["trin gwallt", "cy", "HairSalon", "Trin gwallt"],
    ["Dentysta", "pl", "Dentist", "Dentysta"],
    ["hairdresser", "cy", "HairSalon", "Salon trin gwallt"],
    ["boulanger", "en", "Bakery", "Bakery"],
    ["مخبز", "ar", "Bakery", "مخبز"],
    ["yoga studio", "en", "HealthClub", "Yoga studio"],
    ["studio de yoga", "fr", "HealthClub", "Studio de yoga"],
    ["Yogastudios", "de", "HealthClub", "Yogastudios"],
    ["electricians", "en", "Electrician", "Electricians"],
    ["bakeries", "en", "Bakery", "Bakeries"],
    ["Zahnärzte", "de", "Dentist", "Zahnärzte"],
    ["Boulangère", "fr", "Bakery", "Boulangère"],
    ["abogadas", "es", "Attorney", "Abogadas"],
    ["piekarnie", "pl", "Bakery", "Piekarnie"],
    ["المخبز", "ar", "Bakery", "مخبز"],
    ["vegan bakery & café", "en", "Bakery", "Vegan bakery & café"],
    ["Dorfbäckerei", "de", "Bakery", "Dorfbäckerei"],
    ["24-hour emergency plumbers", "en", "Plumber", "24-hour emergency plumbers"],
  ])("accept the trade %s in %s", async (trade, language, type, words) => {
    expect(await from({ trade, language })).toMatchObject({ type, trade: words });
  });

  it.each([
    ["vet", "en", "MedicalBusiness", undefined],
    ["church", "en", "Church", undefined],
    ["primary school", "en", "ElementarySchool", undefined],
    ["football club", "en", "SportsOrganization", undefined],
    ["dance school", "en", "SportsActivityLocation", undefined],
    ["Tierärztin", "de", "MedicalBusiness", undefined],
    ["Fußballverein", "de", "SportsOrganization", undefined],
    ["auto-école", "fr", "EducationalOrganization", undefined],
    ["museum", "cy", "Museum", undefined],
    ["photographer", "en", "LocalBusiness", "any"],
    ["مسجد", "ar", "Mosque", undefined],
  ])("recognize the usual trade %s in %s, without a note", async (trade, language, type, kind) => {
    const reports: string[] = [];
    expect(await from({ trade, language, look: "plain" }, reports)).toMatchObject({ type, kind });
    expect(reports.join()).not.toMatch(/type of business/);
  });

  it("list the available languages if the country's language is missing", async () => {
    const reports: string[] = [];
    expect(await from({ country: "Belgium", town: "Ghent" }, reports)).toMatchObject({
      language: "en",
    });
    expect(reports[0]).toMatch(/speak Dutch.*starts in English\..*"language": "nl"/);
    const chosen: string[] = [];
    await from({ country: "BE", language: "en" }, chosen);
    expect(chosen.join()).not.toContain("Dutch");
  });

  it.each([
    ["vegan bakery", "read as the type of business Bakery"],
    ["Casinno", 'it is a LocalBusiness with the default look. Did you mean "Casino"?'],
    ["dog walking", "such as Store, FoodEstablishment"],
    ["dog walking", "https://schema.org/Organization list more"],
    ["bakery", undefined],
    ["electricians", undefined],
  ])("report how an unusual trade is understood: %s", async (trade, note) => {
    const reports: string[] = [];
    await from({ trade, look: "plain" }, reports);
    expect(reports).toHaveLength(note === undefined ? 1 : 2);
    if (note !== undefined) expect(reports[0]).toContain(note);
  });

  it("have defaults, which are reported", async () => {
    const reports: string[] = [];
    await from({ look: "plain", phone: "029 2018 0000" }, reports);
    expect(reports).toEqual([
      "Using defaults for --language en, --type Bakery, --colour #F0A04B, no --pages, no --places.",
    ]);
  });

  it.each([
    ["de", "dentist", "Leistungen, über uns,KONTAKT", ["services", "about", "contact"]],
    ["fr", "restaurant", "carte,la carte, a-propos", ["services", "about"]],
    ["en", "yoga", "classes, prices", ["services", "prices"]],
    ["pl", "bakery", "usługi, o nas, cennik", ["services", "about", "prices"]],
    ["ar", "bakery", "من نحن، contact", ["about", "contact"]],
    ["es", "bakery", "services", ["services"]],
  ])(
    "accept pages by their names in the language: %s %s %s",
    async (language, trade, pages, kinds) => {
      expect(await from({ language, trade, pages })).toMatchObject({ pages: kinds });
    },
  );

  it("accept a kind of business in people's words", async () => {
    const { type, look } = await from({ trade: "Atemraum", language: "de", type: "Yogastudio" });
    expect([type, look]).toEqual(["HealthClub", "soft"]);
  });

  it("list the available pages in the language", async () => {
    const wrong = from({ language: "de", trade: "Restaurant", pages: "Karriere" });
    await expect(wrong).rejects.toThrow(
      "There are: Speisekarte, Preise, Über uns, Fragen, Kontakt.",
    );
  });

  it.each([
    ["France", "FR", "fr"],
    ["germany", "DE", "de"],
    ["Deutschland", "DE", "de"],
    ["uk", "GB", "en"],
    ["USA", "US", "en"],
    ["Wales", "GB", "en"],
    ["Polska", "PL", "pl"],
    ["Vereinigtes Königreich", "GB", "en"],
    ["zz", undefined, undefined],
    ["Atlantis", undefined, undefined],
    ["nl", "NL", "en"],
    ["EG", "EG", "ar"],
  ])("accept the country %s, which sets the language", async (country, code, language) => {
    const answers = from({ country });
    if (code) expect(await answers).toMatchObject({ country: code, language });
    else await expect(answers).rejects.toThrow("is not a country");
  });

  it.each([
    ["language", "nl", 'add your translations under "texts"'],
    ["colour", "red", "Write # and six digits"],
    ["look", "sofd", 'Did you mean "soft"?'],
    ["pages", "about,prizes", 'Did you mean "Prices"?'],
    ["places", "Barry,Range", "another page has the address /range"],
    ["places", "Barry,barry", "another page has the address /barry"],
    ["phone", "029 2018", "with its country code"],
    ["type", "Bakry", 'is not a kind of business. Did you mean "Bakery"?'],
    ["type", "Hutmacherei", "LocalBusiness is right for any"],
    ["name", "[Name]", "without brackets"],
    ["town", " ", "An answer is required"],
  ])("report what is wrong with --%s %s", async (flag, value, why) => {
    const flags = flag === "places" ? { pages: "services" } : {};
    await expect(from({ ...flags, [flag]: value })).rejects.toThrow(why);
    await expect(from({ ...flags, [flag]: value })).rejects.toThrow(`--${flag}: `);
  });
});

it.each(["Welsh", "cymraeg", "cy"])("accept the language %s", async (language) => {
  expect(await from({ language })).toMatchObject({ language: "cy" });
});

it("accept a phone number in the country's format", async () => {
  expect(await from({ phone: "029 2018 0000" })).toMatchObject({ phone: "+44 29 2018 0000" });
  const german = { country: "DE", phone: "0221 221-0" };
  expect(await from(german)).toMatchObject({ phone: "+49 221 2210" });
});

it("skip the town of the home page among the places", async () => {
  const flags = { town: "Cardiff", places: "Cardiff,Barry" };
  expect(await from(flags)).toMatchObject({ places: ["Barry"] });
});

it("transliterate paths as the language does", async () => {
  const flags = { pages: "services", places: "Köln,Koeln" };
  await expect(from({ ...flags, country: "DE" })).rejects.toThrow("has the address /koeln");
  expect(await from(flags)).toMatchObject({ places: ["Köln", "Koeln"] });
});

describe("a person", () => {
  it("is asked what no flag answers, with defaults in brackets", async () => {
    const owner = person("", "Boulangerie", "Lyon");
    const answers = await interview({ name: "Mie", country: "FR", look: "plain" }, owner);
    expect(owner.asked[1]).toContain("Such as Boulangerie");
    expect(answers).toMatchObject({ trade: "Boulangerie", town: "Lyon", language: "fr" });
    expect(owner.asked.map((question) => /\[(.*)\]/.exec(question)?.[1])).toEqual([
      "fr",
      undefined,
      undefined,
      "Bakery",
      "#F0A04B",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is asked again until the answer is valid", async () => {
    const owner = person("Atlantis", "GB", "", "bakery", "", "Cre\u0301pe", "Cardiff");
    expect(await interview({}, owner)).toMatchObject({ name: "Cr\u00e9pe", country: "GB" });
    expect(owner.reports).toEqual([
      expect.stringContaining('"Atlantis" is not a country'),
      "An answer is required.",
    ]);
  });
});
