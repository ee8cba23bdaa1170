import { frameProblem, frameUrl } from "./frames.ts";
import { readUrl } from "./urls.ts";

/**
 * The address of the player for an address of YouTube or Vimeo: a film, optionally with its start, a playlist
 * or a showcase. For YouTube, it is the player that stores nothing before it plays. frames.ts has other
 * companies.
 */
export const playerUrl = (address: string): string => playerAt(address) || frameUrl(address);

/** Explains why an iframe cannot show an address; undefined if no reason is known. */
export const playerProblem = (address: string): string | undefined =>
  playerAt(address) === ""
    ? "A frame cannot show this page: it is a channel or a profile, not a film."
    : frameProblem(address);

/** Empty for a page without a player; undefined for other hosts. */
function playerAt(address: string): string | undefined {
  const url = readUrl(address);
  if (!url) return undefined;
  const site = url.host.replace(/^(www|m|music)\./, "");
  if (site === "youtu.be") return youtube(url, url.pathname.slice(1));
  if (site === "youtube.com" || site === "youtube-nocookie.com") return onYoutube(url);
  return site === "vimeo.com" ? onVimeo(url) : undefined;
}

const YOUTUBE = "https://www.youtube-nocookie.com/embed/";
const PLAYLIST = `${YOUTUBE}videoseries`;
const VIMEO = "https://player.vimeo.com/video/";
/**
 * The player of a showcase is its page with `/embed` at the end:
 * https://github.com/yt-dlp/yt-dlp/issues/14006 quotes Vimeo;
 * https://vimeo.zendesk.com/hc/en-us/articles/4416937940365 explains it to owners.
 */
const SHOWCASE = /^https:\/\/vimeo\.com\/showcase\/\d+(?=\/embed)/;

const FILM = /^\/(?:embed|shorts|live|v)\/([\w-]+)/;

function onYoutube(url: URL): string {
  const { pathname, searchParams } = url;
  // A channel's live stream.
  if (pathname === "/embed/live_stream") return url.href;
  const film = pathname === "/watch" ? searchParams.get("v") : FILM.exec(pathname)?.[1];
  if (film && film !== "videoseries") return youtube(url, film);
  const list = searchParams.get("list");
  return list && /^\/(playlist|watch|embed\/videoseries)$/.test(pathname) && isShared(list)
    ? `${PLAYLIST}?list=${list}`
    : "";
}

/** Mixes, Watch later and Liked videos are private. */
const isShared = (list: string) => !/^(RD|WL$|LL$|LM$)/.test(list);

function youtube({ searchParams }: URL, film: string): string {
  const list = searchParams.get("list");
  const start = secondsOf(searchParams.get("start") ?? searchParams.get("t") ?? "");
  return withQuery(YOUTUBE + film, {
    start: start > 0 ? String(start) : undefined,
    list: list && isShared(list) ? list : undefined,
  });
}

/** `90`, `90s`, `1m30s`, `1h2m3s`. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The address of a film may contain its channel, group or showcase; an unlisted film has a key. */
const VIMEO_FILM =
  /^(?:\/(?:channels|groups|album|showcase)\/[^/]+(?:\/videos?)?)?\/(\d+)(?:\/(\w+))?\/?$/;

function onVimeo({ href, pathname, searchParams, hash }: URL): string {
  const [, film, key = searchParams.get("h") ?? undefined] = VIMEO_FILM.exec(pathname) ?? [];
  if (film) return withQuery(VIMEO + film, { dnt: "1", h: key }) + startOf(hash);
  if (/^\/event\/\d+\/embed/.test(pathname)) return href;
  const [, showcase] = /^\/(?:album|showcase)\/(\d+)\/?(?:embed2?)?$/.exec(pathname) ?? [];
  return showcase ? `https://vimeo.com/showcase/${showcase}/embed` : "";
}

const startOf = (hash: string) => (/^#t=\w+$/.test(hash) ? hash : "");

function withQuery(address: string, values: Record<string, string | undefined>): string {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = present.map(([key, value]) => `${key}=${value}`).join("&");
  return query ? `${address}?${query}` : address;
}

const isKnown = (player: string) => player.startsWith(YOUTUBE) || player.startsWith(VIMEO);

/** The page of the film in a player, for browsers that do not show the player. */
export function filmPage(player: string): string {
  const [showcase] = SHOWCASE.exec(player) ?? [];
  if (showcase) return showcase;
  if (!isKnown(player)) return player;
  const { pathname, searchParams, hash } = new URL(player);
  const film = pathname.slice(pathname.lastIndexOf("/") + 1);
  const list = searchParams.get("list") ?? undefined;
  if (player.startsWith(PLAYLIST)) return withQuery("https://www.youtube.com/playlist", { list });
  if (player.startsWith(YOUTUBE)) {
    const start = searchParams.get("start");
    const t = start === null ? undefined : `${start}s`;
    return withQuery("https://www.youtube.com/watch", { v: film, t, list });
  }
  const key = searchParams.get("h");
  return `https://vimeo.com/${film}${key ? `/${key}` : ""}${hash}`;
}

/** The player with autoplay, since the visitor has already pressed a button. */
export function autoplayUrl(player: string): string {
  if (!isKnown(player)) return player;
  const [address = "", hash] = player.split("#");
  const begun = `${address}${address.includes("?") ? "&" : "?"}autoplay=1`;
  return hash === undefined ? begun : `${begun}#${hash}`;
}

/** Explains why an iframe cannot show a map's address; undefined if no reason is known. */
export function mapProblem(address: string): string | undefined {
  const url = readUrl(address);
  if (!url) return undefined;
  const { host, pathname, searchParams } = url;
  const isGoogle = /^(www\.|maps\.)?google\.[a-z.]+$/.test(host) && /^\/(maps|$)/.test(pathname);
  const canGoogle = /^\/maps\/(d\/)?embed/.test(pathname) || searchParams.get("output") === "embed";
  const isShared = /^(maps\.app\.goo\.gl|goo\.gl|maps\.apple\.com|g\.page)$/.test(host);
  const isStreetMap =
    /(^|\.)openstreetmap\.org$/.test(host) && /^\/($|node|way|relation|search)/.test(pathname);
  return isShared || isStreetMap || (isGoogle && !canGoogle)
    ? "A frame cannot show this address: it is a link for sharing the map, not for embedding it."
    : undefined;
}
