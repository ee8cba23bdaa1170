import { anchor } from "./anchor.ts";
import { form } from "./form.ts";
import type { RenameKind } from "./kind.ts";
import { language } from "./language.ts";
import { location } from "./location.ts";
import { media } from "./media.ts";
import { page } from "./page.ts";
import { parameter } from "./parameter.ts";
import { shared } from "./shared.ts";
import { template } from "./template.ts";
import { author, series, tag } from "./term.ts";

/** The values of `--kind`. */
export const KINDS = [
  "page",
  "anchor",
  "shared",
  "template",
  "parameter",
  "media",
  "location",
  "language",
  "tag",
  "author",
  "series",
  "form",
] as const;

export type KindName = (typeof KINDS)[number];

export const kinds: Record<KindName, RenameKind> = {
  page,
  anchor,
  shared,
  template,
  parameter,
  media,
  location,
  language,
  tag,
  author,
  series,
  form,
};
