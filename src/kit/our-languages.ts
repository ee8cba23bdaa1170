import { ar } from "../languages/ar/language.ts";
import { cy } from "../languages/cy/language.ts";
import { de } from "../languages/de/language.ts";
import { en } from "../languages/en/language.ts";
import { es } from "../languages/es/language.ts";
import { fr } from "../languages/fr/language.ts";
import { pl } from "../languages/pl/language.ts";

/** Plumbline's languages. English is first: it is the default for commands. */
export const ourLanguages = [en, ar, cy, de, es, fr, pl] as const;
