import type { Geo } from "../../../schema/place.ts";
import { isZoneOf, zonesOf } from "./time-zone.ts";
import { zoneAt } from "./zone-on-map.ts";

/** For countries with several zones: the zone in which most people live. */
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

/** Regions with another zone, and regions that are only listed so that they are known: codes and names. */
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
    "America/Boa_Vista": "RR, Roraima",
    "America/Porto_Velho": "RO, Rondônia",
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
  CD: {
    "Africa/Lubumbashi":
      "HK, Haut-Katanga, LU, Lualaba, NK, Nord-Kivu, North Kivu, SK, Sud-Kivu, South Kivu, KC, Kasaï Central, KE, Kasaï Oriental, TO, Tshopo",
  },
  CL: {
    "America/Punta_Arenas": "MA, Magallanes",
    "Pacific/Easter": "Easter Island, Isla de Pascua",
  },
  EC: { "Pacific/Galapagos": "W, Galápagos" },
  ES: { "Atlantic/Canary": "CN, Canarias, Canary Islands, Las Palmas, Santa Cruz de Tenerife" },
  ID: {
    "Asia/Makassar":
      "BA, Bali, NB, West Nusa Tenggara, Nusa Tenggara Barat, NT, East Nusa Tenggara, Nusa Tenggara Timur, KI, East Kalimantan, Kalimantan Timur, KS, South Kalimantan, Kalimantan Selatan, SN, South Sulawesi, Sulawesi Selatan, SA, North Sulawesi, Sulawesi Utara",
    "Asia/Jayapura": "PA, Papua, PB, West Papua, Papua Barat, MA, Maluku",
  },
  MX: {
    "America/Cancun": "ROO, Quintana Roo",
    "America/Chihuahua": "CHH, Chihuahua",
    "America/Hermosillo": "SON, Sonora",
    "America/Mazatlan": "BCS, Baja California Sur, SIN, Sinaloa, NAY, Nayarit",
    "America/Tijuana": "BCN, Baja California",
  },
  NZ: { "Pacific/Chatham": "CIT, Chatham Islands" },
  PT: { "Atlantic/Azores": "20, Azores, Açores", "Atlantic/Madeira": "30, Madeira" },
  RU: {
    "Asia/Irkutsk": "IRK, Irkutsk, BU, Buryatia",
    "Asia/Krasnoyarsk": "KYA, Krasnoyarsk, KK, Khakassia, TY, Tuva",
    "Asia/Novosibirsk": "NVS, Novosibirsk",
    "Asia/Omsk": "OMS, Omsk",
    "Asia/Vladivostok": "PRI, Primorsky, Primorsky Krai, KHA, Khabarovsk, Khabarovsk Krai",
    "Asia/Yakutsk": "SA, Sakha, AMU, Amur",
    "Asia/Yekaterinburg":
      "SVE, Sverdlovsk, CHE, Chelyabinsk, PER, Perm, Perm Krai, TYU, Tyumen, BA, Bashkortostan, ORE, Orenburg, KHM, Khanty-Mansi",
    "Europe/Kaliningrad": "KGD, Kaliningrad",
    "Europe/Samara": "SAM, Samara, UD, Udmurtia",
  },
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

interface Place {
  address: { country: string; region?: string | undefined };
  geo?: Geo | undefined;
}

/** The time zone of a place by its coordinates, or else the main zone of its region or country. */
export function likelyZone({ address: { country, region = "" }, geo }: Place): string | undefined {
  const onMap = geo && zoneAt(geo);
  if (onMap && isZoneOf(onMap, country)) return onMap;
  const wanted = plain(region);
  const [found] = Object.entries(BY_REGION[country] ?? {}).find(([, names]) =>
    names.split(", ").some((name) => plain(name) === wanted),
  ) ?? [MOST_LIVE_IN[country]];
  return found ?? zonesOf(country)[0];
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
