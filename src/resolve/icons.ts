import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Theme } from "../../schema/theme.ts";
import type { Icon, IconShape } from "../model/values.ts";
import { once } from "../util/memoize.ts";

const require = createRequire(import.meta.url);
const SHAPE = /"(path|circle|ellipse|rect)", \{([^}]*)\}/g;
const ATTRIBUTE = /(\w+): "([^"]*)"/g;

/**
 * The shapes of a Material icon, read from the source that MUI generates for it: the visitor gets
 * the few paths that the page draws and no icon code. Brands such as WhatsApp have one style only.
 */
export function readIcon(name: string, style: Theme["iconStyle"]): Icon | undefined {
  const key = `${name} ${style}`;
  if (!known.has(key)) known.set(key, readShapes(name, style));
  return known.get(key);
}

/** Thousands of pages draw the same few; the package does not change under a running program. */
const known = new Map<string, Icon | undefined>();

function readShapes(name: string, style: Theme["iconStyle"]): Icon | undefined {
  const source = readIconSource(`${name}${style}`) ?? readIconSource(name);
  if (source === undefined) return undefined;
  return [...source.matchAll(SHAPE)].map(([, tag, attributes = ""]) => ({
    tag: tag as IconShape["tag"],
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, value]),
    ),
  }));
}

function readIconSource(module: string): string | undefined {
  if (!/^[A-Z0-9][A-Za-z0-9]*$/.test(module)) return undefined;
  try {
    return readFileSync(require.resolve(`@mui/icons-material/${module}`), "utf8");
  } catch {
    return undefined;
  }
}

/** The names that icons may be written by: every drawing's, without its style. */
export const iconNames = once((): string[] => {
  const folder = dirname(require.resolve("@mui/icons-material/package.json"));
  const modules = readdirSync(folder).flatMap(
    (file) => /^([A-Z0-9]\w*)\.js$/.exec(file)?.[1] ?? [],
  );
  return modules.filter((name) => !/(Sharp|Rounded|Outlined|TwoTone)$/.test(name)).sort();
});
