/** Where services have the page of a name, and what people call them. */
const SERVICES: readonly [called: RegExp, page: string][] = [
  [/^(instagram|insta|ig)$/, "https://www.instagram.com/"],
  [/^(facebook|fb|meta)$/, "https://www.facebook.com/"],
  [/^(tiktok|tik tok)$/, "https://www.tiktok.com/@"],
  [/^(youtube|yt)$/, "https://www.youtube.com/@"],
  [/^(x|twitter)$/, "https://x.com/"],
  [/^threads$/, "https://www.threads.net/@"],
  [/^linkedin$/, "https://www.linkedin.com/company/"],
  [/^pinterest$/, "https://www.pinterest.com/"],
  [/^(bluesky|bsky)$/, "https://bsky.app/profile/"],
];

const pageOf = (service: string, name: string): string | undefined => {
  const page = SERVICES.find(([called]) => called.test(service.toLowerCase()))?.[1];
  return page && page + name;
};

/**
 * The address of a page on a service that is written as people say it: `Instagram: @kestrel`,
 * `facebook/kestrel`, `kestrel (TikTok)`, and the names of Mastodon and Bluesky that hold their server.
 */
export function profileOf(text: string): string | undefined {
  const [, mastodon, server] = /^@([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(text) ?? [];
  if (mastodon) return `https://${server}/@${mastodon}`;
  const [, blue] = /^@?([\w-]+\.bsky\.social)$/i.exec(text) ?? [];
  if (blue) return pageOf("bluesky", blue);
  const [, before = "", name = ""] =
    /^([a-z ]+?)(?:\s*[:/|–-]\s*@?|\s+@)([\w.-]+)\/?$/i.exec(text) ?? [];
  const [, first = "", after = ""] =
    /^@?([\w.-]+)\s*(?:\(|on |@ |– |- )\s*([a-z ]+?)\)?$/i.exec(text) ?? [];
  return pageOf(before, name) ?? pageOf(after, first);
}
