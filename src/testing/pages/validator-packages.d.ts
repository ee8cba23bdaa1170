declare module "@marbec/web-auto-extractor" {
  /** The data of a page, by format and then by type. */
  interface Extraction {
    jsonld: Record<string, object[]>;
    microdata: Record<string, object[]>;
    rdfa: Record<string, object[]>;
    errors: { message: string; format: string }[];
  }

  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: ("rdfa" | "microdata")[] });
    parse(html: string): Extraction;
  }
}

declare module "@adobe/structured-data-validator" {
  import type { Extraction } from "@marbec/web-auto-extractor";

  interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    rootType: string;
    fieldNames?: string[];
  }

  export default class Validator {
    /** Parses schema.org's vocabulary as JSON-LD. */
    constructor(vocabulary: unknown);
    validate(extraction: Extraction): Promise<Issue[]>;
  }
}
