/** The parts of an address that determine its holidays. */
export interface AddressFacts {
  country: string;
  /** As the owner writes it: `Wales`, `Bavaria`, `QC`. */
  region: string;
  /**
   * The region that follows from the postcode, and the beginning of the postcode that determines a district.
   */
  postcodeRegion: string | undefined;
  postcodeStart: string;
}

/** The regions of a country by code (ISO 3166-2), each with its names. */
export type Regions = ReadonlyMap<string, readonly string[]>;

/** The code of the address's region; undefined if it is not certain. */
export const regionOf = (address: AddressFacts, parts: Regions): string | undefined =>
  regionByName(address, parts) ?? address.postcodeRegion;

/** The code of the region that the address names, in any notation. */
export function regionByName(
  { country, region }: AddressFacts,
  parts: Regions,
): string | undefined {
  const words = plainWords(region);
  if (words === "") return undefined;
  if (parts.has(region.toUpperCase())) return region.toUpperCase();
  const names = [...parts].flatMap(([code, all]) => all.map((name) => [code, plainWords(name)]));
  const called = (is: (name: string) => boolean) => [
    ...new Set(names.flatMap(([code, name = ""]) => (is(name) ? code : []))),
  ];
  const [same] = called((name) => name === words);
  // Hamburg is "Hansestadt Hamburg", Zürich is the canton. If several match, none is certain.
  const within = onlyOne(called((name) => ` ${name} `.includes(` ${words} `)));
  const around = onlyOne(called((name) => name.length > 3 && ` ${words} `.includes(` ${name} `)));
  return same ?? ALSO_CALLED[country]?.[words] ?? within ?? around;
}

const onlyOne = ([one, ...others]: (string | undefined)[]) =>
  others.length === 0 ? one : undefined;

/** Countries whose regions are all known, so that any other region is a mistake. */
const COMPLETE_COUNTRIES = ["AT", "AU", "CA", "CH", "DE", "ES", "GB", "US"];

/** Whether an address names a region that its country does not have. */
export const isUnknownRegion = (address: AddressFacts, parts: Regions): boolean =>
  address.region.trim() !== "" &&
  regionByName(address, parts) === undefined &&
  COMPLETE_COUNTRIES.includes(address.country);

const plainWords = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Names that the library lacks. It has German names only for Germany, and Alsace only as two departments. */
const ALSO_CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AT: { "lower austria": "3", "upper austria": "4" },
  CH: {
    baselland: "BL",
    geneva: "GE",
    "sankt gallen": "SG",
    "saint gallen": "SG",
    "appenzell ausserrhoden": "AR",
    "appenzell innerrhoden": "AI",
  },
  ES: {
    andalusia: "AN",
    catalunya: "CT",
    "castilla la mancha": "CM",
    "comunidad valenciana": "VC",
    "islas baleares": "IB",
    majorca: "IB",
    "region de murcia": "MC",
  },
  FR: { alsace: "67", elsass: "67" },
  GB: { alba: "SCT", cymru: "WLS" },
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
