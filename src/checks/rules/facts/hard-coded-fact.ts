import type { Site } from "../../../../schema/site.ts";
import type { Facts } from "../../../business/facts/locations.ts";
import { memoize } from "../../../lib/memoize.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { SourceText } from "../../engine/source-texts.ts";
import {
  type TypedAddress,
  type TypedFact,
  typedAddresses,
  typedFacts,
} from "./shared/typed-facts.ts";

export const hardCodedFact = defineCheck({
  id: "hard-coded-fact",
  severity: "warning",
  summary: "Each fact of the business is written once, and texts use its token.",
  explanation:
    "When your number or address changes, you will change it under business and forget the texts that " +
    "have it typed in. Customers then call a dead number. Write {business.phone} or " +
    "{business.email} in texts, and phone:, email: or whatsapp: in links.",
  *checkText(written, { config }) {
    const { path, value } = written;
    for (const { name, found, start, token, fixed, origin } of typedIn(written, config)) {
      yield {
        path,
        repeats: origin,
        within: { start, length: found.length },
        message: `The ${name} ${found} is typed in here. If it changes, this text still shows the old one.`,
        hint: `Write ${token} in its place.`,
        fix: fixed === value ? undefined : { kind: "replace", value: fixed },
      };
    }
  },
});

/** Compiled once per site. */
const patternsOf = memoize((config: Facts) => {
  const known = new Map<string, { facts: TypedFact[]; addresses: TypedAddress[] }>();
  return (location = "") => {
    const patterns = known.get(location) ?? {
      facts: typedFacts(config, location),
      addresses: typedAddresses(config, location),
    };
    known.set(location, patterns);
    return patterns;
  };
});

/** The location that a page is about: the only one it names. */
const locationOf = memoize((page: object): string | undefined => {
  const named = [...JSON.stringify(page).matchAll(OF_LOCATION)].map(([, name = ""]) => name);
  return new Set(named).size === 1 ? named[0] : undefined;
});

const OF_LOCATION = /(?:\{locations\.|"location":"|"(?:phone|email|whatsapp):)(\w+)/g;

interface Typed extends Pick<TypedFact, "origin" | "name" | "token"> {
  found: string;
  start: number;
  /** The text with the token; unchanged where the token cannot be inserted safely. */
  fixed: string;
}

/** Every fact has one of these: a fast first test. */
const SIGN = /[@\d]/;

function typedIn(written: SourceText, config: Site): Typed[] {
  if (!SIGN.test(written.value)) return [];
  const found = typedOf(written, config);
  const location = found.length > 0 && written.entry ? locationOf(written.entry) : undefined;
  return location === undefined ? found : typedOf(written, config, location);
}

/** Prefers the facts of the named location to equal ones of the business. */
function typedOf(written: SourceText, config: Facts, location?: string): Typed[] {
  const { facts, addresses } = patternsOf(config)(location);
  return [
    ...addresses.flatMap((address) => typedAddress(written, address) ?? []),
    ...facts.flatMap((fact) => typedFact(written, fact) ?? []),
  ];
}

function typedFact({ kind, value }: SourceText, fact: TypedFact): Typed | undefined {
  if (!mayHold(kind, value, fact)) return undefined;
  let first: Pick<Typed, "found" | "start"> | undefined;
  const fixed = value.replace(fact.pattern, (found, start: number) => {
    if (found.startsWith("](")) return found;
    first ??= { found, start };
    return fact.token;
  });
  return first && { ...fact, ...first, fixed };
}

/** In an address, only the token for an email address gives the same characters. */
function mayHold(kind: SourceText["kind"], value: string, { token }: TypedFact): boolean {
  if (kind === "text" || kind === "markdown") return true;
  if (kind === "link" && /^(email|whatsapp):/.test(value)) return true;
  const isAddress = kind === "endpoint" || (kind === "link" && /^https:/.test(value));
  return isAddress && token.endsWith(".email}");
}

function typedAddress({ kind, value }: SourceText, address: TypedAddress): Typed | undefined {
  const { asLink, inText, token, message } = address;
  if (kind === "link") {
    const [found, query] = asLink.exec(value) ?? [];
    if (found === undefined) return undefined;
    const words = new URLSearchParams(query).get(message) ?? "";
    const link = words && !token.endsWith(":") ? `${token}:` : token;
    return { ...address, found, start: 0, fixed: link + words };
  }
  if (kind !== "markdown" || !value.includes("](")) return undefined;
  const [found] = value.match(inText) ?? [];
  if (found === undefined) return undefined;
  const start = value.search(inText);
  // The first message may have characters that end a Markdown link, so it is not fixed automatically.
  const fixed = value.replace(inText, (all, _, query?: string) => (query ? all : token));
  return { ...address, found, start, fixed };
}
