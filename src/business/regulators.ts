import { ownProperty } from "../lib/objects.ts";

/** A data protection law; its name is a message of the catalogue. */
export type Law = "gdpr" | "ukGdpr" | "fadp";

export interface DataProtection {
  law: Law;
  /** The supervisory authority. */
  authority: {
    /** Its name in the country's most spoken language. */
    name: string;
    /** Its names in other languages, by language code. */
    names?: Readonly<Record<string, string>>;
    url: string;
    phone?: string;
  };
}

const gdpr = (
  name: string,
  url: string,
  names: Readonly<Record<string, string>> = {},
): DataProtection => ({ law: "gdpr", authority: { name, names, url } });

/**
 * The law and the authority of each country that we know: the United Kingdom, the European Economic Area
 * (members of the European Data Protection Board) and Switzerland. Elsewhere the owner adds what the law
 * requires. Street addresses change too often; the authorities' pages have them.
 */
const DATA_PROTECTION: Readonly<Record<string, DataProtection>> = {
  AT: gdpr("Österreichische Datenschutzbehörde", "https://www.dsb.gv.at/"),
  BE: gdpr("Gegevensbeschermingsautoriteit", "https://www.dataprotectionauthority.be/", {
    de: "Datenschutzbehörde",
    en: "Data Protection Authority",
    fr: "Autorité de protection des données",
  }),
  BG: gdpr("Комисия за защита на личните данни", "https://cpdp.bg/", {
    en: "Commission for Personal Data Protection",
  }),
  CH: {
    law: "fadp",
    authority: {
      name: "Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB)",
      names: {
        en: "Federal Data Protection and Information Commissioner (FDPIC)",
        fr: "Préposé fédéral à la protection des données et à la transparence (PFPDT)",
        it: "Incaricato federale della protezione dei dati e della trasparenza (IFPDT)",
      },
      url: "https://www.edoeb.admin.ch/",
    },
  },
  CY: gdpr(
    "Γραφείο Επιτρόπου Προστασίας Δεδομένων Προσωπικού Χαρακτήρα",
    "https://www.dataprotection.gov.cy/",
    { en: "Office of the Commissioner for Personal Data Protection" },
  ),
  CZ: gdpr("Úřad pro ochranu osobních údajů", "https://uoou.gov.cz/"),
  // Each federal state has an authority; this is the list of their conference.
  DE: gdpr(
    "Datenschutzaufsichtsbehörde unseres Bundeslandes",
    "https://www.datenschutzkonferenz-online.de/datenschutzaufsichtsbehoerden.html",
    { en: "data protection authority of our federal state" },
  ),
  DK: gdpr("Datatilsynet", "https://www.datatilsynet.dk/"),
  EE: gdpr("Andmekaitse Inspektsioon", "https://www.aki.ee/"),
  ES: gdpr("Agencia Española de Protección de Datos", "https://www.aepd.es/"),
  FI: gdpr("Tietosuojavaltuutetun toimisto", "https://tietosuoja.fi/", {
    en: "Office of the Data Protection Ombudsman",
    sv: "Dataombudsmannens byrå",
  }),
  FR: gdpr("Commission nationale de l’informatique et des libertés (CNIL)", "https://www.cnil.fr/"),
  GB: {
    law: "ukGdpr",
    authority: {
      name: "Information Commissioner’s Office",
      names: { cy: "Swyddfa’r Comisiynydd Gwybodaeth" },
      url: "https://ico.org.uk/make-a-complaint/",
      phone: "0303 123 1113",
    },
  },
  GR: gdpr("Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα", "https://www.dpa.gr/", {
    en: "Hellenic Data Protection Authority",
  }),
  HR: gdpr("Agencija za zaštitu osobnih podataka", "https://azop.hr/"),
  HU: gdpr("Nemzeti Adatvédelmi és Információszabadság Hatóság", "https://www.naih.hu/"),
  IE: gdpr("Data Protection Commission", "https://www.dataprotection.ie/", {
    ga: "An Coimisiún um Chosaint Sonraí",
  }),
  IS: gdpr("Persónuvernd", "https://www.personuvernd.is/"),
  IT: gdpr("Garante per la protezione dei dati personali", "https://www.garanteprivacy.it/"),
  LI: gdpr("Datenschutzstelle Fürstentum Liechtenstein", "https://www.datenschutzstelle.li/"),
  LT: gdpr("Valstybinė duomenų apsaugos inspekcija", "https://vdai.lrv.lt/"),
  LU: gdpr("Commission nationale pour la protection des données", "https://cnpd.public.lu/"),
  LV: gdpr("Datu valsts inspekcija", "https://www.dvi.gov.lv/"),
  MT: gdpr("Office of the Information and Data Protection Commissioner", "https://idpc.org.mt/"),
  NL: gdpr("Autoriteit Persoonsgegevens", "https://autoriteitpersoonsgegevens.nl/"),
  NO: gdpr("Datatilsynet", "https://www.datatilsynet.no/"),
  PL: gdpr("Urząd Ochrony Danych Osobowych", "https://uodo.gov.pl/"),
  PT: gdpr("Comissão Nacional de Proteção de Dados", "https://www.cnpd.pt/"),
  RO: gdpr(
    "Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal",
    "https://www.dataprotection.ro/",
  ),
  SE: gdpr("Integritetsskyddsmyndigheten", "https://www.imy.se/"),
  SI: gdpr("Informacijski pooblaščenec", "https://www.ip-rs.si/"),
  SK: gdpr(
    "Úrad na ochranu osobných údajov Slovenskej republiky",
    "https://dataprotection.gov.sk/",
  ),
};

/** The law and the authority of a country by its two-letter code; undefined if unknown. */
export const dataProtectionOf = (country: string): DataProtection | undefined =>
  ownProperty(DATA_PROTECTION, country);
