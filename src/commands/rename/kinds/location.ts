import { ownName } from "../../../../schema/fields/fields.ts";
import { Refusal } from "../../../diagnostics/refusal.ts";
import { ownProperty } from "../../../lib/own-property.ts";
import { parseContactLink } from "../../../site/resolve/contact-links.ts";
import { keyEdit } from "../written/edits.ts";
import { type Change, partOf, piecesOf, tokensOf } from "../written/pieces.ts";
import { placeWords } from "../written/site-files.ts";
import type { WrittenField } from "../written/written-fields.ts";
import type { WrittenSite } from "../written/written-site.ts";
import type { RenameKind } from "./kind.ts";
import { nameChange, ownNameOf } from "./template.ts";

export const location: RenameKind = {
  what: "location",
  form: "penryn",
  read: ownNameOf,
  readNew: ownNameOf,
  names: ({ site }) => Object.keys(site.config.locations),
  rule: (name) => ({ schema: ownName, value: name }),
  plan(from, to, written) {
    refuseMessages(to, written);
    const { config, site } = written;
    const inLanguages = Object.entries(site.config.languages ?? {}).flatMap(
      ([tag, { locations }]) =>
        ownProperty(locations, from)
          ? [keyEdit(config, ["languages", tag, "locations", from], to)]
          : [],
    );
    return {
      changes: (field) => [
        ...nameChange(field, "location", from, to),
        ...tokenChanges(field, from, to),
        ...contactChanges(field, from, to, written),
      ],
      edits: [keyEdit(config, ["locations", from], to), ...inLanguages],
      redirects: [],
    };
  },
};

const TOKEN = "locations.";

const tokenChanges = (field: WrittenField, from: string, to: string): Change[] =>
  tokensOf(field).flatMap(({ name, start }) =>
    name.startsWith(`${TOKEN}${from}.`)
      ? { within: { start: start + TOKEN.length, length: from.length }, text: to }
      : [],
  );

/** `phone:penryn` and the like. */
const contactChanges = (
  field: WrittenField,
  from: string,
  to: string,
  { site: { config } }: WrittenSite,
): Change[] =>
  piecesOf(field).links.flatMap((link) => {
    const contact = parseContactLink(link.text, config);
    return contact?.location === from
      ? { within: partOf(link, contact.fact.length + 1, from.length), text: to }
      : [];
  });

/** A link with a prefilled message that begins like the new name would become a link to that location. */
function refuseMessages(to: string, written: WrittenSite): void {
  const { config } = written.site;
  const locations = { ...config.locations, [to]: Object.values(config.locations)[0] };
  for (const field of written.fields()) {
    for (const { text, within } of piecesOf(field).links) {
      if (parseContactLink(text, config)?.location !== undefined) continue;
      const then = parseContactLink(text, {
        ...config,
        locations: locations as typeof config.locations,
      });
      if (then?.location !== to) continue;
      const place = placeWords(field.file, field.path, within);
      throw new Refusal(
        `"${text}" in ${place} writes "${to}" to the business; with a location of that name it would go to the location. Choose another name, or another message.`,
      );
    }
  }
}
