/** What of an address tells which holidays there are. */
export interface AddressFacts {
  country: string;
  /** As people write it: `Wales`, `Bavaria`, `QC`. */
  region: string;
  /** The part that the postcode tells, which is one for many postcodes. */
  postPart: string | undefined;
}

/** The parts of a country by their codes (ISO 3166-2), each with its names. */
export type Parts = ReadonlyMap<string, readonly string[]>;

/** The code of the part of its country in which an address lies; undefined where nothing tells it surely. */
export const partOf = ({ country, region, postPart }: AddressFacts, parts: Parts) =>
  byName(country, region, parts) ?? postPart;

function byName(country: string, region: string, parts: Parts): string | undefined {
  const words = plainWords(region);
  if (words === "") return undefined;
  if (parts.has(region.toUpperCase())) return region.toUpperCase();
  const codes = [...parts.keys()];
  const called = (is: (name: string) => boolean) =>
    codes.filter((code) => parts.get(code)?.map(plainWords).some(is));
  const [same] = called((name) => name === words);
  // Hamburg is "Hansestadt Hamburg", and Zürich the canton; of more than one nobody knows which.
  const [within, ...others] = called((name) => ` ${name} `.includes(` ${words} `));
  return same ?? ALSO_CALLED[country]?.[words] ?? (others.length === 0 ? within : undefined);
}

const plainWords = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Names that the library lacks: it has those of Germany in German alone. */
const ALSO_CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: {
    bavaria: "BY",
    hesse: "HE",
    "lower saxony": "NI",
    "mecklenburg western pomerania": "MV",
    "north rhine westphalia": "NW",
    "rhineland palatinate": "RP",
    saxony: "SN",
    "saxony anhalt": "ST",
    thuringia: "TH",
  },
};

/** Post towns that lie in one part; what is left out goes over a border (TD, SY, CH, HR, LD, DG16, NP16). */
const POST_TOWNS: readonly [part: string, codes: RegExp][] = [
  ["NIR", /^BT\d/],
  ["SCT", /^(AB|DD|DG(?!16)|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|ZE)\d/],
  ["WLS", /^(CF|LL|NP(?!16|25)|SA)\d/],
  [
    "ENG",
    /^(?!(AB|BT|CF|CH|DD|DG|EH|FK|GY|HR|HS|IM|IV|JE|KA|KW|KY|LD|LL|ML|NP|PA|PH|SA|SY|TD|ZE|G\d))[A-Z]{1,2}\d/,
  ],
];

/** The part of its country that a postcode tells; so far of Britain alone. */
export const postPartOf = (country: string, postalCode: string): string | undefined =>
  country === "GB"
    ? POST_TOWNS.find(([, codes]) => codes.test(postalCode.toUpperCase()))?.[0]
    : undefined;
