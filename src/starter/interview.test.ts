import { describe, expect, it } from "vitest";
import { interview } from "./interview.ts";

const FIRST = { trade: "bakery", name: "Crumb", town: "Cardiff", country: "GB" };

const from = (flags: Record<string, string>) => interview({ ...FIRST, ...flags }, undefined);

/** Answers questions in turn; Enter alone once there are no more answers. */
function person(...answers: string[]) {
  const asked: string[] = [];
  const told: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
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
      "nobody can be asked here: add --name NAME, --town TOWN, --country CODE.",
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
    ["مخبز", "ar", "Bakery", "مخبز"],
  ])("take the trade %s in %s", async (trade, language, type, words) => {
    expect(await from({ trade, language })).toMatchObject({ type, trade: words });
  });

  it.each([
    ["France", "FR", "fr"],
    ["Deutschland", "DE", "de"],
    ["uk", undefined, undefined],
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
    ["type", "Bakry", "is no kind of business"],
    ["name", "[Name]", "without brackets"],
    ["town", " ", "has to be said"],
  ])("say what is wrong with --%s %s", async (flag, value, why) => {
    const flags = flag === "places" ? { pages: "services" } : {};
    await expect(from({ ...flags, [flag]: value })).rejects.toThrow(why);
    await expect(from({ ...flags, [flag]: value })).rejects.toThrow(`--${flag}: `);
  });
});

describe("a person", () => {
  it("is asked what no flag says, with what Enter means in brackets", async () => {
    const owner = person("Boulangerie", "Lyon");
    const answers = await interview({ name: "Mie", country: "FR", motif: "plain" }, owner);
    expect(answers).toMatchObject({ trade: "Boulangerie", town: "Lyon", language: "fr" });
    expect(owner.asked.map((question) => /\[(.*)\]/.exec(question)?.[1])).toEqual([
      undefined,
      undefined,
      "fr",
      "Bakery",
      "#F0A04B",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is asked again until the answer is of use", async () => {
    const owner = person("bakery", "", "Crumb", "Cardiff", "UK", "GB");
    expect(await interview({}, owner)).toMatchObject({ name: "Crumb", country: "GB" });
    expect(owner.told).toEqual([
      "This has to be said.",
      expect.stringContaining('"UK" is no country'),
    ]);
  });
});
