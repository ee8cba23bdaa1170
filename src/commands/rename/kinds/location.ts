import { customName } from "../../../../schema/fields/fields.ts";
import { isTableReference } from "../../../config/tables/table-reference.ts";
import { Refusal } from "../../../diagnostics/refusal.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { parseContactLink } from "../../../site/resolve/contact-links.ts";
import { keyEdit } from "../source/edits.ts";
import { type Change, type Reference, replaced, replacedName } from "../source/references.ts";
import { formatPosition } from "../source/site-files.ts";
import type { SourceSite } from "../source/source-site.ts";
import type { RenameKind } from "./kind.ts";
import { validName } from "./template.ts";

export const location: RenameKind = {
  what: "location",
  form: "penryn",
  read: validName,
  readNew: validName,
  names: ({ site }) => Object.keys(site.config.locations),
  rule: (name) => ({ schema: customName, value: name }),
  plan(from, to, written) {
    refuseRows(from, written);
    refuseMessages(to, written);
    const { config, site } = written;
    const inLanguages = Object.entries(site.config.languages ?? {}).flatMap(
      ([tag, { locations }]) =>
        ownProperty(locations, from)
          ? [keyEdit(config, ["languages", tag, "locations", from], to)]
          : [],
    );
    return {
      follow: (reference) =>
        replacedName(reference, "location", from, to) ??
        followToken(reference, from, to) ??
        followContact(reference, from, to, written),
      edits: [keyEdit(config, ["locations", from], to), ...inLanguages],
    };
  },
};

const TOKEN = "locations.";

const followToken = (reference: Reference, from: string, to: string): Change | undefined =>
  reference.kind === "token" && reference.text.startsWith(`${TOKEN}${from}.`)
    ? replaced(reference, to, TOKEN.length, from.length)
    : undefined;

/** `phone:penryn` and similar links. */
function followContact(
  reference: Reference,
  from: string,
  to: string,
  { site }: SourceSite,
): Change | undefined {
  const { kind, text } = reference;
  const contact = kind === "link" ? parseContactLink(text, site.config) : undefined;
  return contact?.owner === from
    ? replaced(reference, to, contact.fact.length + 1, from.length)
    : undefined;
}

/** The key of a row can be made from a code, and other programs may read the file. */
function refuseRows(from: string, { value: { locations } }: SourceSite): void {
  if (!isTableReference(locations)) return;
  const column = locations.columns?.key ?? "key";
  throw new Refusal(
    `The location "${from}" is a row of "${locations.table}". Change its cell in the column "${column}" yourself; the check then reports each token and link that has the old name.`,
  );
}

/** A link with a prefilled message that begins with the new name would become a link to that location. */
function refuseMessages(to: string, written: SourceSite): void {
  const { config } = written.site;
  const locations = { ...config.locations, [to]: Object.values(config.locations)[0] };
  for (const { kind, text, within, field } of written.references) {
    if (kind !== "link" || parseContactLink(text, config)?.owner !== undefined) continue;
    const then = parseContactLink(text, {
      ...config,
      locations: locations as typeof config.locations,
    });
    if (then?.owner !== to) continue;
    const place = formatPosition(field.file, field.path, within);
    throw new Refusal(
      `"${text}" in ${place} writes "${to}" to the business; with a location of that name it would go to the location. Choose another name, or another message.`,
    );
  }
}
