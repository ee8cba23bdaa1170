import * as z from "zod";
import { anchor } from "./fields/addresses.ts";

const CALL = { type: "prose", text: "Shall we talk? Call {business.phone}." };

/** The sections that pages share. `section` is the schema of one. */
export const sharedSections = <S extends z.ZodType>(section: S) => ({
  shared: z
    .record(anchor, section)
    .optional()
    .meta({
      description:
        'Sections by name. `{ "use": "closing-call" }` puts one on a page, with fields that differ there.',
      examples: [{ "closing-call": CALL }],
    }),
  before: forAllPages(section, "top"),
  after: forAllPages(section, "bottom"),
});

const forAllPages = <S extends z.ZodType>(section: S, end: "top" | "bottom") =>
  z
    .array(section)
    .optional()
    .meta({
      description: `The sections at the ${end} of every page. A page omits one with \`without\`.`,
      examples: [[CALL]],
    });
