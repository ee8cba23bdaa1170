import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishSettings } from "../../../schema/publish.ts";
import { hashesIn, pathsIn } from "../commands/folder.ts";
import { makeConfig, makePage, writeSite } from "../site.ts";
import { publishing } from "./publishing.ts";
import { type SshServer, startSshServer } from "./ssh-server.ts";

type Run = (argv: string[]) => Promise<number>;

/** A small site and a server that it is published to. */
export interface RemoteSite {
  server: SshServer;
  /** The folder of the site, and the folder that the server shows. */
  folder: string;
  web: string;
  /** Writes the site with this title, and a page with it as its name. */
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
 * Errors of visitors of a folder: files that belong to neither build, by their SHA-256, and missing
 * files of pages.
 */
export function visitorErrors(web: string, ...builds: Record<string, string>[]): string[] {
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

/** Incomplete files, and those of publish itself. */
const HIDDEN = /(^|\/)\.(.*\.tmp$|plumbline\/|[^/]*\.\w{6}$)/;

/** The files in a page whose names contain a content hash. */
const NAMED = /\/(?:assets|share)\/[\w./-]+/g;
