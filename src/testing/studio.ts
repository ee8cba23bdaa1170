import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningServer, startServer } from "../server/listen.ts";
import { Studio } from "../studio/calls/studio.ts";
import { studioToken } from "../studio/server/access.ts";
import { studioListener } from "../studio/server/studio-listener.ts";
import { type Config, writeSite } from "./site.ts";

/** The studio of a site, as a window uses it. */
export interface OpenStudio {
  file: string;
  folder: string;
  /** Calls the API; throws the error that it explains. */
  call<T>(name: string, input?: object): Promise<T>;
  close(): Promise<void>;
}

/** Opens the studio of a small site, with other files beside its config. */
export async function openStudio(
  config: Config,
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<OpenStudio> {
  const { folder, file } = writeSite(config);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const token = studioToken(file);
  const listener = studioListener(
    new Studio({ configFile: file, claim: async () => undefined, onChange: () => {} }),
    token,
  );
  const server: RunningServer = await startServer((req, res) => void listener(req, res), {
    host: "localhost",
    port: 0,
  });
  return {
    file,
    folder,
    async call<T>(name: string, input: object = {}) {
      const response = await fetch(`${server.url}/__studio/api/${name}`, {
        method: "POST",
        headers: { origin: server.url, "x-plumbline-token": token },
        body: JSON.stringify(input),
      });
      const body: unknown = await response.json();
      const { error, code } = Object(body);
      if (!response.ok) throw Object.assign(new Error(String(error)), { code });
      return body as T;
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
