import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { headerRules } from "../../hosting/headers.ts";
import { servicesOf } from "../../hosting/services.ts";
import type { Input } from "../../model/section-definition.ts";
import { findingsOf } from "../../testing/check.ts";
import { hydrate, stubBrowser } from "../../testing/dom.tsx";
import { SMALL_WEBM } from "../../testing/facts.ts";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/section.tsx";
import { type Config, compile, compiled } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";
import type { schema } from "./schema.ts";

beforeEach(stubBrowser);

async function open(section: Input<typeof schema>, parts: Partial<Config> = {}) {
  const { main, node, site } = await openSection({ ...siteWith(section), ...parts });
  await hydrate(main, node);
  const services = servicesOf(site.summary.pages, site.config);
  const [all] = headerRules(services, "https://roofs.example", []);
  return { main, policies: Object.fromEntries(all?.headers ?? []) };
}

const PLAYERS = [
  [
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3s",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=3&autoplay=1",
  ],
  [
    "https://youtu.be/aqz-KE-bpKQ?t=1m30s&list=PLx1",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s&list=PLx1",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90&list=PLx1&autoplay=1",
  ],
  [
    "https://www.youtube.com/playlist?list=PLx1",
    "https://www.youtube.com/playlist?list=PLx1",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PLx1&autoplay=1",
  ],
  [
    "https://vimeo.com/channels/staff/123#t=90s",
    "https://vimeo.com/123#t=90s",
    "https://player.vimeo.com/video/123?dnt=1&autoplay=1#t=90s",
  ],
  [
    "https://vimeo.com/showcase/7008490",
    "https://vimeo.com/showcase/7008490",
    "https://vimeo.com/showcase/7008490/embed",
  ],
  [
    "https://youtu.be/aqz-KE-bpKQ?si=x",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1",
  ],
  [
    "https://m.youtube.com/shorts/aqz-KE-bpKQ",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1",
  ],
  [
    "https://vimeo.com/123/abc",
    "https://vimeo.com/123/abc",
    "https://player.vimeo.com/video/123?dnt=1&h=abc&autoplay=1",
  ],
  [
    "https://films.example/frame/7",
    "https://films.example/frame/7",
    "https://films.example/frame/7",
  ],
] as const;

describe("a film elsewhere", () => {
  it.each(PLAYERS)("at %s is a link until it is pressed", async (player, page, embedUrl) => {
    const { main, policies } = await open({ type: "video", label: "A gutter", player });
    expect(main.innerHTML).not.toContain("iframe");
    const link = screen.getByRole("link", { name: /Play the film.*A gutter/ });
    expect(link.getAttribute("href")).toBe(page);
    await act(async () => link.click());
    const frame = main.querySelector("iframe");
    expect(frame?.getAttribute("src")).toBe(embedUrl);
    // YouTube shows nothing to who does not say from where.
    expect(frame?.getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
    const { origin } = new URL(embedUrl);
    expect(policies["Content-Security-Policy"]).toContain(`frame-src ${origin};`);
    expect(policies["Permissions-Policy"]).toContain(`autoplay=(self "${origin}")`);
  });

  it.each([
    "https://www.youtube.com/@roofs",
    "https://www.youtube.com/channel/UCabc",
    "https://www.youtube.com/c/roofs/videos",
    "https://www.youtube.com/playlist?list=WL",
    "https://www.youtube.com/results?search_query=roofs",
    "https://vimeo.com/roofs",
    "https://vimeo.com/channels/staffpicks",
  ])("is not taken from a page without a player: %s", async (player) => {
    const { diagnostics } = await compile(siteWith({ type: "video", label: "A gutter", player }));
    expect(diagnostics).toMatchObject([
      {
        rule: "frame-address",
        path: ["pages", 0, "sections", 0, "player"],
        message: expect.stringContaining("No frame can show this page"),
        hint: expect.stringContaining("one film"),
      },
    ]);
  });

  it("is named in the policies of no site without one", async () => {
    const { policies } = await open(fixtures.minimal);
    expect(policies["Content-Security-Policy"]).toContain("frame-src 'none'");
    expect(policies["Permissions-Policy"]).toContain("autoplay=(self)");
  });

  it("says whose it is", async () => {
    const { main } = await open(fixtures.elsewhere);
    expect(main.textContent).toContain("The film comes from youtube.com,");
  });
});

describe("a film of one's own", () => {
  it("has its subtitles by the name of their language", async () => {
    const { main } = await open(fixtures.full);
    const track = main.querySelector("track");
    expect([track?.srclang, track?.label, track?.getAttribute("src")]).toEqual([
      "cy",
      "Cymraeg",
      "/media/words.vtt",
    ]);
    const captions = [{ file: "words.vtt" }];
    const german = await open({ ...fixtures.minimal, captions }, { language: "de" });
    const own = german.main.querySelector("track");
    expect([own?.srclang, own?.label]).toEqual(["de", "Deutsch"]);
  });

  it.each([
    { label: "A film" },
    { label: "A film", files: ["film.mp4"], player: "https://films.example/7" },
    { label: "A film", captions: [{ file: "words.vtt" }], player: "https://films.example/7" },
  ])("is not mixed with one elsewhere: %o", async (fields) => {
    const { diagnostics } = await compile(siteWith({ type: "video", ...fields }), fixtureMedia);
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining("`player` elsewhere") }]);
  });

  it("has no picture for a film, nor a film for subtitles", async () => {
    const section = {
      ...fixtures.full,
      files: ["picture.svg"],
      captions: [{ file: "film.mp4" }],
    };
    const { diagnostics } = await compile(siteWith(section), fixtureMedia);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'A video belongs here, and "picture.svg" is a picture.',
      'A file of subtitles belongs here, and "film.mp4" is a video.',
    ]);
  });

  it("is told to search engines where its picture and its date are known", async () => {
    const told = async (section: Input<typeof schema>) => {
      const [route] = (await compiled(siteWith(section), fixtureMedia)).routes;
      return JSON.stringify(route?.head.jsonLd ?? {});
    };
    const thing = await told(fixtures.full);
    expect(thing).toContain('"thumbnailUrl":"https://roofs.example/media/picture.svg"');
    expect(thing).toContain('"uploadDate":"2026-03-14"');
    expect(thing).toContain('"contentUrl":"https://roofs.example/media/film.webm"');
    expect(await told(fixtures.minimal)).not.toContain("VideoObject");
    expect(await told({ ...fixtures.full, poster: undefined })).not.toContain("VideoObject");
  });

  it("may be long: nobody waits for it who has not pressed play", async () => {
    const files = {
      ...fixtureMedia,
      "film.webm": Buffer.concat([SMALL_WEBM, Buffer.alloc(3_000_000)]),
    };
    expect(await findingsOf("media-heavy", siteWith(fixtures.minimal), files)).toEqual([]);
  });
});
