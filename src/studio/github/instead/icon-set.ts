import { program } from "./program.ts";

/** The icons are loaded with the program. */
export const drawnIcon = (name: string): string | undefined => program().icons.get(name);

export const drawnNames = (): string[] => [...program().icons.keys()];
