import type { Business } from "../../../schema/business.ts";

type Country = Business["address"]["country"];

interface DataProtection {
  /** The law by the name people know it by. */
  law: string;
  /** The country as it stands in a sentence. */
  country: string;
  regulator: {
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

/**
 * The law and the regulator of each country that a business may be in. Post and phone stand here
 * only where they were confirmed; a regulator's own pages always have them.
 */
export const DATA_PROTECTION: Record<Country, DataProtection> = {
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
    law: "GDPR",
    country: "the European Economic Area",
    regulator: {
      name: "Data Protection Commission",
      url: "https://www.dataprotection.ie/",
      site: "dataprotection.ie",
    },
    complaint: EU_COMPLAINT,
  },
  PT: {
    law: "GDPR",
    country: "the European Economic Area",
    regulator: {
      name: "Comissão Nacional de Proteção de Dados",
      url: "https://www.cnpd.pt/",
      site: "cnpd.pt",
    },
    complaint: EU_COMPLAINT,
  },
};
