import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Input } from "../../model/kit/section-definition.ts";
import { headerRules } from "../../output/hosting/headers.ts";
import { servicesOf } from "../../output/hosting/services.ts";
import { findingsOf } from "../../testing/check.ts";
import { SMALL_WEBM } from "../../testing/facts.ts";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import { hydrate, stubBrowser } from "../../testing/pages/dom.tsx";
import { openSection } from "../../testing/pages/section.tsx";
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
] as const;

describe("a video on another site", () => {
  it.each(PLAYERS)("at %s is a link until it is clicked", async (player, page, embedUrl) => {
    const { main, policies } = await open({ type: "video", label: "A gutter", player });
    expect(main.innerHTML).not.toContain("iframe");
    const link = screen.getByRole("link", { name: /Play the film.*A gutter/ });
    expect(link.getAttribute("href")).toBe(page);
    await act(async () => link.click());
    const frame = main.querySelector("iframe");
    expect(frame?.getAttribute("src")).toBe(embedUrl);
    // YouTube requires a referrer.
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
  ])("is rejected if its page has no player: %s", async (player) => {
    const { diagnostics } = await compile(siteWith({ type: "video", label: "A gutter", player }));
    expect(diagnostics).toMatchObject([
      {
        rule: "frame-address",
        path: ["pages", 0, "sections", 0, "player"],
        message: expect.stringContaining("A frame cannot show this page"),
        hint: expect.stringContaining("one film"),
      },
    ]);
  });

  it.each([
    ["https://www.loom.com/share/abc123", "https://www.loom.com/embed/abc123"],
    [
      "https://www.dailymotion.com/video/x8abc",
      "https://geo.dailymotion.com/player.html?video=x8abc",
    ],
    ["https://www.tiktok.com/@roofs/video/7123", "https://www.tiktok.com/player/v1/7123"],
    ["https://roofs.wistia.com/medias/abc", "https://fast.wistia.net/embed/iframe/abc"],
    ["https://streamable.com/abc", "https://streamable.com/e/abc"],
  ])("at %s opens its player", async (player, embedUrl) => {
    const { main } = await open({ type: "video", label: "A gutter", player });
    await act(async () => screen.getByRole("link", { name: /Play the film.*A gutter/ }).click());
    expect(main.querySelector("iframe")?.getAttribute("src")).toBe(embedUrl);
  });

  it.each([
    "https://www.facebook.com/roofs/videos/1",
    "https://fb.watch/abc",
    "https://www.instagram.com/roofs",
    "https://x.com/roofs/status/1",
    "https://twitter.com/roofs/status/1",
    "https://www.linkedin.com/posts/roofs-1",
    "https://www.tiktok.com/@roofs",
    "https://www.twitch.tv/videos/1",
    "https://player.twitch.tv/?video=1",
    "https://drive.google.com/drive/folders/1",
    "https://docs.google.com/document/d/1/edit",
    "https://soundcloud.com/roofs/1",
    "https://www.google.de/search?q=roofs",
    "https://www.eventbrite.co.uk/e/1",
    "https://uk.pinterest.com/roofs",
  ])("is rejected if the company forbids frames: %s", async (player) => {
    const { diagnostics } = await compile(siteWith({ type: "video", label: "A gutter", player }));
    expect(diagnostics).toMatchObject([
      { rule: "frame-address", message: expect.stringContaining("does not let frames") },
    ]);
  });

  it("is not named in the policies of a site without one", async () => {
    const { policies } = await open(fixtures.minimal);
    expect(policies["Content-Security-Policy"]).toContain("frame-src 'none'");
    expect(policies["Permissions-Policy"]).toContain("autoplay=(self)");
  });

  it("names its company", async () => {
    const { main } = await open(fixtures.elsewhere);
    expect(main.textContent).toContain("The film comes from youtube.com,");
  });
});

describe("content on another site that is not a video", () => {
  it.each([
    [
      "https://open.spotify.com/intl-de/show/4x",
      "https://open.spotify.com/embed/show/4x",
      "open.spotify.com",
    ],
    ["https://www.instagram.com/p/Cx1/", "https://www.instagram.com/p/Cx1/embed/", "instagram.com"],
    [
      "https://drive.google.com/file/d/1x/view?usp=sharing",
      "https://drive.google.com/file/d/1x/preview",
      "drive.google.com",
    ],
    [
      "https://podcasts.apple.com/gb/podcast/x/id1",
      "https://embed.podcasts.apple.com/gb/podcast/x/id1",
      "embed.podcasts.apple.com",
    ],
    ["https://calendly.com/roofs", "https://calendly.com/roofs", "calendly.com"],
    [
      "https://classes.other.example/week",
      "https://classes.other.example/week",
      "classes.other.example",
    ],
  ])("is not called a video: %s", async (player, embedUrl, host) => {
    const { main, policies } = await open({
      type: "video",
      label: "The week",
      player,
      poster: "picture.svg",
      date: "2026-03-14",
    });
    expect(main.textContent).not.toMatch(/film/i);
    expect(main.textContent).toContain(`This content comes from ${host}, which`);
    const link = screen.getByRole("link", {
      name: new RegExp(`Show content of ${host}.*The week`),
    });
    await act(async () => link.click());
    expect(main.querySelector("iframe")?.getAttribute("src")).toBe(embedUrl);
    expect(policies["Content-Security-Policy"]).toContain(`frame-src ${new URL(embedUrl).origin};`);
  });
});

describe("a video file", () => {
  it("has subtitles with the name of their language", async () => {
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
  ])("cannot be combined with one on another site: %o", async (fields) => {
    const { diagnostics } = await compile(siteWith({ type: "video", ...fields }), fixtureMedia);
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining("`player` elsewhere") }]);
  });

  it("rejects a picture as a video, and a video as subtitles", async () => {
    const section = {
      ...fixtures.full,
      files: ["picture.svg"],
      captions: [{ file: "film.mp4" }],
    };
    const { diagnostics } = await compile(siteWith(section), fixtureMedia);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'This field needs a video, and "picture.svg" is a picture.',
      'This field needs a file of subtitles, and "film.mp4" is a video.',
    ]);
  });

  it("is described to search engines if its picture and date are known", async () => {
    const structuredData = async (section: Input<typeof schema>) => {
      const [route] = (await compiled(siteWith(section), fixtureMedia)).routes;
      return JSON.stringify(route?.head.jsonLd ?? {});
    };
    const thing = await structuredData(fixtures.full);
    expect(thing).toContain('"thumbnailUrl":"https://roofs.example/media/picture.svg"');
    expect(thing).toContain('"uploadDate":"2026-03-14"');
    expect(thing).toContain('"contentUrl":"https://roofs.example/media/film.webm"');
    expect(await structuredData(fixtures.minimal)).not.toContain("VideoObject");
    expect(await structuredData({ ...fixtures.full, poster: undefined })).not.toContain(
      "VideoObject",
    );
  });

  it("may be large, as it loads on a click", async () => {
    const files = {
      ...fixtureMedia,
      "film.webm": Buffer.concat([SMALL_WEBM, Buffer.alloc(3_000_000)]),
    };
    expect(await findingsOf("media-heavy", siteWith(fixtures.minimal), files)).toEqual([]);
  });
});
