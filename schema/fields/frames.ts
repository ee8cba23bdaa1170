import { readUrl } from "./urls.ts";

/** What a company lets other sites display in a frame, according to its documentation or its headers. */
interface FrameHost {
  /**
   * The host, without `www.`; its subdomains match, too. A name without a top-level domain matches all of
   * them.
   */
  host: string;
  /** Matches paths with queries that frames can show; default: all. */
  shows?: RegExp;
  /** Patterns of pages, with the frame addresses that follow from them; one with a slash is on the same host. */
  pages?: readonly (readonly [page: RegExp, frame: string])[];
  /** An example of a frame address, if it does not follow from the page's. */
  write?: string;
  isFilm?: true;
}

const NOTHING = /^(?!)/;

const FRAME_HOSTS: readonly FrameHost[] = [
  { host: "youtube.com", isFilm: true },
  { host: "youtube-nocookie.com", isFilm: true },
  { host: "vimeo.com", isFilm: true },
  {
    host: "loom.com",
    isFilm: true,
    shows: /^\/embed\//,
    pages: [[/^\/share\/(\w+)/, "https://www.loom.com/embed/$1"]],
  },
  {
    host: "dailymotion.com",
    isFilm: true,
    shows: /^\/(embed\/|player)/,
    pages: [[/^\/video\/(\w+)/, "https://geo.dailymotion.com/player.html?video=$1"]],
  },
  {
    host: "dai.ly",
    isFilm: true,
    shows: NOTHING,
    pages: [[/^\/(\w+)$/, "https://geo.dailymotion.com/player.html?video=$1"]],
  },
  { host: "wistia.net", isFilm: true },
  {
    host: "wistia.com",
    isFilm: true,
    shows: /^\/embed\//,
    pages: [[/^\/medias\/(\w+)/, "https://fast.wistia.net/embed/iframe/$1"]],
  },
  {
    host: "streamable.com",
    isFilm: true,
    shows: /^\/[eo]\//,
    pages: [[/^\/(\w+)$/, "https://streamable.com/e/$1"]],
  },
  { host: "mediadelivery.net", isFilm: true },
  { host: "rumble.com", isFilm: true, shows: /^\/embed\//, write: "https://rumble.com/embed/v1" },
  {
    host: "player.twitch.tv",
    isFilm: true,
    shows: /[?&]parent=/,
    write: "https://player.twitch.tv/?video=1&parent=your-domain.example",
  },
  {
    host: "twitch.tv",
    isFilm: true,
    shows: NOTHING,
    write: "https://player.twitch.tv/?video=1&parent=your-domain.example",
  },
  {
    host: "tiktok.com",
    isFilm: true,
    shows: /^\/(embed|player)\//,
    pages: [[/^\/@[^/]+\/video\/(\d+)/, "https://www.tiktok.com/player/v1/$1"]],
  },
  {
    host: "instagram.com",
    shows: /^\/[^/]+(\/[^/]+)?\/embed/,
    pages: [[/^\/(?:[^/]+\/)?(p|reel|tv)\/([\w-]+)/, "https://www.instagram.com/$1/$2/embed/"]],
  },
  {
    host: "facebook.com",
    shows: /^\/(v[\d.]+\/)?plugins\//,
    write:
      "https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fyou%2Fvideos%2F1",
  },
  { host: "fb.watch", shows: NOTHING },
  {
    host: "platform.twitter.com",
    shows: /^\/embed\//,
  },
  ...["x.com", "twitter.com", "t.co"].map((host) => ({ host, shows: NOTHING })),
  {
    host: "linkedin.com",
    shows: /^\/embed\//,
    write: "https://www.linkedin.com/embed/feed/update/urn:li:share:1",
  },
  { host: "threads.net", shows: /\/embed/ },
  { host: "threads.com", shows: /\/embed/ },
  { host: "assets.pinterest.com", shows: /^\/ext\/embed/ },
  ...["pinterest", "pin.it", "reddit.com", "snapchat.com", "whatsapp.com", "wa.me"].map((host) => ({
    host,
    shows: NOTHING,
  })),
  {
    host: "drive.google.com",
    shows: /^\/(file\/d\/[^/]+\/preview|embeddedfolderview)/,
    pages: [[/^\/file\/d\/([\w-]+)/, "https://drive.google.com/file/d/$1/preview"]],
  },
  {
    host: "docs.google.com",
    shows: /\/(embed|pubhtml|pub\?|viewform.*embedded=true|preview)/,
    pages: [[/^(\/forms\/[^?]+\/viewform)/, "https://docs.google.com$1?embedded=true"]],
  },
  {
    host: "calendar.google.com",
    shows: /^\/calendar\/(u\/\d+\/)?(embed|appointments)/,
    write: "https://calendar.google.com/calendar/embed?src=you",
  },
  {
    host: "open.spotify.com",
    shows: /^\/embed/,
    pages: [
      [
        /^\/(?:intl-\w+\/)?(track|album|playlist|artist|show|episode)\/(\w+)/,
        "https://open.spotify.com/embed/$1/$2",
      ],
    ],
  },
  { host: "w.soundcloud.com", shows: /^\/player/ },
  {
    host: "soundcloud.com",
    shows: NOTHING,
    write: "https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/you/1",
  },
  { host: "embed.music.apple.com" },
  { host: "embed.podcasts.apple.com" },
  ...["music", "podcasts"].map((name) => ({
    host: `${name}.apple.com`,
    shows: NOTHING,
    pages: [[/^(\/.+)/, `https://embed.${name}.apple.com$1`]] as const,
  })),
  {
    host: "bandcamp.com",
    shows: /^\/EmbeddedPlayer/,
    write: "https://bandcamp.com/EmbeddedPlayer/album=1/",
  },
  {
    host: "forms.office.com",
    shows: /[?&]embed=true/,
    pages: [[/^(\/Pages\/ResponsePage\.aspx\?[^#]+)/i, "https://forms.office.com$1&embed=true"]],
  },
  {
    host: "forms.cloud.microsoft",
    shows: /[?&]embed=true/,
    pages: [
      [/^(\/Pages\/ResponsePage\.aspx\?[^#]+)/i, "https://forms.cloud.microsoft$1&embed=true"],
    ],
  },
  // A short address leads to another host, which the security policy does not allow.
  ...["forms.gle", "forms.microsoft.com"].map((host) => ({ host, shows: NOTHING })),
  {
    host: "simplybook",
    shows: /[?&]widget-type=iframe/,
    pages: [[/^\/(?:v2\/?)?(?:\?.*)?$/, "/v2/?widget-type=iframe"]],
  },
  {
    host: "opentable",
    shows: /^\/(widget\/reservation\/canvas|booking\/restref\/)/,
    write: "https://www.opentable.com/widget/reservation/canvas?rid=1",
  },
  {
    host: "eventbrite",
    shows: /^\/checkout-external\?/,
    pages: [[/^\/e\/(?:[^/?]*-)?(\d{6,})/, "https://www.eventbrite.com/checkout-external?eid=$1"]],
  },
  ...["doctolib", "treatwell", "momoyoga.com"].map((host) => ({ host, shows: NOTHING })),
  ...["calendly.com", "cal.com", "typeform.com", "tally.so", "matterport.com"].map((host) => ({
    host,
  })),
  ...[
    "google",
    "github.com",
    "amazon",
    "tripadvisor",
    "yelp",
    "trustpilot",
    "booking.com",
    "paypal.com",
    "etsy",
    "dropbox.com",
    "1drv.ms",
    "onedrive.live.com",
    "icloud.com",
    "photos.app.goo.gl",
    "photos.google.com",
    "bit.ly",
    "linktr.ee",
  ].map((host) => ({ host, shows: NOTHING })),
];

interface HostMatch {
  entry: FrameHost | undefined;
  pathAndQuery: string;
}

function findHost(address: string): HostMatch | undefined {
  const url = readUrl(address);
  if (!url) return undefined;
  const { hostname, pathname, search } = url;
  const host = hostname.replace(/^(www|m)\./, "");
  const names = [host, host.replace(/\.(com|(com?\.)?[a-z]{2})$/, "")];
  const entry = FRAME_HOSTS.find((each) =>
    names.some((name) => name === each.host || name.endsWith(`.${each.host}`)),
  );
  return { entry, pathAndQuery: pathname + search };
}

/** The address for frames, if it follows from the page's address; otherwise the address itself. */
export function frameUrl(address: string): string {
  const { entry, pathAndQuery } = findHost(address) ?? {};
  if (!entry || pathAndQuery === undefined || entry.shows?.test(pathAndQuery) !== false)
    return address;
  const [page, frame] = entry.pages?.find(([each]) => each.test(pathAndQuery)) ?? [];
  const found = page?.exec(pathAndQuery)?.[0].replace(page, frame ?? "");
  if (!found?.startsWith("/")) return found ?? address;
  const { origin, hash } = new URL(address);
  return origin + found + hash;
}

/** Explains why a frame cannot show an address; undefined if no reason is known. */
export function frameProblem(address: string): string | undefined {
  const { entry, pathAndQuery } = findHost(frameUrl(address)) ?? {};
  if (!entry?.shows || pathAndQuery === undefined || entry.shows.test(pathAndQuery))
    return undefined;
  const otherwise =
    entry.write === undefined ? "" : ` Frames can show addresses such as ${entry.write}.`;
  return `${entry.host} does not let frames of other sites show this page.${otherwise}`;
}

/** Whether the list has the host of an address. */
export const isKnownToFrames = (address: string): boolean => findHost(address)?.entry !== undefined;

/** Whether the address is known to be a film's. */
export const isFilm = (address: string): boolean => findHost(address)?.entry?.isFilm === true;
