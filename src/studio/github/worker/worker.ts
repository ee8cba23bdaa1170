import { z } from "zod";
import { type Call, call, change, NOTHING } from "../../calls/call.ts";
import { CALLS } from "../../calls/calls.ts";
import { explain } from "../../calls/explain.ts";
import { listMedia } from "../../calls/media/media-calls.ts";
import { StudioError } from "../../calls/studio-error.ts";
import type { OpenedModel } from "../../protocol/github.ts";
import type { MediaList } from "../../protocol/media.ts";
import { message } from "../../protocol/messages.ts";
import { setIcons, setProgram } from "../instead/program.ts";
import { Repository } from "../repository/repository.ts";
import { readToken } from "../storage.ts";
import { RemoteSite } from "./remote-site.ts";

/** A call of the page, as src/studio/github/app/worker-transport.ts sends it. */
interface Request {
  id: number;
  name: string;
  input: unknown;
}

let site: RemoteSite | undefined;

const API = new URL(location.href).searchParams.get("api") ?? "";

const target = z.strictObject({
  owner: z.string().min(1),
  repo: z.string().min(1),
  branch: z.string(),
  folder: z.string(),
});

async function open(asked: z.output<typeof target>): Promise<OpenedModel> {
  const token = await readToken();
  if (token === undefined) throw new StudioError(message("noToken"));
  const access = { api: API, token };
  const [branch] = await Promise.all([
    asked.branch || new Repository(access, asked).defaultBranch(),
    load(),
  ]);
  site = await RemoteSite.open(access, { ...asked, branch }, () =>
    postMessage({ type: "changed" }),
  );
  return site.opened();
}

const read = async (name: string) => (await fetch(new URL(name, location.href))).text();

/** What the program was made with, in files beside it. */
async function load(): Promise<void> {
  setProgram(JSON.parse(await read("program.json")));
}

let icons: Promise<void> | undefined;

/** Loads the icons, after what the first page needs. If that fails, the next search for icons tries again. */
function loadIcons(): Promise<void> {
  icons ??= read("icons.txt").then(
    (text) => {
      const lines = text.split("\n").map((line): [string, string] => {
        const end = line.indexOf(" ");
        return [line.slice(0, end), line.slice(end + 1)];
      });
      setIcons(new Map(lines));
      site?.showIcons();
    },
    (error) => {
      icons = undefined;
      throw error;
    },
  );
  return icons;
}

const remote = (): RemoteSite => {
  if (!site) throw new StudioError(message("notOpen"));
  return site;
};

/** The calls that differ from those of a site on the disk. */
const REMOTE_CALLS: Readonly<Record<string, Call>> = {
  repository: call(NOTHING, () => remote().repository()),
  save: call(
    z.strictObject({ commit: z.string().trim().min(1), isProposed: z.boolean().optional() }),
    change((_, { commit, isProposed = false }) => remote().save(commit, isProposed)),
  ),
  // The comparison builds pages of both versions, which needs a disk.
  difference: call(NOTHING, () => {
    throw new StudioError(message("linesOnly"));
  }),
  media: call(NOTHING, async (studio): Promise<MediaList> => {
    const { files, languages } = await listMedia(studio);
    return { files: files.map((file) => ({ ...file, url: "" })), languages };
  }),
  icons: async (studio, input) => {
    await loadIcons();
    return CALLS.icons?.(studio, input);
  },
  picture: call(z.strictObject({ name: z.string() }), async (_, { name }) => ({
    data: await remote().folder.picture(name),
  })),
};

/** Calls that change nothing, so that nothing has to be kept. */
const READING =
  /^(state|page|pages|parts|value|media|picture|problemCounts|suggestions|tokens|icons)$/;

async function answer({ name, input }: Request): Promise<unknown> {
  if (name === "open") return open(target.parse(input));
  const known = REMOTE_CALLS[name] ?? CALLS[name];
  if (!known) throw new Error(`There is no call ${name}.`);
  const { studio } = remote();
  await studio.open();
  const body =
    name === "upload" ? { ...Object(input), data: Buffer.from(Object(input).data) } : input;
  const result = await known(studio, body);
  if (name === "page") loadIcons().catch(() => undefined);
  if (!READING.test(name)) await remote().keep();
  return result ?? {};
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  answer(data).then(
    (value) => postMessage({ type: "answer", id: data.id, value }),
    (error) => {
      const [status, said] = explain(error);
      // 0 is for a studio that does not respond itself.
      postMessage({ type: "answer", id: data.id, said, status: status || 503 });
    },
  );
});
