import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";

/** The addresses of all files in the folder, in order; links are followed, but never in a circle. */
export function publicUrls(publicDir: string): string[] {
  const urls: string[] = [];
  const visit = (folder: string, url: string, above: readonly string[]) => {
    const real = realpathSync(folder);
    if (above.includes(real)) return;
    for (const name of readdirSync(folder).sort()) {
      const [path, address] = [join(folder, name), `${url}/${name}`];
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory()) visit(path, address, [...above, real]);
      else if (stats) urls.push(address);
    }
  };
  if (existsSync(publicDir)) visit(publicDir, "", []);
  return urls;
}
