import type { SectionType } from "./section-definition.ts";

/** The name under which a file exports a type's component: the type's name with a capital. */
export const componentNameOf = (type: string): string =>
  type.charAt(0).toUpperCase() + type.slice(1);

/** The file of a type's component, beside its definition. */
export const componentFileOf = ({ type, component }: Pick<SectionType, "type" | "component">) =>
  component ?? `./${kebab(type)}.tsx`;

/** `opening-times` for `openingTimes`, as files are named. */
export const kebab = (type: string): string =>
  type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
