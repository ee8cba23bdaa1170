import { isIP } from "node:net";
import { type Answer, answersOf } from "../doctor/answer.ts";
import type { Ask, Reply } from "../network/ask.ts";
import { Unanswered } from "../network/failures.ts";
import { isPrivateHost } from "../util/private-host.ts";
import { isForGood, type Live, type Question, targetOf } from "./live.ts";

const domain = answersOf("Domain and search engines");
const safety = answersOf("Safety");

const MOST_STEPS = 5;

/** Follows an address to where it ends; the last reply is no redirect. */
export async function arrive(url: URL, ask: Ask): Promise<Reply[]> {
  const replies: Reply[] = [];
  let next: URL | undefined = url;
  while (next && replies.length <= MOST_STEPS) {
    const reply = await ask(next);
    replies.push(reply);
    next = targetOf(reply);
  }
  return replies;
}

/** What the way tells from the address that was asked for to the one where the site is. */
export function wayAnswers(replies: readonly Reply[]): Answer[] {
  const [first, last] = [replies[0], replies.at(-1)];
  if (!first || !last) return [];
  if (targetOf(last))
    return [
      domain.wrong(
        `${first.url.href} leads on and on, and never to a page.`,
        "Two redirects at your host lead to each other, often http to https and back: switch one off.",
      ),
    ];
  const { status, url } = last;
  return status === 200
    ? [domain.ok(`${url.origin} answers.`)]
    : [
        domain.wrong(
          `${url.href} answers with status ${status} in place of the home page.`,
          "See at your host which folder is the website, and whether index.html lies in it.",
        ),
      ];
}

/** Whether who comes by http is led to https. */
export async function securely(replies: readonly Reply[], live: Live): Promise<Answer[]> {
  const { origin, ask } = live;
  if (origin.protocol === "http:") {
    return isPrivateHost(origin.hostname)
      ? [safety.note(`${origin.host} is asked without https, as a try.`)]
      : [
          safety.wrong(
            `${origin.host} is sent without https: browsers call it not secure.`,
            "Switch on the certificate at your host, and let it lead http to https.",
          ),
        ];
  }
  const byHttp = replies.find(({ url }) => url.protocol === "http:");
  if (byHttp) return [stepAnswer(byHttp)];
  // Beside a port of one's own nobody knows where http would be.
  return origin.port === "" ? [await withoutHttps(origin, ask)] : [];
}

/** What becomes of who types the address without https. */
async function withoutHttps({ host }: URL, ask: Ask): Promise<Answer> {
  try {
    return stepAnswer(await ask(new URL(`http://${host}/`)));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return safety.toDo(
      `http://${host} does not lead to https. ${error.message}`,
      "Let your host answer there too, and lead to https.",
    );
  }
}

function stepAnswer(reply: Reply): Answer {
  const to = targetOf(reply);
  const what = `http://${reply.url.host}`;
  if (to?.protocol !== "https:")
    return safety.wrong(
      `${what} does not lead to https: visitors stay where others can read and change pages.`,
      "Let your host lead http to https; most call it “force https”.",
    );
  return isForGood(reply)
    ? safety.ok(`http leads to https, for good (${reply.status}).`)
    : safety.toDo(
        `http leads to https only for now (${reply.status}): search engines keep both.`,
        "Let your host answer with 301.",
      );
}

/** Endings below which people rent a domain, such as co.uk; others of two words are somebody's own. */
const ENDING = /\.(ac|co|com|edu|gov|ltd|me|ne|net|or|org|plc)\.[a-z]{2}$/;

/** The same name with www. or without; a name below another, such as shop.roofs.example, has none. */
function otherName({ hostname, host }: URL): string | undefined {
  if (isIP(hostname) || hostname.startsWith("[")) return undefined;
  if (host.startsWith("www.")) return host.slice("www.".length);
  const words = hostname.split(".").length;
  return words === 2 || (words === 3 && ENDING.test(hostname)) ? `www.${host}` : undefined;
}

/** Whether the name with www. and the one without lead to one address. */
export const otherNameLeadsHere: Question = async ({ origin, ask }) => {
  const other = otherName(origin);
  if (other === undefined) return [];
  try {
    const replies = await arrive(new URL(`${origin.protocol}//${other}/`), ask);
    return [otherAnswer(other, origin, replies)];
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return missingName(other, origin, error);
  }
};

function otherAnswer(other: string, origin: URL, replies: readonly Reply[]): Answer {
  const [first, last] = [replies[0], replies.at(-1)];
  if (last && last !== first && last.url.host === origin.host)
    return domain.ok(`${other} leads to ${origin.host}: there is one address.`);
  return domain.toDo(
    `${other} does not lead to ${origin.host}: search engines may list two sites, or the wrong one.`,
    `Let your host redirect ${other} to ${origin.href}.`,
  );
}

function missingName(
  other: string,
  origin: URL,
  { message, todo, isNoName }: Unanswered,
): Answer[] {
  if (!isNoName) return [domain.toDo(`${other} is of no use to who types it: ${message}`, todo)];
  return [
    domain.toDo(
      `No name server knows ${other}, which some visitors type.`,
      `Set a DNS record for it at your registrar, and let your host redirect it to ${origin.href}.`,
    ),
  ];
}
