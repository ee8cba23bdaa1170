import { describe, expect, it } from "vitest";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/pages/section.tsx";
import { compiled, withSections } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";

async function answersOf(fixture: keyof typeof fixtures) {
  const { main } = await openSection(siteWith(fixtures[fixture]));
  return [...main.querySelectorAll("details")].map(({ open }) => open);
}

/** The nodes of the page's structured data. */
async function graph(...sections: Parameters<typeof withSections>) {
  const { routes } = await compiled(withSections(...sections), fixtureMedia);
  const data = routes[0]?.head.jsonLd;
  return data && "@graph" in data ? (data["@graph"] as Record<string, unknown>[]) : [];
}

const hero = { type: "hero", heading: "Roofs" } as const;

const question = (name: string, text: string) => ({
  "@type": "Question",
  name,
  acceptedAnswer: { "@type": "Answer", text },
});

describe("faq", () => {
  it("opens as many answers as configured", async () => {
    expect(await answersOf("minimal")).toEqual([false]);
    expect(await answersOf("full")).toEqual([true, false]);
    expect(await answersOf("open")).toEqual([true]);
  });

  it("keeps the paragraphs of list items for search engines", async () => {
    const questions = [{ question: "How?", answer: "- We look.\n\n  Then we lay.\n- Dry" }];
    expect(await graph(hero, { type: "faq", heading: "Questions", questions })).toContainEqual(
      expect.objectContaining({
        mainEntity: [
          question("How?", "<ul><li><p>We look.</p><p>Then we lay.</p></li><li>Dry</li></ul>"),
        ],
      }),
    );
  });

  it("gives search engines the answers, with absolute addresses", async () => {
    const questions = [
      { question: "Do you climb?", answer: "## No\n\nWet slate is *ice*." },
      { question: "Who pays?", answer: "We do & **pay**.  \nSee [below](#end)." },
    ];
    expect(await graph(hero, { type: "faq", heading: "Questions", questions })).toEqual([
      {
        "@type": "FAQPage",
        "@id": "https://roofs.example/#faq",
        mainEntity: [
          question("Do you climb?", "<h3>No</h3><p>Wet slate is <em>ice</em>.</p>"),
          question(
            "Who pays?",
            '<p>We do &amp; <strong>pay</strong>.<br>See <a href="https://roofs.example/#end">below</a>.</p>',
          ),
        ],
      },
    ]);
  });

  it("is one list of questions per page for several sections", async () => {
    const other = { ...fixtures.open, heading: "More" };
    const [page, ...others] = await graph(hero, fixtures.minimal, other);
    expect(others).toEqual([]);
    expect(page?.mainEntity).toEqual([
      question("How long does slate last?", "<p>A hundred years.</p>"),
      question("Is it dry?", "<p>As a bone.</p>"),
    ]);
  });
});
