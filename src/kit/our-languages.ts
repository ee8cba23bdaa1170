import { ar } from "../locales/ar/language.ts";
import { cy } from "../locales/cy/language.ts";
import { de } from "../locales/de/language.ts";
import { en } from "../locales/en/language.ts";
import { es } from "../locales/es/language.ts";
import { fr } from "../locales/fr/language.ts";
import { pl } from "../locales/pl/language.ts";

/** Plumbline's languages. English is first: it is the default for commands. */
export const ourLanguages = [en, ar, cy, de, es, fr, pl] as const;
