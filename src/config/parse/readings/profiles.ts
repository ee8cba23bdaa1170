/** The address of a profile on each service, and the service's names. */
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
 * The address of a profile in a common notation: `Instagram: @kestrel`, `facebook/kestrel`, `kestrel
 * (TikTok)`, or a name of Mastodon or Bluesky with its server.
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
