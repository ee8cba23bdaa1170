import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { cachedNow } from "../../lib/cache/cache.ts";
import { CODE_CACHE, readyMade } from "../../lib/code/project.ts";
import { once } from "../../lib/memoize.ts";
import type { Icon, IconShape } from "../../model/values.ts";

/** In the package it is `lib/icons.txt`: a line for each icon, with its name and its shapes, in the order of the names. */
export const ICON_FILE = "icons.txt";

/** The shapes of a Material icon as JSON, by its name with its style: `PhoneSharp`. */
export const drawnIcon = (name: string): string | undefined => findLine(iconLines(), name);

/** The names of all icons with their styles. */
export const drawnNames = (): string[] =>
  iconText()
    .split("\n")
    .map((line) => line.slice(0, line.indexOf(" ")));

/** The content of the icon file. */
export const iconText = (): string => iconLines().toString("latin1");

const iconLines = once((): Buffer => {
  const ready = readyMade(ICON_FILE);
  return ready === undefined ? iconsOfPackage() : readFileSync(ready);
});

const NEW_LINE = 0x0a;

/** What follows a name in its line. A site has few of the icons, and making text of all 4 MB is slow. */
function findLine(lines: Buffer, name: string): string | undefined {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const start = middle === 0 ? 0 : lines.lastIndexOf(NEW_LINE, middle - 1) + 1;
    const next = lines.indexOf(NEW_LINE, middle);
    const end = next < 0 ? lines.length : next;
    const nameEnd = lines.indexOf(" ", start);
    const found = lines.toString("latin1", start, nameEnd);
    if (found === name) return lines.toString("latin1", nameEnd + 1, end);
    if (found < name) from = end + 1;
    else to = start;
  }
  return undefined;
}

const require = createRequire(import.meta.url);

/** Raise it when the content of the file changes. */
const FORMAT = 2;

/** Reads the package of ten thousand files, which is slow, so the result is cached for each version. */
function iconsOfPackage(): Buffer {
  const packageFile = require.resolve("@mui/icons-material/package.json");
  const { version } = JSON.parse(readFileSync(packageFile, "utf8"));
  const make = () => Buffer.from(readIcons(dirname(packageFile)));
  return cachedNow(CODE_CACHE, `icons/${version}-${FORMAT}.txt`, make);
}

function readIcons(folder: string): string {
  const modules = readdirSync(folder).flatMap((file) => MODULE.exec(file)?.[1] ?? []);
  const lines = modules.sort().map((name) => {
    const source = readFileSync(join(folder, `${name}.js`), "utf8");
    return `${name} ${JSON.stringify(shapesIn(source))}`;
  });
  return lines.join("\n");
}

const MODULE = /^([A-Z0-9]\w*)\.js$/;
const SHAPE = /"(path|circle|ellipse|rect)", \{([^}]*)\}/g;
const ATTRIBUTE = /(\w+): "([^"]*)"/g;

/** The shapes in the source code that MUI generates for an icon. */
const shapesIn = (source: string): Icon =>
  [...source.matchAll(SHAPE)].map(([, tag, attributes = ""]) => ({
    tag: tag as IconShape["tag"],
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, value]),
    ),
  }));
