import { counted, firstFew } from "../../../lib/amounts.ts";
import type { Reply } from "../../../lib/network/client.ts";
import { headersFor, parseHeadersFile } from "../../../output/hosting/headers-file.ts";
import { type DoctorResult, ifAny, resultsIn } from "../result.ts";
import { builtFile, type LiveSite, type Probe, urlAt } from "./live.ts";

const safety = resultsIn("Safety");
const weight = resultsIn("Weight");

const NOT_SENT =
  "See “Putting it on the web” in the guide for the file that your host reads, and publish it with the rest.";

/** Hosts without custom headers. */
const HAS_ITS_OWN = /^(GitHub\.com|AmazonS3)$/;

const expected = (live: LiveSite, path: string) => {
  const rules = parseHeadersFile(builtFile(live, "/_headers")?.toString() ?? "");
  return [...headersFor(rules, path)];
};

const sent = ({ headers }: Reply, name: string) => [headers[name]].flat().join(", ");

/** Whether the build's headers are sent. */
export const headersProbe: Probe = async (live) => {
  // Caching has its own probe, and HSTS has no effect over http.
  const skipped = [
    "cache-control",
    ...(live.origin.protocol === "http:" ? ["strict-transport-security"] : []),
  ];
  const wanted = expected(live, "/").filter(([name]) => !skipped.includes(name));
  if (wanted.length === 0) return [];
  const missing = wanted.filter(([name]) => live.home.headers[name] === undefined);
  const others = wanted.filter(
    ([name, value]) => live.home.headers[name] !== undefined && sent(live.home, name) !== value,
  );
  const answers = [
    ...ifAny(missing, (names) => missingHeadersResult(names, wanted.length, live.home)),
    ...ifAny(others, differingHeadersResult),
  ];
  return answers.length > 0
    ? answers
    : [safety.ok(`The ${counted(wanted.length, "header")} that protect visitors are sent.`)];
};

type Wanted = readonly [name: string, value: string][];

function missingHeadersResult(missing: Wanted, all: number, { headers }: Reply): DoctorResult {
  const names = firstFew(missing.map(([name]) => name));
  const server = String(headers.server ?? "");
  if (HAS_ITS_OWN.test(server))
    return safety.note(
      `${server} sends none of your headers (${names}): the site works, but browsers protect it less.`,
      "A host that reads _headers, .htaccess or the like sends them.",
    );
  const what =
    missing.length === all
      ? `None of the ${all} headers that protect visitors is sent (${names}).`
      : `${missing.length} of the ${all} headers that protect visitors ${missing.length === 1 ? "is" : "are"} not sent: ${names}.`;
  return safety.toDo(what, NOT_SENT);
}

const differingHeadersResult = (others: Wanted): DoctorResult =>
  safety.toDo(
    `${counted(others.length, "header")} ${others.length === 1 ? "has" : "have"} another value than in the build: ${firstFew(others.map(([name]) => name))}.`,
    "Publish again. If that does not help, your host or a proxy sets its own: turn that off there.",
  );

/** Smaller pages need no compression. */
const SMALL = 1400;

/** Whether pages are sent compressed. */
export const compressionProbe: Probe = async ({ home }) => {
  const encoding = home.headers["content-encoding"];
  if (encoding !== undefined) return [weight.ok(`Pages are sent compressed (${encoding}).`)];
  if (home.body.length < SMALL) return [];
  return [
    weight.toDo(
      "Pages are sent uncompressed: they take several times as long.",
      "Turn on compression (gzip or brotli) at your host.",
    ),
  ];
};

const ASSET = /(?:src|href)="(\/assets\/[^"]+)"/;
const YEAR = 31_536_000;
const LONG = YEAR / 2;

/** With longer caching, many visitors see an old page. */
const MOST_FOR_PAGES = 3600;

const maxAge = (value: string | undefined): number => {
  if (value === undefined || /\bno-(cache|store)\b/.test(value)) return 0;
  return Number(/\bmax-age=(\d+)/.exec(value)?.[1] ?? 0);
};

/** Whether hashed files are cached for long, and pages are revalidated. */
export const cachingProbe: Probe = async (live) => {
  const kept = maxAge(live.home.headers["cache-control"]);
  const pages =
    kept > MOST_FOR_PAGES
      ? [
          weight.toDo(
            `Browsers keep pages for ${Math.round(kept / 3600)} hours, and show old ones after you publish.`,
            "Have your host send Cache-Control: no-cache for pages.",
          ),
        ]
      : [];
  const [, path] = ASSET.exec(live.home.body.toString()) ?? [];
  return path === undefined
    ? pages
    : [...pages, assetResult(path, await live.ask(urlAt(live, path)))];
};

function assetResult(path: string, reply: Reply): DoctorResult {
  if (reply.status !== 200)
    return weight.wrong(
      `${path}, which the home page needs, responds with status ${reply.status}.`,
      "Publish all files of the build, and pages after everything else.",
    );
  if (maxAge(reply.headers["cache-control"]) >= LONG)
    return weight.ok("Browsers keep scripts, styles and pictures, whose names change with them.");
  const server = String(reply.headers.server ?? "");
  const what = "Browsers ask again for scripts, styles and pictures that have not changed";
  return HAS_ITS_OWN.test(server)
    ? weight.note(`${what}; ${server} does not let you change that.`)
    : weight.toDo(`${what}.`, NOT_SENT);
}

const DAY = 86_400_000;

/** Most hosts renew a month before the end, so less than this means that renewal failed. */
const FEW_DAYS = 14;

/** How long the certificate is valid; an invalid one fails earlier. */
export const certificateProbe: Probe = async ({ home }) => {
  const until = home.certificate?.valid_to;
  if (until === undefined) return [];
  const days = Math.floor((Date.parse(until) - Date.now()) / DAY);
  const what = `The certificate is valid for ${counted(days, "more day")}`;
  return [
    days > FEW_DAYS
      ? safety.ok(`${what}.`)
      : safety.toDo(
          `${what} only.`,
          "Check that your host renews the certificate automatically; if not, renew it.",
        ),
  ];
};
