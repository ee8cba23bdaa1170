import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishSettings } from "../../schema/publish.ts";
import { hashesIn, pathsIn } from "./folder.ts";
import { publishing } from "./publishing.ts";
import { makeConfig, makePage, writeSite } from "./site.ts";
import { type SshServer, startSshServer } from "./ssh-server.ts";

type Run = (argv: string[]) => Promise<number>;

/** A small site and a server that it is published to, as one person sees both. */
export interface RemoteSite {
  server: SshServer;
  /** The folder of the site, and the one that the server shows. */
  folder: string;
  web: string;
  /** Writes the site with this title, and with a page that has its name. */
  save(title: string, settings?: Partial<PublishSettings>): void;
  publish(...argv: string[]): ReturnType<typeof publishing>;
  close(): Promise<void>;
}

export async function startRemoteSite(
  run: Run,
  program: string,
  to: "sftp" | "rsync",
  sftp?: string,
): Promise<RemoteSite> {
  const { folder, file } = writeSite(makeConfig());
  const [web, keys] = [join(folder, "web space"), join(folder, "server")];
  mkdirSync(web);
  mkdirSync(keys);
  const server = await startSshServer(program, keys, sftp);
  const { host, port, user } = server;
  const { business } = makeConfig();
  return {
    server,
    folder,
    web,
    save(title, settings) {
      const config = makeConfig({
        publish: { to, host, port, user, path: web, ...settings } as PublishSettings,
        business: { ...business, url: "https://www.roofs.example" },
        pages: [
          makePage({ title }),
          makePage({ path: `/${title.toLowerCase()}`, title: `About ${title}` }),
        ],
      });
      writeFileSync(file, JSON.stringify(config));
    },
    publish: (...argv) => publishing(run, file, ...argv),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * What visitors of a folder get that does not work: files that are neither of these builds, by their SHA-256, and
 * files that a page names and that are not there.
 */
export function brokenIn(web: string, ...builds: Record<string, string>[]): string[] {
  const found = hashesIn(web);
  const shown = pathsIn(web, false).filter((path) => !HIDDEN.test(path));
  const torn = shown.filter((path) => !builds.some((build) => build[path] === found[path]));
  const missing = shown
    .filter((path) => path.endsWith(".html"))
    .flatMap((page) =>
      [...readFileSync(join(web, page), "utf8").matchAll(NAMED)]
        .map(([path]) => path)
        .filter((path) => !existsSync(join(web, path)))
        .map((path) => `${page} names ${path}`),
    );
  return [...torn, ...missing];
}

/** What is on its way, and our own. */
const HIDDEN = /(^|\/)\.(.*\.tmp$|plumbline\/|[^/]*\.\w{6}$)/;

/** What a page names by its content. */
const NAMED = /\/(?:assets|share)\/[\w./-]+/g;
