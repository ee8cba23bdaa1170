import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SectionData, SectionModel } from "./route.ts";
import type { Link } from "./values.ts";
import { attribute, opaque, type Words } from "./words.ts";

const components = import.meta.glob<string>(["../{sections,ui,layout}/**/*.{ts,tsx}"], {
  ...{ query: "?raw", import: "default", eager: true },
});

const model = {
  title: "Roofs",
  link: { href: "/roofs" } as Link,
  cards: [{ text: "Slate" }],
  ground: "paper" as const,
};
const props = opaque(model);

describe("words", () => {
  it("are the strings they were, and React renders them", () => {
    const { title, link, cards } = props;
    expect(
      renderToStaticMarkup(
        <a href={link.href} title={attribute(title)}>
          {title}: {cards.map(({ text }) => text)}
        </a>,
      ),
    ).toBe('<a href="/roofs" title="Roofs">Roofs: Slate</a>');
  });

  it("are all strings of a model but those that are said to be others", () => {
    const words: Words[] = [props.title, ...props.cards.map(({ text }) => text)];
    const others: string[] = [props.link.href, props.ground];
    expect([...words, ...others]).toEqual(["Roofs", "Slate", "/roofs", "paper"]);
  });

  it("are what the owner wrote, and nothing else of a section", () => {
    const given = (section: SectionModel<"tiers">): Words[] =>
      section.tiers.flatMap(({ name, features, action }) => [name, ...features, action.label]);
    const kept = ({ id, background, tiers }: SectionModel<"tiers">): (string | undefined)[] => [
      ...[id, background],
      ...tiers.map(({ action }) => action.link.href),
    ];
    const computed = ({ heading }: SectionData<"hero">): number => heading.length;
    expect([given, kept, computed]).toHaveLength(3);
  });

  /** None of these compiles, and each would be a page that is filled in wrongly. */
  const forbidden = (words: Words, others: Words[], links: Record<string, Link>) => [
    // @ts-expect-error: nothing compares words with a text
    () => words === "Free",
    // @ts-expect-error: nor so
    () => words !== "Free",
    () => {
      switch (words) {
        // @ts-expect-error: nor so
        case "Free":
          return true;
      }
    },
    // @ts-expect-error: nothing measures them
    () => words.length > 20,
    // @ts-expect-error: nothing looks into them
    () => words.includes("roof"),
    // @ts-expect-error: nor so
    () => /^\d/.test(words),
    // @ts-expect-error: nothing cuts them
    () => words.slice(0, 10),
    // @ts-expect-error: nor so
    () => words[0],
    // @ts-expect-error: nor so
    () => [...words],
    // @ts-expect-error: nothing writes them in other letters
    () => words.toUpperCase(),
    // @ts-expect-error: nothing makes a string of them
    () => `${words}`,
    // @ts-expect-error: nor so
    () => `${words}s`,
    // @ts-expect-error: nor so
    () => words + 1,
    // @ts-expect-error: nor so
    () => words.toString(),
    // @ts-expect-error: nor so
    () => words.valueOf(),
    // @ts-expect-error: nothing puts them in an order
    () => others.sort((one, other) => one.localeCompare(other)),
    // @ts-expect-error: nor so
    () => others.sort((one, other) => (one < other ? -1 : 1)),
    // @ts-expect-error: nothing is looked up by them
    () => links[words],
    // @ts-expect-error: they are no number
    () => Number(words) > +words,
    // @ts-expect-error: and no attribute but by `attribute`
    () => <p title={words} />,
    // @ts-expect-error: nor a key
    () => <p key={words} />,
  ];

  it("cannot be computed with", () => {
    expect(forbidden).toBeTypeOf("function");
  });

  it("become strings in attributes and keys alone", () => {
    for (const [file, source] of Object.entries(components)) {
      const uses = source.match(/\battribute\(/g) ?? [];
      const inPlace = source.match(/\s[\w-]+=\{(\w+ \? )?attribute\([\w.[\]]+\)( : "")?\}/g) ?? [];
      expect(inPlace, file).toHaveLength(uses.length);
    }
    expect(Object.values(components).join()).toContain("={attribute(");
  });
});
