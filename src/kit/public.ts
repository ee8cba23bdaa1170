/*
 * All that a site's own code, and packages of such, may use of Plumbline: `plumbline/kit`. What is here
 * stays as it is until the next major version; docs/kit.md explains it.
 */

export * as z from "zod";
export {
  choice,
  flag,
  heading,
  icon,
  link,
  list,
  markdown,
  media,
  object,
  text,
} from "../../schema/fields/fields.ts";
export { action, picture, price } from "../../schema/fields/parts.ts";
export { defineCheck, type Finding } from "../checks/engine/rule.ts";
export { isForVisitors } from "../checks/engine/written-words.ts";
export { defineMotif, fontPair } from "../model/motif-definition.ts";
export { defineSection, type Fixtures, type SectionProps } from "../model/section-definition.ts";
