import { ar } from "../languages/ar/language.ts";
import { cy } from "../languages/cy/language.ts";
import { de } from "../languages/de/language.ts";
import { en } from "../languages/en/language.ts";
import { es } from "../languages/es/language.ts";
import { fr } from "../languages/fr/language.ts";
import { pl } from "../languages/pl/language.ts";

/** The languages that Plumbline speaks; English first, as that is what people know of what speaks it to them. */
export const ourLanguages = [en, ar, cy, de, es, fr, pl] as const;
