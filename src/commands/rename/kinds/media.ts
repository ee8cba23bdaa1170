import { basename, extname } from "node:path";
import * as z from "zod";
import { decodeFileName, linkedMediaFile } from "../../../checks/engine/links.ts";
import { isHidden } from "../../../lib/files/public-folder.ts";
import { MEDIA, withoutOrigin } from "../../../model/addresses.ts";
import { type Change, type Piece, partOf, piecesOf } from "../written/pieces.ts";
import type { WrittenField } from "../written/written-fields.ts";
import type { WrittenSite } from "../written/written-site.ts";
import type { RenameKind } from "./kind.ts";

const nameOf = (typed: string) => {
  const [, name] =
    /^(?:\/?(?:public\/)?media\/)?([^/\\]+\.\w+)$/.exec(typed.replace(/^\.\//, "")) ?? [];
  return name;
};

export const media: RenameKind = {
  what: "media file",
  form: "public/media/van.jpg",
  read: nameOf,
  readNew: (typed, from) => nameOf(typed.includes(".") ? typed : typed + extname(from)),
  names: ({ site }) =>
    [...site.publicFolder.files.keys()].flatMap((url) =>
      url.startsWith(`${MEDIA}/`) && basename(url) === url.slice(MEDIA.length + 1)
        ? basename(url)
        : [],
    ),
  rule: (name) => ({ schema: FILE_NAME, value: name }),
  plan(from, to, written) {
    const { url } = written.site.config.business;
    return {
      changes: (field) => changesIn(field, from, to, url),
      edits: [],
      redirects: isLinked(from, written) ? [{ from: addressOf(from), to: addressOf(to) }] : [],
      move: { from: `media/${from}`, to: `media/${to}` },
    };
  },
};

const FILE_NAME = z
  .string()
  .refine((name) => !isHidden(name) && !/[<>:"|?*\\/{}]|\p{Cc}|^\s|\s$/u.test(name), {
    error: "published files cannot have this name; use letters, digits and hyphens",
  });

const addressOf = (name: string) => `${MEDIA}/${encodeURIComponent(name)}`;

function changesIn(field: WrittenField, from: string, to: string, siteUrl: string): Change[] {
  const { links, files } = piecesOf(field);
  return [
    ...files.flatMap(({ text, within }) =>
      text.normalize() === from.normalize() ? { within, text: to } : [],
    ),
    ...links.flatMap((link) => linkChange(link, from, to, siteUrl)),
  ];
}

function linkChange(link: Piece, from: string, to: string, siteUrl: string): Change[] {
  const target = withoutOrigin(link.text, siteUrl);
  const [, name = ""] = /^\/media\/([^/?#]+)/.exec(target) ?? [];
  if (decodeFileName(name).normalize() !== from.normalize()) return [];
  const start = link.text.length - target.length + MEDIA.length + 1;
  // Keeps the encoding of the old name.
  const written = decodeFileName(name) === name && !/\s/.test(to) ? to : encodeURIComponent(to);
  return [{ within: partOf(link, start, name.length), text: written }];
}

/** Whether visitors may know its address: documents, and targets of links. */
const isLinked = (name: string, { fields, site }: WrittenSite): boolean =>
  fields().some((field) => {
    const { links, files } = piecesOf(field);
    const isDocument = field.meaning?.media === "document";
    return (
      (isDocument && files.some(({ text }) => text.normalize() === name.normalize())) ||
      links.some(({ text }) =>
        text.startsWith("/") || text.startsWith("http")
          ? linkedMediaFile(text, site.config.business.url).includes(name.normalize())
          : false,
      )
    );
  });
