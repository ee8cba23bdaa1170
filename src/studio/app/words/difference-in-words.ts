import type { EntryStep, Moved, Remark, Step } from "../../../commands/diff/change.ts";
import type { RedirectChange } from "../../../commands/diff/site-notices.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { inWords, upperFirst } from "../../../lib/text.ts";
import type { ChangeModel, ScheduledDay, ShownValue } from "../../protocol/saving.ts";
import { listInWords, nameIn, placeInWords } from "./in-own-words.ts";
import { FIELDS_OF_KEYS } from "./model-keys.ts";
import { nameInWords } from "./names.ts";
import { LANGUAGE, WORDS } from "./words.ts";

const words = WORDS.difference;

/** What a change is, in a line: where it is, and what of it its texts do not say. */
export function changeInWords(change: ChangeModel): string {
  const { where, kind, remark } = change;
  if (remark?.type === "subject") return words.subjects[remark.name];
  if (remark?.type === "listing") return remark.isListed ? words.listed : words.notListed;
  const position = stepsInWords(where);
  const what = remark && remarkInWords(remark);
  if (what) return words.titled(position, what);
  return kind === "changed" ? position : words[kind](position);
}

function remarkInWords(remark: Remark): string | undefined {
  if (remark.type === "other file") return words.otherFile[remark.file];
  return remark.type === "moved" ? listInWords(remark.moves.map(moveInWords)) : undefined;
}

function moveInWords({ what, before }: Moved): string {
  const name = entryInWords(what);
  return before ? words.movedBefore(name, entryInWords(before)) : words.movedToEnd(name);
}

/** The names on the way to a value. A list is often called like its section. */
export function stepsInWords(steps: readonly Step[]): string {
  const names = steps.map((step) =>
    typeof step === "string" ? keyInWords(step) : entryInWords(step),
  );
  return upperFirst(names.filter((name, at) => name !== names[at - 1]).join(" › "));
}

/** The name of the field that a key is of. */
function keyInWords(key: string): string {
  if (key === "alt") return WORDS.media.shows;
  return nameInWords(ownProperty(FIELDS_OF_KEYS, key) ?? upperFirst(inWords(key)));
}

/** What an entry is called, or its type or number. */
export function entryInWords({ type, number, name = "", called }: EntryStep): string {
  if (called !== undefined) return words.quoted(nameIn(called));
  if (type === "thing") return name;
  return placeInWords([{ type, number, ...(type === "section" && { name }) }]);
}

/** A text of the site, or a choice. */
export function valueInWords(value: ShownValue): string {
  if (typeof value === "string") return value;
  if (typeof value === "object") return nameInWords(value.choice);
  return value ? WORDS.saving.yes : WORDS.saving.no;
}

export function redirectInWords({ from, to, before = "" }: RedirectChange): string {
  const [old, now, last] = [from, to ?? "", before].map(nameIn) as [string, string, string];
  if (to === undefined) return words.redirectsNoMore(old, last);
  return before === "" ? words.redirects(old, now) : words.redirectsNow(old, now, last);
}

const UNIT_LIST = new Intl.ListFormat(LANGUAGE, { type: "unit", style: "short" });

const DAYS = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "long", timeZone: "UTC" });

/** What happens by itself on a day: "From 1 December 2026: /sale goes". */
export function dayInWords({ day, changes: { first, more } }: ScheduledDay): string {
  const all = first.map(({ place, comes }) => {
    if (place === undefined) return words.nextDates;
    return (comes ? words.appears : words.goes)(nameIn(placeInWords(place)));
  });
  const rest = more > 0 ? ` ${WORDS.saving.more(more)}` : "";
  return words.from(DAYS.format(Date.parse(day)), UNIT_LIST.format(all) + rest);
}
