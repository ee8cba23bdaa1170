import type { ValuesOf } from "../../schema/fields/texts.ts";

/** Replaces placeholders: `{count} pages`. A message of the builder needs exactly its own values. */
export const interpolate = <Text extends string>(text: Text, values: ValuesOf<Text>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: keyof typeof values) => String(values[name] ?? braces));
