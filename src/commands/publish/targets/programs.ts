import { spawn } from "node:child_process";
import type { PublishSettings } from "../../../../schema/publish.ts";
import { commandLine } from "../../../lib/command-line.ts";
import { isOtherPublication } from "../check-live.ts";
import { readRecord } from "../releases.ts";
import type { Target, TargetContext } from "../target.ts";

type Settings<T extends PublishSettings["to"]> = Extract<PublishSettings, { to: T }>;

export const netlifyTarget = ({ site }: Settings<"netlify">, around: TargetContext): Target =>
  programTarget(
    {
      label: `the site "${site}" at Netlify`,
      name: "netlify-cli",
      args: (folder) => ["deploy", "--prod", "--no-build", "--dir", folder, "--site", site],
      login: "npx netlify-cli login, or NETLIFY_AUTH_TOKEN in the environment.",
    },
    around,
  );

/** A project's domain serves only its production branch. */
export const cloudflareTarget = (
  { project, branch = "main" }: Settings<"cloudflare">,
  around: TargetContext,
): Target =>
  programTarget(
    {
      label: `the project "${project}" at Cloudflare Pages`,
      name: "wrangler",
      args: (folder) => [
        ...["pages", "deploy", folder, "--project-name", project, "--branch", branch],
        "--commit-dirty=true",
      ],
      login:
        "npx wrangler login, or CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment.",
    },
    around,
  );

/** How a host's own program uploads a folder. */
interface HostProgram {
  /** The name of the target in messages. */
  label: string;
  /** The package of the program, for `npx`. */
  name: string;
  args(folder: string): string[];
  /** How to log in, for people and for CI. */
  login: string;
}

/** Hosts switch to an upload at once, usually everywhere within seconds. */
const PATIENCE_MS = 60_000;

/**
 * A host whose own program uploads the site with its own login. Only the publishing computer has a
 * record of the live site, since the host stores none.
 */
const programTarget = (
  { label, name, args, login }: HostProgram,
  { store, url }: TargetContext,
): Target => ({
  label,
  store,
  patienceMs: PATIENCE_MS,
  live: () => readRecord(store),
  // A host publishes an upload as a whole, so its list of files is complete.
  findDifferences: async (_, paths, { files }) => {
    const isOther = await isOtherPublication(url, files);
    return { missing: [], changed: isOther ? [...paths] : [], others: [] };
  },
  async publish({ release, log }) {
    const line = ["--yes", name, ...args(release.folder)];
    log(`npx ${line.join(" ")}`);
    const code = await runShown("npx", line);
    if (code === 0) return;
    throw new Error(
      `"npx ${name}" could not publish (see its output above; exit code ${code}). The live site has not changed. ` +
        `If it asks who you are: ${login} Then run ${commandLine("publish")} again.`,
    );
  },
});

/** Runs a program in this terminal, so that it can ask questions. Resolves with its exit code. */
const runShown = (name: string, args: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    // On Windows npx is a batch file, which only a shell can run.
    const shell = process.platform === "win32";
    const quoted = shell ? args.map((arg) => `"${arg}"`) : args;
    const running = spawn(name, quoted, { stdio: "inherit", shell });
    running.once("error", reject);
    running.once("close", (code) => resolve(code ?? 1));
  });
