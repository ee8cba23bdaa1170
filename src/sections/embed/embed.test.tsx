import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { headerRules } from "../../output/hosting/headers.ts";
import { servicesOf } from "../../output/hosting/services.ts";
import { findingsOf } from "../../testing/check.ts";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import { bilingual, welsh } from "../../testing/languages.ts";
import { hydrate, stubBrowser } from "../../testing/pages/dom.tsx";
import { openSection } from "../../testing/pages/section.tsx";
import { compile, makePage } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";

beforeEach(stubBrowser);

const at = (url: string) => ({ type: "embed", url }) as const;

async function open(section: Parameters<typeof siteWith>[0]) {
  const { main, node, site } = await openSection(siteWith(section));
  await hydrate(main, node);
  const services = servicesOf(site.summary.pages, site.config);
  const [all] = headerRules(services, "https://roofs.example", []);
  return { main, policy: Object.fromEntries(all?.headers ?? [])["Content-Security-Policy"] };
}

const FRAMES = [
  ["https://cal.com/slate/visit", "https://cal.com/slate/visit", "Show free times"],
  [
    "https://slate.simplybook.me/v2/#book/service/3",
    "https://slate.simplybook.me/v2/?widget-type=iframe#book/service/3",
    "Show free times",
  ],
  [
    "https://www.eventbrite.co.uk/e/slate-night-tickets-123456789?aff=x",
    "https://www.eventbrite.com/checkout-external?eid=123456789",
    "Show tickets",
  ],
  [
    "https://docs.google.com/forms/d/e/1Fa/viewform?usp=sharing",
    "https://docs.google.com/forms/d/e/1Fa/viewform?embedded=true",
    "Show the form",
  ],
  [
    "https://open.spotify.com/intl-de/show/4x?si=1",
    "https://open.spotify.com/embed/show/4x",
    "Show the player",
  ],
  [
    "https://www.opentable.com/booking/restref/availability?restRef=1",
    "https://www.opentable.com/booking/restref/availability?restRef=1",
    "Show free times",
  ],
  ["https://visits.example/7", "https://visits.example/7", "Show content of visits.example"],
] as const;

describe("embedded content", () => {
  it.each(FRAMES)("of %s is a link until the button is pressed", async (url, embedUrl, show) => {
    const { main, policy } = await open(at(url));
    expect(main.querySelector("iframe")).toBeNull();
    const link = screen.getByRole("link", { name: new RegExp(`^${show}`) });
    expect(link.getAttribute("href")).toBe(url);
    await act(async () => link.click());
    const frame = main.querySelector("iframe");
    expect(frame?.getAttribute("src")).toBe(embedUrl);
    expect(document.activeElement).toBe(frame);
    expect(policy).toContain(`frame-src ${new URL(embedUrl).origin};`);
  });

  it("of a form of Microsoft may move to its new host", async () => {
    const { policy } = await open(at("https://forms.office.com/Pages/ResponsePage.aspx?id=1"));
    expect(policy).toContain("frame-src https://forms.office.com https://forms.cloud.microsoft;");
  });

  it.each([
    "https://www.doctolib.de/arzt/testford/dr-slate",
    "https://widget.treatwell.co.uk/place/1/menu/",
    "https://www.momoyoga.com/slate/schedule",
    "https://www.opentable.de/r/slate",
    "https://forms.gle/abc123",
  ])("is only a link if frames are refused: %s", async (url) => {
    const { main, policy } = await open(at(url));
    expect(main.textContent).toContain("This leads to");
    expect(policy).toContain("frame-src 'none'");
  });
});

const messagesOf = async (url: string) =>
  (await compile(siteWith(at(url)))).diagnostics.map(({ message, hint }) => `${message} ${hint}`);

describe("an address that does not work", () => {
  it.each([
    [
      '<iframe src="https://cal.com/slate/visit?embed=true"></iframe>',
      '"https://cal.com/slate/visit?embed=true"',
    ],
    [
      '<div class="calendly-inline-widget" data-url="https://calendly.com/slate"></div><script src="https://assets.calendly.com/x.js"></script>',
      '"https://calendly.com/slate"',
    ],
    ["http://visits.example/7", '"https://visits.example/7"'],
    ["https://calendly.com/", "Visitors cannot use this page of Calendly"],
    ["https://app.cal.com/event-types", "Visitors cannot use this page of Cal.com"],
    ["https://docs.google.com/forms/d/1x/edit", "Visitors cannot use this page of Google Forms"],
    ["https://youtu.be/aqz-KE-bpKQ", "a film's"],
  ])("is reported with what to write: %s", async (url, words) => {
    expect(await messagesOf(url)).toEqual([expect.stringContaining(words)]);
  });

  it("is a warning for an unknown service", async () => {
    const config = siteWith(at("https://timetable.yoga-am-see.de/embed/7"));
    expect(await findingsOf("unknown-frame", config)).toMatchObject([
      { hint: expect.stringContaining('"open": "link"') },
    ]);
  });
});

it("is in the privacy notice, in each language", async () => {
  const notice = { type: "privacy", retention: "A year." } as const;
  const pages = [
    makePage({ sections: [fixtures.full, fixtures.minimal, notice] }),
    welsh({ sections: [notice] }),
  ];
  const { site } = await compile(bilingual(pages), fixtureMedia);
  const [english, welshNotice] = (site?.routes ?? []).map(({ sections }) =>
    JSON.stringify(sections.at(-1)),
  );
  expect(english).toContain("Roof Visits (visits.example)");
  expect(english).toContain("the booking of a visit");
  expect(english).toContain("Calendly (calendly.com)");
  expect(welshNotice).toContain("archebu amser neu fwrdd");
  expect(welshNotice).not.toContain("booking");
});
