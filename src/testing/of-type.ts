import type { z } from "zod";
import type { Section } from "../../schema/fields/section.ts";
import type { Fields, SectionDefinition } from "../model/section-definition.ts";

/** Whether a section is of a type, and so has the fields that its component is given. */
export const isOf =
  <S extends z.ZodRawShape, Derived extends object>({ type }: SectionDefinition<S, Derived>) =>
  (section: Section): section is Section & Fields<S> & Derived =>
    section.type === type;
