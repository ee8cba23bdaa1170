import { isIP } from "node:net";
import type { Reply, SendRequest } from "../../../lib/network/client.ts";
import { RequestError } from "../../../lib/network/failures.ts";
import { isPrivateHost } from "../../../lib/url.ts";
import { type DoctorResult, resultsIn } from "../result.ts";
import { isPermanent, type LiveSite, type Probe, redirectTarget } from "./live.ts";

const domain = resultsIn("Domain and search engines");
const safety = resultsIn("Safety");

const MOST_STEPS = 5;

/** Follows redirects; the last reply is not one, unless there are too many. */
export async function followRedirects(url: URL, ask: SendRequest): Promise<Reply[]> {
  const replies: Reply[] = [];
  let next: URL | undefined = url;
  while (next && replies.length <= MOST_STEPS) {
    const reply = await ask(next);
    replies.push(reply);
    next = redirectTarget(reply);
  }
  return replies;
}

/** Results of following the site's address. */
export function reachResults(replies: readonly Reply[]): DoctorResult[] {
  const [first, last] = [replies[0], replies.at(-1)];
  if (!first || !last) return [];
  if (redirectTarget(last))
    return [
      domain.wrong(
        `${first.url.href} redirects in a loop and never reaches a page.`,
        "Two redirects at your host point to each other, often http to https and back: turn one off.",
      ),
    ];
  const { status, url } = last;
  return status === 200
    ? [domain.ok(`${url.origin} responds.`)]
    : [
        domain.wrong(
          `${url.href} responds with status ${status} instead of the home page.`,
          "Check at your host which folder is the website, and that it contains index.html.",
        ),
      ];
}

/** Whether http redirects to https. */
export async function httpsResults(
  replies: readonly Reply[],
  live: LiveSite,
): Promise<DoctorResult[]> {
  const { origin, ask } = live;
  if (origin.protocol === "http:") {
    return isPrivateHost(origin.hostname)
      ? [safety.note(`${origin.host} is tested without https.`)]
      : [
          safety.wrong(
            `${origin.host} is served without https: browsers call it not secure.`,
            "Turn on the certificate at your host, and redirect http to https.",
          ),
        ];
  }
  const byHttp = replies.find(({ url }) => url.protocol === "http:");
  if (byHttp) return [httpsResult(byHttp)];
  // With a custom port, the port of http is unknown.
  return origin.port === "" ? [await plainHttpResult(origin, ask)] : [];
}

/** Requests the address without https. */
async function plainHttpResult({ host }: URL, ask: SendRequest): Promise<DoctorResult> {
  try {
    return httpsResult(await ask(new URL(`http://${host}/`)));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return safety.toDo(
      `http://${host} does not redirect to https. ${error.message}`,
      "Have your host redirect it to https.",
    );
  }
}

function httpsResult(reply: Reply): DoctorResult {
  const to = redirectTarget(reply);
  const what = `http://${reply.url.host}`;
  if (to?.protocol !== "https:")
    return safety.wrong(
      `${what} does not redirect to https: others can read and change the pages that visitors get.`,
      "Redirect http to https at your host; most call it “force https”.",
    );
  return isPermanent(reply)
    ? safety.ok(`http redirects to https permanently (${reply.status}).`)
    : safety.toDo(
        `http redirects to https temporarily (${reply.status}): search engines keep both.`,
        "Have your host respond with 301.",
      );
}

/** Common public suffixes with two labels, such as co.uk. */
const ENDING = /\.(ac|co|com|edu|gov|ltd|me|ne|net|or|org|plc)\.[a-z]{2}$/;

/** The name with or without www.; undefined for subdomains such as shop.roofs.example. */
function otherName({ hostname, host }: URL): string | undefined {
  if (isIP(hostname) || hostname.startsWith("[")) return undefined;
  if (host.startsWith("www.")) return host.slice("www.".length);
  const words = hostname.split(".").length;
  return words === 2 || (words === 3 && ENDING.test(hostname)) ? `www.${host}` : undefined;
}

/** Whether the names with and without www. end at one address. */
export const otherNameProbe: Probe = async ({ origin, ask }) => {
  const other = otherName(origin);
  if (other === undefined) return [];
  try {
    const replies = await followRedirects(new URL(`${origin.protocol}//${other}/`), ask);
    return [otherNameResult(other, origin, replies)];
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return unreachableNameResults(other, origin, error);
  }
};

function otherNameResult(other: string, origin: URL, replies: readonly Reply[]): DoctorResult {
  const [first, last] = [replies[0], replies.at(-1)];
  if (last && last !== first && last.url.host === origin.host)
    return domain.ok(`${other} redirects to ${origin.host}: the site has one address.`);
  return domain.toDo(
    `${other} does not redirect to ${origin.host}: search engines may list two sites, or the wrong one.`,
    `Have your host redirect ${other} to ${origin.href}.`,
  );
}

function unreachableNameResults(
  other: string,
  origin: URL,
  { message, todo, isNoName }: RequestError,
): DoctorResult[] {
  if (!isNoName)
    return [domain.toDo(`${other} does not work for those who type it: ${message}`, todo)];
  return [
    domain.toDo(
      `No name server knows ${other}, which some visitors type.`,
      `Set a DNS record for it at your registrar, and have your host redirect it to ${origin.href}.`,
    ),
  ];
}
