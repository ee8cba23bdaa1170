import { type Answer, answersOf } from "../doctor/answer.ts";
import { REDIRECTS_URL } from "../hosting/redirects.ts";
import { wirePath, writtenPath } from "../model/addresses.ts";
import type { Reply } from "../network/ask.ts";
import { eachOnce, type MovedAddress, parseRedirectsFile } from "../server/redirects-file.ts";
import { counted, firstFew } from "../util/amounts.ts";
import { sampleEvenly } from "../util/lists.ts";
import { at, builtFile, isForGood, type Live, type Question, targetOf } from "./live.ts";

const old = answersOf("Old addresses");

/** So many are asked for, from all over the list. */
const MOST = 8;

const REST = "plumbline";

const isPattern = ({ from }: MovedAddress) => from.endsWith("/*");

/** The redirects of the build. */
const writtenFor = (live: Live): MovedAddress[] =>
  eachOnce(parseRedirectsFile(builtFile(live, REDIRECTS_URL)?.toString() ?? ""));

const addressOf = ({ from, query }: MovedAddress): string =>
  query.length > 0 ? `${wirePath(from)}?${query.join("&")}` : wirePath(from);

interface Tried {
  from: string;
  found: "leads there" | "for now" | "by a page" | "no pattern" | "astray";
}

async function attempt(live: Live, redirect: MovedAddress): Promise<Tried> {
  const from = addressOf(redirect);
  const to = new URL(redirect.to.replace(":splat", REST), live.origin);
  const reply = await live.ask(at(live, from.replace(/\*$/, REST)));
  return { from: writtenPath(from), found: foundBy(reply, to, redirect, live) };
}

function foundBy(reply: Reply, to: URL, redirect: MovedAddress, live: Live): Tried["found"] {
  const target = targetOf(reply);
  const isThere = target && target.pathname + target.hash === to.pathname + to.hash;
  // A host may be in the middle of leading to its one name.
  if (isThere && (target.origin === to.origin || to.origin === live.origin.origin))
    return isForGood(reply) ? "leads there" : "for now";
  if (reply.status === 200 && /<meta http-equiv="refresh"/.test(reply.body.toString()))
    return "by a page";
  return isPattern(redirect) && reply.status === 404 ? "no pattern" : "astray";
}

/** Whether old addresses lead where the config says. */
export const redirects: Question = async (live) => {
  const all = writtenFor(live);
  if (all.length === 0) return [];
  const tried = await Promise.all(sampleEvenly(all, MOST).map((each) => attempt(live, each)));
  const those = (found: Tried["found"]) =>
    tried.filter((each) => each.found === found).map(({ from }) => from);
  const answers = [
    ...astrayAnswers(those("astray")),
    ...patternAnswers(those("no pattern")),
    ...forNowAnswers(those("for now")),
    ...pageAnswers(those("by a page")),
  ];
  const asked =
    tried.length < all.length ? `${tried.length} of ${all.length} asked for: all` : "All";
  return answers.length > 0 ? answers : [old.ok(`${asked} old addresses lead on, for good (301).`)];
};

const some = (from: readonly string[], answer: () => Answer) => (from.length > 0 ? [answer()] : []);

const astrayAnswers = (from: readonly string[]) =>
  some(from, () =>
    old.wrong(
      `${counted(from.length, "old address", "old addresses")} of those asked for ${from.length === 1 ? "does" : "do"} not lead where the config says: ${firstFew(from)}.`,
      "Publish all files of the build; the guide says which of them your host reads for redirects.",
    ),
  );

const patternAnswers = (from: readonly string[]) =>
  some(from, () =>
    old.toDo(
      `${firstFew(from)} answers with 404: this host knows no redirects for all that is below an address.`,
      "Write the old addresses out one by one; then there is a page at each that leads on.",
    ),
  );

const forNowAnswers = (from: readonly string[]) =>
  some(from, () =>
    old.toDo(
      `${firstFew(from)} leads on only for now (302): search engines keep the old address.`,
      "Have your host answer with 301.",
    ),
  );

const pageAnswers = (from: readonly string[]) =>
  some(from, () =>
    old.note(
      `This host knows no redirects, so a page leads on: ${firstFew(from)}. Search engines take that for a redirect.`,
    ),
  );
