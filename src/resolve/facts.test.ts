import { describe, expect, it } from "vitest";
import { type Config, compile, makeConfig } from "../testing/site.ts";

type Hours = NonNullable<Config["business"]["openingHours"]>;

/** The footer of a site whose business has these facts. */
async function footer(facts: Partial<Config["business"]>) {
  const config = makeConfig();
  const { site } = await compile({ ...config, business: { ...config.business, ...facts } });
  return site?.model.footer;
}

/** With a tilde in the place of each space at which no line ends. */
const tied = (text: string) => text.replaceAll("\u00A0", "~");

const hours = async (openingHours: Hours) => (await footer({ openingHours }))?.hours.map(tied);

describe("opening hours in words", () => {
  it("join days that follow each other and share their hours", async () => {
    expect(
      await hours([
        {
          days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "08:00",
          closes: "18:00",
        },
      ]),
    ).toEqual(["Monday~to~Friday 08:00~to~18:00", "Saturday~and~Sunday closed"]);
  });

  it("do not join days that are apart", async () => {
    expect(
      await hours([{ days: ["Monday", "Wednesday"], opens: "09:00", closes: "12:00" }]),
    ).toEqual([
      "Monday 09:00~to~12:00",
      "Tuesday closed",
      "Wednesday 09:00~to~12:00",
      "Thursday~to~Sunday closed",
    ]);
  });

  it("name both spans of a day with a break", async () => {
    const days: Hours[number]["days"] = ["Tuesday", "Monday"];
    expect(
      await hours([
        { days, opens: "08:00", closes: "12:00" },
        { days, opens: "13:30", closes: "17:00" },
      ]),
    ).toEqual([
      "Monday~and~Tuesday 08:00~to~12:00 and 13:30~to~17:00",
      "Wednesday~to~Sunday closed",
    ]);
  });

  it("put the spans of a day in the order of the day", async () => {
    const days: Hours[number]["days"] = ["Monday"];
    const lines = await hours([
      { days, opens: "13:30", closes: "17:00" },
      { days, opens: "08:00", closes: "12:00" },
    ]);
    expect(lines?.[0]).toBe("Monday 08:00~to~12:00 and 13:30~to~17:00");
  });

  it("are one line when every day is alike", async () => {
    const days: Hours[number]["days"] = [
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday",
    ];
    expect(await hours([{ days, opens: "00:00", closes: "23:59" }])).toEqual([
      "Monday~to~Sunday 00:00~to~23:59",
    ]);
  });
});

describe("the ways to reach the business", () => {
  it.each([
    ["+44 29 2018 0123", "029~2018~0123", "tel:+442920180123"],
    ["+44 7700 900123", "07700~900123", "tel:+447700900123"],
    ["+442920180123", "029~2018~0123", "tel:+442920180123"],
    ["+351 21 234 5678", "21~234~5678", "tel:+351212345678"],
    ["+353 1 234 5678", "(01)~234~5678", "tel:+35312345678"],
    ["+999 123 4567", "+999~123~4567", "tel:+9991234567"],
  ])("show %s as %s", async (phone, text, href) => {
    const [fact] = (await footer({ phone }))?.facts ?? [];
    expect(fact).toMatchObject({ label: "Phone", link: { href } });
    expect(tied(fact?.text ?? "")).toBe(text);
  });

  it("are phone, email and WhatsApp, in this order", async () => {
    const facts = (await footer({}))?.facts.map(({ label, link }) => [label, link?.href]);
    expect(facts).toEqual([
      ["Phone", "tel:+442920180123"],
      ["Email", "mailto:hello@roofs.example"],
      ["WhatsApp", "https://wa.me/447700900123"],
    ]);
  });

  it("include the address", async () => {
    const address = (await footer({}))?.address ?? "";
    expect(tied(address)).toBe("1 Slate Row, Testford TE5~7AA, Testshire");
  });
});
