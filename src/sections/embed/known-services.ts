import type { Kind } from "./kinds.ts";

export interface KnownService {
  name: string;
  kind: Kind;
  /** Matches hosts, without `www.`. */
  hosts: RegExp;
  /** Matches paths with queries; default: all. */
  paths?: RegExp;
  /** Matches pages that only the owner can see, or that are not the owner's. */
  others?: RegExp;
  /** Another host that may answer in its place. */
  movesTo?: string;
}

const HOME = String.raw`^\/(?:$|\?|#)`;

/** The services that are known by their addresses. schema/fields/frames.ts knows what frames can show. */
export const SERVICES: readonly KnownService[] = [
  {
    name: "Cal.com",
    kind: "booking",
    hosts: /(^|\.)cal\.com$/,
    others: RegExp(`${HOME}|^/(event-types|bookings|availability|settings|auth|apps)(/|$)`),
  },
  {
    name: "Calendly",
    kind: "booking",
    hosts: /(^|\.)calendly\.com$/,
    others: RegExp(`${HOME}|^/(app|event_types|login|signup|integrations)(/|$)`),
  },
  {
    name: "Doctolib",
    kind: "booking",
    hosts: /(^|\.)doctolib\.[a-z.]+$/,
    others: RegExp(`${HOME}|^/(account|appointments|sessions)(/|$)`),
  },
  {
    name: "Treatwell",
    kind: "booking",
    hosts: /(^|\.)treatwell\.[a-z.]+$/,
    others: RegExp(HOME),
  },
  {
    name: "SimplyBook.me",
    kind: "booking",
    hosts: /(^|\.)simplybook\.[a-z.]+$/,
    others: /^\/v2\/(management|login)|^\/(settings|login)/,
  },
  {
    name: "OpenTable",
    kind: "booking",
    hosts: /(^|\.)opentable\.[a-z.]+$/,
    others: RegExp(HOME),
  },
  {
    name: "Momoyoga",
    kind: "classes",
    hosts: /(^|\.)momoyoga\.com$/,
    others: RegExp(`${HOME}|/(admin|login|settings|member)(/|$)`),
  },
  {
    name: "Eventbrite",
    kind: "tickets",
    hosts: /(^|\.)eventbrite\.[a-z.]+$/,
    others: RegExp(`${HOME}|^/(manage|myevent|dashboard|organizations|signin)(/|\\?|$)`),
  },
  {
    name: "Google Forms",
    kind: "form",
    hosts: /^(docs\.google\.com|forms\.gle)$/,
    paths: /^(\/forms\/|\/[\w-]+$)/,
    others: /^\/forms\/(?:u\/\d+\/)?(?:$|d\/[\w-]+\/(edit|prefill|settings))/,
  },
  {
    name: "Microsoft Forms",
    kind: "form",
    hosts: /^forms\.(office\.com|microsoft\.com|cloud\.microsoft)$/,
    others: RegExp(`${HOME}|DesignPage|AnalysisPage`, "i"),
    movesTo: "https://forms.cloud.microsoft/",
  },
  {
    name: "Typeform",
    kind: "form",
    hosts: /(^|\.)typeform\.com$/,
    others: /^\/(create|workspaces)/,
  },
  {
    name: "Tally",
    kind: "form",
    hosts: /^tally\.so$/,
    others: RegExp(`${HOME}|^/(forms|dashboard)/`),
  },
  { name: "Google Calendar", kind: "calendar", hosts: /^calendar\.google\.com$/ },
  { name: "Spotify", kind: "audio", hosts: /^open\.spotify\.com$/, others: RegExp(HOME) },
  { name: "SoundCloud", kind: "audio", hosts: /(^|\.)soundcloud\.com$/, others: RegExp(HOME) },
  { name: "Bandcamp", kind: "audio", hosts: /(^|\.)bandcamp\.com$/ },
  { name: "Apple Music", kind: "audio", hosts: /(^|\.)music\.apple\.com$/ },
  { name: "Apple Podcasts", kind: "audio", hosts: /(^|\.)podcasts\.apple\.com$/ },
];
