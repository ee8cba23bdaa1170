import { type Slots, writeOut } from "./grammar.ts";
import { bodies, calls, headings, icons, numbers, points, services } from "./mixed-texts.ts";
import { slugOf, villageName } from "./names.ts";
import { placeFacts } from "./place-facts.ts";
import { pick, pickSome, type Random, seededRandom } from "./random.ts";

/** Every second page is written out, the others are made from one of three templates. */
const FORMS = 6;

const templateName = (index: number): string => `workshop${Math.floor((index % FORMS) / 2) + 1}`;
const isWrittenOut = (index: number): boolean => index % 2 === 0;

export const TEMPLATE = templateName(1);
export const isOfTemplate = (index: number): boolean => index % FORMS === 1;

const serviceOf = (index: number): string => services[index % services.length] ?? "";

export const pathOf = (index: number): string =>
  `/${slugOf(serviceOf(index)).replace("’", "")}-${slugOf(villageName(index))}`;

/** Of every three pages of one form the second says what an earlier one says, of another place. */
function wordsOf(index: number): number {
  const before = Math.floor(index / FORMS);
  if (before % 3 !== 1) return index;
  const steps = 1 + Math.floor(seededRandom(index)() * before);
  return wordsOf(index - FORMS * steps);
}

/** The page with this number, of so many; it links to two others, so that all are found. */
export function mixedPage(index: number, count: number) {
  const random = seededRandom(wordsOf(index));
  const slots = { ...placeFacts(index, seededRandom(index)), ...naming(serviceOf(index)) };
  const body = withLinks(writeBody(slots, random), index, count);
  const path = pathOf(index);
  if (isWrittenOut(index)) return { path, ...content(slots, body, random) };
  const template = templateName(index);
  const used = tokensOf(templates[template]);
  const params = Object.fromEntries(used.map((name) => [name, { ...slots, text: body }[name]]));
  return { path, template, params };
}

const naming = (service: string): Slots => ({
  service,
  heading: service.charAt(0).toUpperCase() + service.slice(1),
});

function writeBody(slots: Slots, random: Random): string {
  const count = pick(random, [11, 13, 15]);
  const sentences = pickSome(random, bodies, count).map((one) => writeOut(one, slots, random));
  return [sentences.slice(0, 4), sentences.slice(4, 9), sentences.slice(9)]
    .map((paragraph) => paragraph.join(" "))
    .join("\n\n");
}

function withLinks(body: string, index: number, count: number): string {
  const others = [2 * index + 1, 2 * index + 2].filter((other) => other < count);
  const links = others.map((other) => {
    const { heading } = naming(serviceOf(other));
    return `- [${heading} in ${villageName(other)}](${pathOf(other)})`;
  });
  return links.length > 0 ? `${body}\n\n${links.join("\n")}` : body;
}

type Section = { type: string; [field: string]: unknown };

/** Six sections: an opening, four in an order of chance with as many entries as it wills, a call. */
function content(slots: Slots, body: string, random: Random) {
  const line = (text: string) => writeOut(text, slots, random);
  const left = pickSome(random, points, points.length);
  const some = (least: number, most: number) =>
    left
      .splice(0, least + Math.floor(random() * (most - least + 1)))
      .map(([title, text]) => ({ title: line(title), text: line(text) }));
  const withIcon = (entry: object) => ({ icon: pick(random, icons), ...entry });
  const [first = "", ...titles] = pickSome(random, headings, 4).map(line);
  const inner: readonly ((heading: string) => Section)[] = [
    (heading) => ({ type: "featureGrid", heading, cards: some(2, 5).map(withIcon) }),
    (heading) => ({ type: "checklist", heading, items: some(2, 6) }),
    (heading) => ({ type: "steps", heading, steps: some(2, 4) }),
    (heading) => ({ type: "valueBand", heading, items: some(2, 4).map(withIcon) }),
    (heading) => ({ type: "figures", heading, figures: pickSome(random, numbers, 3) }),
  ];
  const chosen = pickSome(random, inner, 3).map((make, at) => make(titles[at] ?? ""));
  const prose: Section = { type: "prose", heading: first, text: body };
  chosen.splice(Math.floor(random() * 4), 0, prose);
  const actions = [{ label: "Call the workshop", link: "phone:", icon: pick(random, icons) }];
  const heading = line("{heading} in {place}");
  const end = line("Bring it in from {place}");
  return {
    label: line("{place}"),
    title: heading,
    description: line(
      "{heading} for riders in {place} and {near}: a price before any work starts.",
    ),
    sections: [
      { type: "hero", heading, text: line(pick(random, calls)), actions },
      ...chosen,
      { type: "ctaBand", heading: end, actions },
    ],
  };
}

const tokensOf = (value: unknown): string[] => [
  ...new Set([...JSON.stringify(value).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)),
];

/** A page with a token in the place of each fact, and all these as parameters. */
function template(seed: number) {
  const random = seededRandom(seed);
  const names = ["service", "heading", ...Object.keys(placeFacts(0, random))];
  const tokens = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  const made = content(tokens, "{text}", random);
  const params = tokensOf(made).map((name) => {
    const type = name === "text" ? "markdown" : "text";
    return [name, { type, description: `What stands for ${name} on this page` }];
  });
  return { params: Object.fromEntries(params), ...made };
}

export const templates = Object.fromEntries(
  [1, 3, 5].map((index) => [templateName(index), template(-index)]),
);
