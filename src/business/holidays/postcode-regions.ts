/**
 * Postcodes within one region of their country, by the region's code (ISO 3166-2). Postcodes that cross a
 * border are left out: a missing holiday is better than a wrong one.
 */
const POST_PARTS: Readonly<Record<string, readonly [part: string, codes: RegExp][]>> = {
  GB: [
    ["NIR", /^BT\d/],
    // DG16, NP16, NP25, TD, SY, CH, HR and LD are on both sides of the border.
    ["SCT", /^(AB|DD|DG(?!16)|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|ZE)\d/],
    ["WLS", /^(CF|LL|NP(?!16|25)|SA)\d/],
    [
      "ENG",
      /^(?!(AB|BF|BT|BX|CF|CH|DD|DG|EH|FK|GY|HR|HS|IM|IV|JE|KA|KW|KY|LD|LL|ML|NP|PA|PH|SA|SY|TD|ZE|G\d))[A-Z]{1,2}\d/,
    ],
  ],
  DE: [
    ["BW", /^7[0-57-9]/],
    ["BY", /^(8[0-57]|86|9[0-5]|96[0-4]|97[0-7])/],
    ["BE", /^1(0|2(?!529)|3)/],
    ["BB", /^(12529|15)/],
    ["HH", /^20/],
    ["HE", /^6[01]/],
    ["MV", /^18/],
    ["NI", /^(26|30)/],
    ["NW", /^(3[23]|4[0-7]|5([028]|1(?!598)|9(?!969)))/],
    ["RP", /^(56|67)/],
    ["SL", /^66([1-367]|5(?!0))/],
    ["SN", /^(01[0-6]|02|04[1-3]|09)/],
    ["ST", /^(39|06[12])/],
    ["SH", /^2[45]/],
    ["TH", /^(07[3-7]|373|98|99)/],
  ],
  FR: [
    ["57", /^57/],
    ["67", /^67/],
    ["68", /^68/],
    ["GP", /^971(?!33|50)/],
    ["MQ", /^972/],
    ["GF", /^973/],
    ["RE", /^974/],
    ["YT", /^976/],
  ],
  CH: [
    ["VD", /^10/],
    ["GE", /^120/],
    ["FR", /^170/],
    ["VS", /^19[5-7]/],
    ["NE", /^200/],
    ["JU", /^280/],
    ["BE", /^30[01]/],
    ["BS", /^405/],
    ["SO", /^450/],
    ["AG", /^500/],
    ["LU", /^600/],
    ["ZG", /^630/],
    ["UR", /^646/],
    ["TI", /^(65[0-2]|66|69)/],
    ["GR", /^7[0-245]/],
    ["ZH", /^8(0|40)/],
    ["SH", /^820/],
    ["TG", /^850/],
    ["SG", /^(73|90[01])/],
  ],
  IT: [["32", /^39/]],
  CA: [
    ["NL", /^A/],
    ["NS", /^B/],
    ["PE", /^C/],
    ["NB", /^E/],
    ["QC", /^[GHJ]/],
    ["ON", /^[KLMNP]/],
    ["MB", /^R/],
    ["SK", /^S/],
    ["AB", /^T/],
    ["BC", /^V/],
    ["YT", /^Y/],
  ],
  AU: [
    ["ACT", /^(0200|290|291)/],
    ["NSW", /^2[0-57]/],
    ["VIC", /^3[0-57-9]/],
    ["QLD", /^4[0-2578]/],
    ["SA", /^5[0-6]/],
    ["WA", /^6[0-6]/],
    ["TAS", /^7/],
    ["NT", /^08(?!72)/],
  ],
};

/** The provinces of Spain by the first two digits of their postcodes, with their names and regions. */
const PROVINCES: Readonly<Record<string, string>> = {
  AN: "04 Almería, 11 Cádiz, 14 Córdoba, 18 Granada, 21 Huelva, 23 Jaén, 29 Málaga, 41 Sevilla",
  AR: "22 Huesca, 44 Teruel, 50 Zaragoza",
  AS: "33 Asturias",
  CB: "39 Cantabria",
  CE: "51 Ceuta",
  CL: "05 Ávila, 09 Burgos, 24 León, 34 Palencia, 37 Salamanca, 40 Segovia, 42 Soria, 47 Valladolid, 49 Zamora",
  CM: "02 Albacete, 13 Ciudad Real, 16 Cuenca, 19 Guadalajara, 45 Toledo",
  CN: "35 Las Palmas, 38 Santa Cruz de Tenerife",
  CT: "08 Barcelona, 17 Girona, 17 Gerona, 25 Lleida, 25 Lérida, 43 Tarragona",
  EX: "06 Badajoz, 10 Cáceres",
  GA: "15 A Coruña, 15 La Coruña, 27 Lugo, 32 Ourense, 32 Orense, 36 Pontevedra",
  IB: "07 Baleares, 07 Mallorca, 07 Menorca, 07 Ibiza",
  MC: "30 Murcia",
  MD: "28 Madrid",
  ML: "52 Melilla",
  NC: "31 Navarra, 31 Navarre, 31 Nafarroa",
  PV: "01 Álava, 01 Araba, 20 Gipuzkoa, 20 Guipúzcoa, 48 Bizkaia, 48 Vizcaya, 48 Euskadi",
  RI: "26 La Rioja",
  VC: "03 Alicante, 03 Alacant, 12 Castellón, 12 Castelló, 46 Valencia, 46 València",
};

/** The names of provinces, by region. */
export const provinceNames = (part: string): string[] =>
  (PROVINCES[part] ?? "").split(", ").map((entry) => entry.slice("00 ".length));

const spanishPart = (postalCode: string) =>
  Object.keys(PROVINCES).find((part) =>
    PROVINCES[part]?.split(", ").some((entry) => entry.slice(0, 2) === postalCode.slice(0, 2)),
  );

/** The region that follows from a postcode. */
export function postcodeRegion(country: string, postalCode: string): string | undefined {
  const code = postalCode.toUpperCase().replace(/^[A-Z]{1,2}-(?=\d)|[^A-Z\d]/g, "");
  return country === "ES"
    ? spanishPart(code)
    : POST_PARTS[country]?.find(([, codes]) => codes.test(code))?.[0];
}

/**
 * Areas within regions that have different holidays, by postcode. If the postcode is not certain, the
 * holidays of most of the region apply.
 */
const DISTRICTS: Readonly<Record<string, readonly [district: string, codes: RegExp][]>> = {
  "DE-BY": [
    ["A", /^861[5-9]/],
    ["KATH", /^(8[0-57]|93|94)/],
    ["EVANG", /^90/],
  ],
  "DE-TH": [["EIC", /^373/]],
};

const MOST: Readonly<Record<string, string>> = { "DE-BY": "KATH" };

/** A district of a region, and whether it follows from the postcode. */
export interface District {
  code: string;
  isSure: boolean;
}

export function districtOf(
  country: string,
  part: string,
  postalCode: string,
): District | undefined {
  const name = `${country}-${part}`;
  const code = postalCode.replace(/\D/g, "");
  const [sure] = DISTRICTS[name]?.find(([, codes]) => codes.test(code)) ?? [];
  const most = MOST[name];
  if (sure !== undefined) return { code: sure, isSure: true };
  return most === undefined ? undefined : { code: most, isSure: false };
}

/** Counties and other areas of the United Kingdom that addresses name, by nation. */
const COUNTIES: Readonly<Record<string, string>> = {
  ENG: `Avon, Bedfordshire, Berkshire, Birmingham, Bristol, Buckinghamshire, Cambridgeshire, Cheshire, Cleveland,
    Cornwall, Cotswolds, Cumberland, Cumbria, Derbyshire, Devon, Dorset, Durham, East Anglia, East Sussex, Essex,
    Gloucestershire, Greater London, Greater Manchester, Hampshire, Herefordshire, Hertfordshire, Huntingdonshire, Humberside,
    Isle of Wight, Isles of Scilly, Kent, Lancashire, Leicestershire, Lincolnshire, London, Manchester, Merseyside, Middlesex,
    Midlands, Norfolk, Northamptonshire, Northumberland, Nottinghamshire, Oxfordshire, Rutland, Salop, Shropshire,
    Somerset, Staffordshire, Suffolk, Surrey, Sussex, Teesside, Tyne and Wear, Warwickshire, Westmorland, West Midlands,
    West Sussex, Wiltshire, Wirral, Worcestershire, Yorkshire`,
  WLS: `Anglesey, Blaenau Gwent, Brecknockshire, Bridgend, Caernarfonshire, Caerphilly, Cardiff, Carmarthenshire,
    Ceredigion, Clwyd, Conwy, Denbighshire, Dyfed, Flintshire, Glamorgan, Gwent, Gwynedd, Merionethshire,
    Merthyr Tydfil, Monmouthshire, Montgomeryshire, Neath Port Talbot, Newport, Pembrokeshire, Powys,
    Radnorshire, Rhondda Cynon Taf, Swansea, Torfaen, Wrexham, Ynys Môn`,
  SCT: `Aberdeen, Aberdeenshire, Angus, Argyll, Ayrshire, Banffshire, Berwickshire, Borders, Bute, Caithness, Clackmannanshire,
    Dumfries and Galloway, Dumfriesshire, Dunbartonshire, Dundee, Edinburgh, Falkirk, Fife, Galloway, Glasgow, Hebrides,
    Highland, Highlands, Inverness-shire, Kincardineshire, Kinross, Kirkcudbrightshire, Lanarkshire, Lothian, Midlothian, Moray,
    Nairnshire, Orkney, Peeblesshire, Perthshire, Renfrewshire, Ross-shire, Roxburghshire, Selkirkshire, Shetland,
    Stirling, Stirlingshire, Sutherland, Tayside, Western Isles, Wigtownshire`,
  NIR: "Antrim, Armagh, Derry, Down, Fermanagh, Londonderry, Tyrone, Ulster, Belfast",
};

/** The names of a nation's counties. */
export const countiesOf = (nation: string): string[] =>
  COUNTIES[nation]?.split(/,\s+/).map((name) => name.trim()) ?? [];
