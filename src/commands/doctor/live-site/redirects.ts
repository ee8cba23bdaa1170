import { counted, firstFew } from "../../../lib/amounts.ts";
import { sampleEvenly } from "../../../lib/lists.ts";
import type { Reply } from "../../../lib/network/client.ts";
import { decodedPath, encodedPath } from "../../../model/addresses.ts";
import { REDIRECTS_URL } from "../../../output/hosting/redirects.ts";
import {
  eachOnce,
  type MovedAddress,
  parseRedirectsFile,
} from "../../../output/hosting/redirects-file.ts";
import { ifAny, resultsIn } from "../result.ts";
import {
  builtFile,
  isPermanent,
  type LiveSite,
  type Probe,
  redirectTarget,
  urlAt,
} from "./live.ts";

const old = resultsIn("Old addresses");

/** The maximum number of redirects to test, sampled from the whole list. */
const MOST = 8;

const REST = "plumbline";

const isPattern = ({ from }: MovedAddress) => from.endsWith("/*");

/** The redirects of the build. */
const builtRedirects = (live: LiveSite): MovedAddress[] =>
  eachOnce(parseRedirectsFile(builtFile(live, REDIRECTS_URL)?.toString() ?? ""));

const addressOf = ({ from, query }: MovedAddress): string =>
  query.length > 0 ? `${encodedPath(from)}?${query.join("&")}` : encodedPath(from);

interface RedirectAttempt {
  from: string;
  outcome: "leads there" | "for now" | "by a page" | "no pattern" | "astray";
}

async function attempt(live: LiveSite, redirect: MovedAddress): Promise<RedirectAttempt> {
  const from = addressOf(redirect);
  const to = new URL(redirect.to.replace(":splat", REST), live.origin);
  const reply = await live.ask(urlAt(live, from.replace(/\*$/, REST)));
  return { from: decodedPath(from), outcome: outcomeOf(reply, to, redirect, live) };
}

function outcomeOf(
  reply: Reply,
  to: URL,
  redirect: MovedAddress,
  live: LiveSite,
): RedirectAttempt["outcome"] {
  const target = redirectTarget(reply);
  const isThere = target && target.pathname + target.hash === to.pathname + to.hash;
  // A host may also redirect to its canonical name.
  if (isThere && (target.origin === to.origin || to.origin === live.origin.origin))
    return isPermanent(reply) ? "leads there" : "for now";
  if (reply.status === 200 && /<meta http-equiv="refresh"/.test(reply.body.toString()))
    return "by a page";
  return isPattern(redirect) && reply.status === 404 ? "no pattern" : "astray";
}

/** Whether old addresses redirect as configured. */
export const redirectsProbe: Probe = async (live) => {
  const all = builtRedirects(live);
  if (all.length === 0) return [];
  const tried = await Promise.all(sampleEvenly(all, MOST).map((each) => attempt(live, each)));
  const those = (found: RedirectAttempt["outcome"]) =>
    tried.filter((each) => each.outcome === found).map(({ from }) => from);
  const answers = [
    ...ifAny(those("astray"), (from) =>
      old.wrong(
        `${counted(from.length, "old address", "old addresses")} of those tested ${from.length === 1 ? "does" : "do"} not redirect as the config says: ${firstFew(from)}.`,
        "Publish all files of the build; the guide says which file your host reads for redirects.",
      ),
    ),
    ...ifAny(those("no pattern"), (from) =>
      old.toDo(
        `${firstFew(from)} responds with 404: this host has no redirects for everything below an address.`,
        "List the old addresses one by one; each then gets a page that redirects.",
      ),
    ),
    ...ifAny(those("for now"), (from) =>
      old.toDo(
        `${firstFew(from)} redirects temporarily (302): search engines keep the old address.`,
        "Have your host respond with 301.",
      ),
    ),
    ...ifAny(those("by a page"), (from) =>
      old.note(
        `This host has no redirects, so a page redirects: ${firstFew(from)}. Search engines treat that as a redirect.`,
      ),
    ),
  ];
  const asked = tried.length < all.length ? `${tried.length} of ${all.length} tested: all` : "All";
  return answers.length > 0
    ? answers
    : [old.ok(`${asked} old addresses redirect permanently (301).`)];
};
