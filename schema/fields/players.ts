/**
 * The player of a film at YouTube or Vimeo, by the address that one copies there; at YouTube the one that
 * stores nothing before it plays. Any other address is taken for a player's own.
 */
export function playerUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  const site = host.replace(/^(www|m)\./, "");
  const [first = "", second = ""] = pathname.split("/").slice(1);
  if (site === "youtu.be") return youtube(first);
  if (site === "youtube.com") return youtube(searchParams.get("v") ?? second);
  // A film that is not listed has a second part.
  const key = second || searchParams.get("h");
  if (site === "vimeo.com") return `${VIMEO}${first}?dnt=1${key ? `&h=${key}` : ""}`;
  return address;
}

const YOUTUBE = "https://www.youtube-nocookie.com/embed/";
const VIMEO = "https://player.vimeo.com/video/";

const youtube = (film: string) => YOUTUBE + film;

/** The page of a film for those whose browser shows no player, by the address of that. */
export function filmPage(player: string): string {
  if (!player.startsWith(YOUTUBE) && !player.startsWith(VIMEO)) return player;
  const { pathname, searchParams } = new URL(player);
  const film = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (player.startsWith(YOUTUBE)) return `https://www.youtube.com/watch?v=${film}`;
  const key = searchParams.get("h");
  return `https://vimeo.com/${film}${key ? `/${key}` : ""}`;
}

/** The same player, which begins by itself: whoever has pressed once need not press again. */
export function startingByItself(player: string): string {
  if (!player.startsWith(YOUTUBE) && !player.startsWith(VIMEO)) return player;
  return `${player}${player.includes("?") ? "&" : "?"}autoplay=1`;
}
