import { zonesOf } from "./time-zone.ts";

/** Of countries whose zones differ, that in which most people live. */
const MOST_LIVE_IN: Readonly<Record<string, string>> = {
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CD: "Africa/Kinshasa",
  CL: "America/Santiago",
  CY: "Asia/Nicosia",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  FM: "Pacific/Pohnpei",
  GL: "America/Nuuk",
  ID: "Asia/Jakarta",
  KI: "Pacific/Tarawa",
  KZ: "Asia/Almaty",
  MN: "Asia/Ulaanbaatar",
  MX: "America/Mexico_City",
  NZ: "Pacific/Auckland",
  PF: "Pacific/Tahiti",
  PG: "Pacific/Port_Moresby",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  UA: "Europe/Kyiv",
  US: "America/New_York",
};

/** Of their regions those that have another one, or are named here to be known: codes and names. */
const BY_REGION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: {
    "Australia/Adelaide": "SA, South Australia",
    "Australia/Brisbane": "QLD, Queensland",
    "Australia/Darwin": "NT, Northern Territory",
    "Australia/Hobart": "TAS, Tasmania",
    "Australia/Melbourne": "VIC, Victoria",
    "Australia/Perth": "WA, Western Australia",
  },
  BR: {
    "America/Bahia": "BA, Bahia",
    "America/Cuiaba": "MT, Mato Grosso",
    "America/Campo_Grande": "MS, Mato Grosso do Sul",
    "America/Fortaleza": "CE, Ceará, RN, Rio Grande do Norte, PB, Paraíba, PI, Piauí, MA, Maranhão",
    "America/Manaus": "AM, Amazonas",
    "America/Recife": "PE, Pernambuco",
    "America/Rio_Branco": "AC, Acre",
  },
  CA: {
    "America/Edmonton": "AB, Alberta, NT, Northwest Territories",
    "America/Halifax": "NS, Nova Scotia, PE, Prince Edward Island",
    "America/Moncton": "NB, New Brunswick",
    "America/Regina": "SK, Saskatchewan",
    "America/St_Johns": "NL, Newfoundland and Labrador, Newfoundland",
    "America/Vancouver": "BC, British Columbia",
    "America/Whitehorse": "YT, Yukon",
    "America/Winnipeg": "MB, Manitoba",
  },
  ES: { "Atlantic/Canary": "CN, Canarias, Canary Islands, Las Palmas, Santa Cruz de Tenerife" },
  ID: { "Asia/Makassar": "BA, Bali", "Asia/Jayapura": "PA, Papua" },
  MX: {
    "America/Cancun": "ROO, Quintana Roo",
    "America/Hermosillo": "SON, Sonora",
    "America/Tijuana": "BCN, Baja California",
  },
  PT: { "Atlantic/Azores": "Azores, Açores", "Atlantic/Madeira": "Madeira" },
  US: {
    "America/Anchorage": "AK, Alaska",
    "America/Boise": "ID, Idaho",
    "America/Chicago":
      "AL, Alabama, AR, Arkansas, IA, Iowa, IL, Illinois, KS, Kansas, LA, Louisiana, MN, Minnesota, MO, Missouri, MS, Mississippi, ND, North Dakota, NE, Nebraska, OK, Oklahoma, SD, South Dakota, TN, Tennessee, TX, Texas, WI, Wisconsin",
    "America/Denver": "CO, Colorado, MT, Montana, NM, New Mexico, UT, Utah, WY, Wyoming",
    "America/Detroit": "MI, Michigan",
    "America/Indiana/Indianapolis": "IN, Indiana",
    "America/Los_Angeles": "CA, California, NV, Nevada, OR, Oregon, WA, Washington",
    "America/Phoenix": "AZ, Arizona",
    "Pacific/Honolulu": "HI, Hawaii",
  },
};

/** The time zone in which most people of a place live, by its region, or by its country alone. */
export function likelyZone({
  country,
  region = "",
}: {
  country: string;
  region?: string | undefined;
}) {
  const wanted = plain(region);
  const [found] = Object.entries(BY_REGION[country] ?? {}).find(([, names]) =>
    names.split(", ").some((name) => plain(name) === wanted),
  ) ?? [MOST_LIVE_IN[country]];
  return found ?? zonesOf(country)[0];
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
