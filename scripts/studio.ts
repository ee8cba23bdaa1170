import open from "open";
import { studioUrl } from "../src/studio/server/access.ts";
import { claimedBy } from "../src/studio/server/claim.ts";
import { requireConfig } from "./lib/check-config.ts";
import { parseCommand } from "./lib/options/args.ts";
import { serve, spec as start } from "./start.ts";

export const spec = {
  command: "studio",
  summary: "Opens the studio, to edit the site on its own pages.",
  details:
    "Starts a preview and opens its studio in the browser; without a browser, open the address that it prints. If a\n" +
    "preview of the site is running already, its studio is opened. Nothing changes in the config until you save in the\n" +
    "studio. With --static, it writes a studio for a web server instead: it changes the site in its repository on\n" +
    "GitHub, from any browser, and is not a part of the site.",
  flags: {
    ...start.flags,
    static: {
      kind: "text",
      placeholder: "DIR",
      help: "the folder for a studio that works on a repository of GitHub",
    },
    api: {
      kind: "text",
      placeholder: "URL",
      help: "the API of another GitHub server, with --static",
    },
  },
} as const;

/** Opens the studio of a site in the browser, and serves it until Ctrl-C unless another process does. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  requireConfig(args.config);
  if (args.static !== undefined) return writeStatic(args.config, args.static, args.api);
  const running = await claimedBy(args.config);
  if (running === undefined) return serve(args, (address) => void openInBrowser(address));
  const address = studioUrl(running, args.config);
  console.log(`The studio of ${args.config} is running.`);
  await openInBrowser(address);
  return 0;
}

/** A computer without a browser has the address in its terminal. */
const openInBrowser = async (address: string): Promise<void> => {
  console.log(`The studio opens in the browser: ${address}`);
  try {
    const opened = await open(address);
    opened.once("error", () => undefined);
  } catch {
    return;
  }
};

async function writeStatic(config: string, folder: string, api?: string): Promise<number> {
  const { makeStaticStudio } = await import("../src/studio/github/make/static-studio.ts");
  await makeStaticStudio(config, folder, api?.replace(/\/+$/, ""));
  console.log(
    `The studio is in ${folder}. Put these files on a web server with https, at an address of their own.\n` +
      "To open a site there, add #owner/repository to the address.",
  );
  return 0;
}
