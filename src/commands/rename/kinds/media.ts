import { extname, posix } from "node:path";
import * as z from "zod";
import { isMediaName } from "../../../assets/pictures/media-types.ts";
import { decodeFileName, linkedMediaFile } from "../../../checks/engine/links.ts";
import { isHidden } from "../../../lib/files/public-folder.ts";
import { MEDIA, withoutOrigin } from "../../../model/addresses.ts";
import { keyEdit } from "../source/edits.ts";
import { type Change, type Reference, replaced } from "../source/references.ts";
import type { SourceSite } from "../source/source-site.ts";
import type { RenameKind } from "./kind.ts";

const nameOf = (typed: string) => {
  const [, name] =
    /^(?:\/?(?:public\/)?media\/)?((?:[^/\\]+\/)*[^/\\]+\.\w+)$/.exec(typed.replace(/^\.\//, "")) ??
    [];
  return name;
};

/** A new name without a folder is one in the same folder. */
function newNameOf(typed: string, from: string): string | undefined {
  const name = typed.includes(".") ? typed : typed + extname(from);
  return nameOf(name.includes("/") ? name : posix.join(posix.dirname(from), name));
}

export const media: RenameKind = {
  what: "media file",
  form: "public/media/van.jpg",
  read: nameOf,
  readNew: newNameOf,
  names: ({ site }) =>
    [...site.publicFolder.files.keys()].flatMap((url) =>
      url.startsWith(`${MEDIA}/`) && isMediaName(url) ? url.slice(MEDIA.length + 1) : [],
    ),
  rule: (name) => ({ schema: FILE_NAME, value: name }),
  plan(from, to, written) {
    const { url } = written.site.config.business;
    const { pictureTexts } = written;
    const entries = pictureTexts?.names.filter((name) => isSameName(name, from)) ?? [];
    return {
      follow: (reference) => followFile(reference, from, to, url),
      edits: pictureTexts ? entries.map((name) => keyEdit(pictureTexts.file, [name], to)) : [],
      redirects: isLinked(from, written) ? [{ from: addressOf(from), to: addressOf(to) }] : [],
      move: { from: `media/${from}`, to: `media/${to}` },
    };
  },
};

const FILE_NAME = z
  .string()
  .refine(
    (name) => !name.split("/").some(isHidden) && !/[<>:"|?*\\{}]|\p{Cc}|^\s|\s$/u.test(name),
    {
      error: "published files cannot have this name; use letters, digits and hyphens",
    },
  );

const encoded = (name: string) => name.split("/").map(encodeURIComponent).join("/");

const addressOf = (name: string) => `${MEDIA}/${encoded(name)}`;

function followFile(
  reference: Reference,
  from: string,
  to: string,
  siteUrl: string,
): Change | undefined {
  const { kind, text } = reference;
  if (kind === "file") return isSameName(text, from) ? replaced(reference, to) : undefined;
  if (kind !== "link") return undefined;
  const target = withoutOrigin(text, siteUrl);
  const [, name = ""] = /^\/media\/([^?#]+)/.exec(target) ?? [];
  if (!isSameName(decodeFileName(name), from)) return undefined;
  // Preserves the encoding of the old name.
  const written = decodeFileName(name) === name && !/\s/.test(to) ? to : encoded(to);
  const start = text.length - target.length + MEDIA.length + 1;
  return replaced(reference, written, start, name.length);
}

/** File systems have two encodings of letters with accents. */
const isSameName = (one: string, other: string) => one.normalize() === other.normalize();

/** Whether visitors may know its address: that of documents, and of targets of links. */
const isLinked = (name: string, { references, site }: SourceSite): boolean =>
  references.some(({ kind, text, field }) => {
    if (kind === "file") return field.meaning?.media === "document" && isSameName(text, name);
    const isAddress = kind === "link" && (text.startsWith("/") || text.startsWith("http"));
    return isAddress && linkedMediaFile(text, site.config.business.url).includes(name.normalize());
  });
