import type { z } from "zod";
import { metaOf } from "../../config/parse/schema-at.ts";
import { inWords, upperFirst } from "../../lib/text.ts";

/** What owners read in place of a key: `Opening hours` for `openingHours`. */
export const keyName = (key: string): string => upperFirst(inWords(key));

/** What the form of a field calls it. */
export const fieldName = (key: string, field: z.core.$ZodType): string =>
  metaOf(field).title ?? keyName(key);
