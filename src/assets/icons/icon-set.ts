import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { cachedNow } from "../../lib/cache/cache.ts";
import { CODE_CACHE, readyMade } from "../../lib/code/project.ts";
import { once } from "../../lib/memoize.ts";
import type { Icon, IconShape } from "../../model/values.ts";

/** In the package it is `lib/icons.txt`: one line for each icon, with its name and its shapes. */
export const ICON_FILE = "icons.txt";

/** The shapes of every Material icon as JSON, by its name with its style: `PhoneSharp`. */
export const iconSet = once((): ReadonlyMap<string, string> => {
  const ready = readyMade(ICON_FILE);
  const text = ready === undefined ? iconsOfPackage() : readFileSync(ready, "latin1");
  return new Map(
    text.split("\n").map((line) => {
      const end = line.indexOf(" ");
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
});

const require = createRequire(import.meta.url);

/** Raise it when the content of the file changes. */
const FORMAT = 1;

/** Reads the package of ten thousand files, which is slow, so the result is cached for each version. */
function iconsOfPackage(): string {
  const packageFile = require.resolve("@mui/icons-material/package.json");
  const { version } = JSON.parse(readFileSync(packageFile, "utf8"));
  const make = () => Buffer.from(readIcons(dirname(packageFile)));
  return cachedNow(CODE_CACHE, `icons/${version}-${FORMAT}.txt`, make).toString("latin1");
}

/** The content of the icon file. */
export const iconText = (): string => [...iconSet()].map((line) => line.join(" ")).join("\n");

function readIcons(folder: string): string {
  const modules = readdirSync(folder).flatMap((file) => MODULE.exec(file)?.[1] ?? []);
  const lines = modules.map((name) => {
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
