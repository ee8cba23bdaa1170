import type { z } from "zod";
import type { Section } from "../../../schema/fields/section.ts";
import type { Fields, SectionDefinition } from "../../model/kit/section-definition.ts";

/** Narrows a section to the model of its type. */
export const isOf =
  <S extends z.ZodRawShape, Derived extends object>({ type }: SectionDefinition<S, Derived>) =>
  (section: Section): section is Section & Fields<S> & Derived =>
    section.type === type;
