import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installWithApt } from "./debian.ts";

/** The servers that the end-to-end tests serve the built site with. */
export type WebServer = "nginx" | "apache" | "caddy";

const SERVERS: Record<WebServer, { program: string; packages: string[] }> = {
  nginx: { program: "nginx", packages: ["nginx-light"] },
  apache: { program: "apache2", packages: ["apache2-bin", "media-types"] },
  caddy: { program: "caddy", packages: ["caddy"] },
};

export const WEB_SERVERS = Object.keys(SERVERS) as WebServer[];

/** Folders of server programs that are not on every user's PATH. */
const FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/usr/local/bin"];

/** The program of a server on this machine, if it has one. */
export const findServer = (name: WebServer): string | undefined =>
  findProgram(SERVERS[name].program);

export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

/** Installs missing servers if possible; otherwise their tests are skipped. */
export async function installWebServers(): Promise<void> {
  const missing = WEB_SERVERS.filter((name) => !findServer(name));
  if (missing.length === 0) return;
  // openssl creates their certificate.
  const packages = [...missing.flatMap((name) => SERVERS[name].packages), "openssl"];
  await installWithApt(packages, `No ${missing.join(" and ")} for the end-to-end tests`);
}
