import { readUrl } from "./urls.ts";

/** What a company lets other sites show in a frame, by its own documentation or the headers that it sends. */
interface FrameHost {
  /** The host, without `www.`; hosts below it count as well, and of a name alone those of all countries. */
  host: string;
  /** The paths, each with its query, that frames can show; left out, all. */
  shows?: RegExp;
  /** Pages whose form for frames follows from their address: what they look like, and that form. */
  pages?: readonly (readonly [page: RegExp, frame: string])[];
  /** What to write, where that does not follow. */
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
    "eventbrite",
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

interface Found {
  entry: FrameHost | undefined;
  /** Path and query. */
  rest: string;
}

function look(address: string): Found | undefined {
  const url = readUrl(address);
  if (!url) return undefined;
  const { hostname, pathname, search } = url;
  const host = hostname.replace(/^(www|m)\./, "");
  const whole = [host, host.replace(/\.(com|(com?\.)?[a-z]{2})$/, "")];
  const entry = FRAME_HOSTS.find((each) =>
    whole.some((name) => name === each.host || name.endsWith(`.${each.host}`)),
  );
  return { entry, rest: pathname + search };
}

/** The form of a page that frames can show, where that follows from the page's address. */
export function frameUrl(address: string): string {
  const { entry, rest } = look(address) ?? {};
  if (!entry || rest === undefined || entry.shows?.test(rest) !== false) return address;
  const [page, frame] = entry.pages?.find(([each]) => each.test(rest)) ?? [];
  return page?.exec(rest)?.[0].replace(page, frame ?? "") ?? address;
}

/** Why no frame can show what is at an address, as far as is known. */
export function frameFault(address: string): string | undefined {
  const { entry, rest } = look(frameUrl(address)) ?? {};
  if (!entry?.shows || rest === undefined || entry.shows.test(rest)) return undefined;
  const otherwise =
    entry.write === undefined ? "" : ` Frames can show addresses such as ${entry.write}.`;
  return `${entry.host} does not let frames of other sites show this page.${otherwise}`;
}

/** Whether it is known that frames can show what a company has there. */
export const isKnownToFrames = (address: string): boolean => look(address)?.entry !== undefined;

/** Whether what is there is a film, as far as is known. */
export const isFilm = (address: string): boolean => look(address)?.entry?.isFilm === true;
