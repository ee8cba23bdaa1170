import { describe, expect, it } from "vitest";
import { interview } from "./interview.ts";

const FIRST = { trade: "bakery", name: "Crumb", town: "Cardiff", country: "GB" };

const from = (flags: Record<string, string>) => interview({ ...FIRST, ...flags }, undefined);

/** Answers questions in turn; Enter alone once there are no more answers, but not for ever. */
function person(...answers: string[]) {
  const asked: string[] = [];
  const told: string[] = [];
  const ask = async (question: string) => {
    if (asked.push(question) > 30) throw new Error(`asked again and again: ${question}`);
    return answers.shift() ?? "";
  };
  return { asked, told, ask, tell: (text: string) => told.push(text) };
}

describe("flags", () => {
  it("are enough with four of them; all else follows from these", async () => {
    expect(await from({})).toEqual({
      trade: "Bakery",
      type: "Bakery",
      name: "Crumb",
      town: "Cardiff",
      country: "GB",
      language: "en",
      motif: "soft",
      accent: "#F0A04B",
      pages: [],
      places: [],
      phone: undefined,
    });
  });

  it("are named where one is missing", async () => {
    await expect(interview({ trade: "bakery" }, undefined)).rejects.toThrow(
      "nobody can be asked here: add --country COUNTRY, --name NAME, --town TOWN.",
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
  ])("take the trade %s in %s", async (trade, language, type, words) => {
    expect(await from({ trade, language })).toMatchObject({ type, trade: words });
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
  ])("take the country %s, and from it the language", async (country, code, language) => {
    const answers = from({ country });
    if (code) expect(await answers).toMatchObject({ country: code, language });
    else await expect(answers).rejects.toThrow("no country");
  });

  it.each([
    ["language", "nl", 'goes with your own words under "texts"'],
    ["colour", "red", "Write # and six digits"],
    ["motif", "sofd", 'Did you mean "soft"?'],
    ["pages", "about,prizes", 'Did you mean "prices"?'],
    ["places", "Barry,Services", "another page has the address /services"],
    ["places", "Barry,barry", "another page has the address /barry"],
    ["phone", "029 2018", "with its country code"],
    ["type", "Bakry", 'is no kind of business. Did you mean "Bakery"?'],
    ["type", "shop of hats", "LocalBusiness is right for any"],
    ["name", "[Name]", "without brackets"],
    ["town", " ", "has to be said"],
  ])("say what is wrong with --%s %s", async (flag, value, why) => {
    const flags = flag === "places" ? { pages: "services" } : {};
    await expect(from({ ...flags, [flag]: value })).rejects.toThrow(why);
    await expect(from({ ...flags, [flag]: value })).rejects.toThrow(`--${flag}: `);
  });
});

it.each(["Welsh", "cymraeg", "cy"])("takes the language %s", async (language) => {
  expect(await from({ language })).toMatchObject({ language: "cy" });
});

it("takes a phone number as people of the country write it", async () => {
  expect(await from({ phone: "029 2018 0000" })).toMatchObject({ phone: "+44 29 2018 0000" });
  const german = { country: "DE", phone: "0221 221-0" };
  expect(await from(german)).toMatchObject({ phone: "+49 221 2210" });
});

it("has no page of its own for the town that the home page is about", async () => {
  const flags = { town: "Cardiff", places: "Cardiff,Barry" };
  expect(await from(flags)).toMatchObject({ places: ["Barry"] });
});

it("spells addresses as the language does", async () => {
  const flags = { pages: "services", places: "Köln,Koeln" };
  await expect(from({ ...flags, country: "DE" })).rejects.toThrow("has the address /koeln");
  expect(await from(flags)).toMatchObject({ places: ["Köln", "Koeln"] });
});

describe("a person", () => {
  it("is asked what no flag says, with what Enter means in brackets", async () => {
    const owner = person("", "Boulangerie", "Lyon");
    const answers = await interview({ name: "Mie", country: "FR", motif: "plain" }, owner);
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

  it("is asked again until the answer is of use", async () => {
    const owner = person("Atlantis", "GB", "", "bakery", "", "Cre\u0301pe", "Cardiff");
    expect(await interview({}, owner)).toMatchObject({ name: "Cr\u00e9pe", country: "GB" });
    expect(owner.told).toEqual([
      expect.stringContaining('"Atlantis" is no country'),
      "This has to be said.",
    ]);
  });
});
