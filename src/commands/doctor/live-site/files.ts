import { counted, firstFew } from "../../../lib/amounts.ts";
import { sampleEvenly } from "../../../lib/lists.ts";
import type { Reply } from "../../../lib/network/client.ts";
import { encodedPath } from "../../../model/addresses.ts";
import { isRequestable } from "../../../output/hosting/headers.ts";
import type { ListedFile } from "../../../output/manifest.ts";
import { listedFiles } from "../../diff/built-side.ts";
import { ifAny, resultsIn } from "../result.ts";
import { type LiveSite, type Probe, urlAt } from "./live.ts";

const words = resultsIn("Words and facts");

/** The most files to request, evenly sampled. */
const MOST = 400;

/** Whether other files are live: pictures, fonts, scripts, data, feeds, documents. */
export const filesProbe: Probe = async (live) => {
  const { files } = await live.published();
  const isPublished = ({ path, sha256 }: ListedFile) =>
    files.size === 0 || files.get(path) === sha256;
  const all = listedFiles(live.outDir).filter(
    (file) => isRequestable(file.path) && !file.path.endsWith(".html") && isPublished(file),
  );
  const asked = sampleEvenly(all, MOST);
  const states = await Promise.all(asked.map((file) => probeFile(live, file)));
  const those = (state: State) =>
    asked.filter((_, index) => states[index] === state).map(({ path }) => `/${path}`);
  const [missing, changed] = [those("missing"), those("changed")];
  if (missing.length + changed.length === 0) {
    if (all.length === 0) return [];
    const many = asked.length < all.length ? `${asked.length} of ` : "";
    return [
      words.ok(`${many}${counted(all.length, "other file")} of the build can be downloaded.`),
    ];
  }
  return [
    ...ifAny(missing, (paths) =>
      words.wrong(
        `${counted(paths.length, "file")} of the build cannot be downloaded: ${firstFew(paths)}.`,
        AGAIN,
      ),
    ),
    ...ifAny(changed, (paths) =>
      words.wrong(
        `${counted(paths.length, "file")} of the build ${paths.length === 1 ? "has" : "have"} another size than built: ${firstFew(paths)}.`,
        AGAIN,
      ),
    ),
  ];
};

const AGAIN =
  "Publish again, which restores missing and changed files. If that does not help, the host withholds them.";

type State = "there" | "missing" | "changed";

async function probeFile(live: LiveSite, { path, size }: ListedFile): Promise<State> {
  const url = urlAt(live, encodedPath(`/${path}`));
  const head = await live.ask(url, { method: "HEAD" });
  const reply = NO_HEAD.includes(head.status) ? await live.ask(url) : head;
  if (reply.status !== 200) return "missing";
  const length = contentLength(reply);
  return length === undefined || length === size ? "there" : "changed";
}

/** Statuses of servers that do not support HEAD. */
const NO_HEAD = [405, 501];

/** Undefined for a compressed response. */
function contentLength({ headers }: Reply): number | undefined {
  const length = headers["content-length"];
  return headers["content-encoding"] === undefined && length !== undefined
    ? Number(length)
    : undefined;
}
