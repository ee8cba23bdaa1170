export interface DataProtection {
  /** The law by the name people know it by. */
  law: string;
  /** The country as it stands in a sentence. */
  country: string;
  regulator?: {
    name: string;
    url: string;
    /** What the link says. */
    site: string;
    post?: string;
    phone?: string;
  };
  /** What the law says about complaining to the business itself. */
  complaint: string;
}

const EU_COMPLAINT =
  "If something about this worries you, tell us first; most things are put right with one message. You need not wait for us: you may go to the regulator at any time.";

/** The GDPR is the law of all countries of the European Economic Area. */
const EEA: DataProtection = {
  law: "GDPR",
  country: "the European Economic Area",
  complaint: EU_COMPLAINT,
};

const EEA_COUNTRIES = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
    " ",
  ),
);

/**
 * The law and the regulator of a country, as far as they are known. Post and phone stand here only
 * where they were confirmed; a regulator's own pages always have them.
 */
const COUNTRIES: Record<string, DataProtection> = {
  GB: {
    law: "UK GDPR",
    country: "the UK",
    regulator: {
      name: "Information Commissioner’s Office",
      url: "https://ico.org.uk/make-a-complaint/",
      site: "ico.org.uk/make-a-complaint",
      post: "Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF",
      phone: "0303 123 1113",
    },
    complaint:
      "You have the right to complain to us about how we handle your details (Data (Use and Access) Act 2025). Write or ring, as you like. We confirm within 30 days that we have your complaint, look into it without delay, and tell you what came of it.",
  },
  IE: {
    ...EEA,
    regulator: {
      name: "Data Protection Commission",
      url: "https://www.dataprotection.ie/",
      site: "dataprotection.ie",
    },
  },
  PT: {
    ...EEA,
    regulator: {
      name: "Comissão Nacional de Proteção de Dados",
      url: "https://www.cnpd.pt/",
      site: "cnpd.pt",
    },
  },
};

export const dataProtection = (country: string): DataProtection | undefined =>
  COUNTRIES[country] ?? (EEA_COUNTRIES.has(country) ? EEA : undefined);
