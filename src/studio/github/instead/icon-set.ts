import { program } from "./program.ts";

/** The icons are loaded with the program. */
export const iconSet = (): ReadonlyMap<string, string> => program().icons;
