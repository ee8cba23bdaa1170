import { factsOf } from "./facts.ts";
import { writer } from "./grammar.ts";
import { type Row, readLists, textsOf } from "./lists.ts";
import { slugOf, villageName } from "./names.ts";
import { pick, pickSome, type Random, seededRandom } from "./random.ts";

const LISTS = readLists("mixed");
const SERVICES = textsOf(LISTS, "service");

/** Every second page is written out; the others use one of three templates. */
const FORMS = 6;

const templateName = (index: number): string => `workshop${Math.floor((index % FORMS) / 2) + 1}`;
const isWrittenOut = (index: number): boolean => index % 2 === 0;

export const TEMPLATE = templateName(1);
export const isOfTemplate = (index: number): boolean => index % FORMS === 1;

const serviceOf = (index: number): string => SERVICES[index % SERVICES.length] ?? "";

export const pathOf = (index: number): string =>
  `/${slugOf(serviceOf(index))}-${slugOf(villageName(index))}`;

/** Of every three pages with the same form, the second repeats an earlier one for another place. */
function textSeed(index: number): number {
  const before = Math.floor(index / FORMS);
  if (before % 3 !== 1) return index;
  const steps = 1 + Math.floor(seededRandom(index)() * before);
  return textSeed(index - FORMS * steps);
}

/**
 * The page with this index, of this number of pages; it links to two others, so that all can be
 * reached.
 */
export function mixedPage(index: number, count: number) {
  const random = seededRandom(textSeed(index));
  const service = serviceOf(index);
  const facts = { ...factsOf(index, seededRandom(index)), service, heading: startLarge(service) };
  const text = bodyOf(facts, random) + linksFrom(index, count);
  const path = pathOf(index);
  if (isWrittenOut(index)) return { path, ...contentOf({ ...facts, text }, random) };
  const template = templateName(index);
  const values: Row = { ...facts, text };
  const params = Object.fromEntries(
    tokensIn(templates[template]).map((name) => [name, values[name]]),
  );
  return { path, template, params };
}

const startLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function bodyOf(facts: Row, random: Random): string {
  const write = writer(LISTS, facts, random);
  const texts = Array.from({ length: pick(random, [11, 13, 15]) }, () => write("{sentence}"));
  const paragraphs = [texts.slice(0, 4), texts.slice(4, 9), texts.slice(9)];
  return paragraphs.map((paragraph) => paragraph.join(" ")).join("\n\n");
}

function linksFrom(index: number, count: number): string {
  const others = [2 * index + 1, 2 * index + 2].filter((other) => other < count);
  const links = others.map(
    (other) => `- [${startLarge(serviceOf(other))} in ${villageName(other)}](${pathOf(other)})`,
  );
  return links.length > 0 ? `\n\n${links.join("\n")}` : "";
}

/**
 * Six sections: an opening, four in random order with random numbers of entries, and a call to
 * action.
 */
function contentOf({ text, ...facts }: Row, random: Random) {
  const write = writer(LISTS, facts, random);
  const title = write("{heading} in {place}");
  const actions = [{ label: "Call the workshop", link: "phone:", icon: write("{icon}") }];
  const inner: object[] = listSections(write, random);
  const prose = { type: "prose", heading: write("{sectionHeading}"), text };
  inner.splice(Math.floor(random() * 4), 0, prose);
  return {
    label: write("{place}"),
    title,
    description: write("{heading} for riders in {place} and {near}: a price before any work."),
    sections: [
      { type: "hero", heading: title, text: write("{call}"), actions },
      ...inner,
      { type: "ctaBand", heading: write("Bring it in from {place}"), actions },
    ],
  };
}

/** Three sections of different types, with entries of a list; entries do not repeat. */
function listSections(write: (text: string) => string, random: Random) {
  const left = Object.fromEntries(
    Object.entries(LISTS).map(([name, rows]) => [name, pickSome(random, rows)]),
  );
  return pickSome(random, LISTS.type ?? [], 3).map(({ type, field = "", list = "", ...more }) => {
    const [least, most] = [Number(more.least), Number(more.most)];
    const count = least + Math.floor(random() * (most - least + 1));
    const icon = () => (more.icons === "icons" ? { icon: write("{icon}") } : {});
    const entries = left[list]?.splice(0, count) ?? [];
    const written = entries.map((entry) => ({ ...icon(), ...mapped(entry, write) }));
    return { type, heading: write("{sectionHeading}"), [field]: written };
  });
}

const mapped = (row: Row, write: (text: string) => string): Row =>
  Object.fromEntries(Object.entries(row).map(([name, text]) => [name, write(text)]));

const tokensIn = (value: unknown): string[] => [
  ...new Set([...JSON.stringify(value).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)),
];

/** A page with tokens instead of the facts, which become its parameters. */
function templateFrom(seed: number) {
  const random = seededRandom(seed);
  const names = ["service", "heading", "text", ...Object.keys(factsOf(0, random))];
  const content = contentOf(Object.fromEntries(names.map((name) => [name, `{${name}}`])), random);
  const params = tokensIn(content).map((name) => {
    const type = name === "text" ? "markdown" : "text";
    return [name, { type, description: `The value of ${name} on this page` }];
  });
  return { params: Object.fromEntries(params), ...content };
}

export const templates = Object.fromEntries(
  [1, 3, 5].map((index) => [templateName(index), templateFrom(-index)]),
);
