import { RTL } from "../theme/mirror.ts";

/** The names of emotion's classes in some HTML, in the order in which they first come. */
export interface ClassList {
  id: number;
  names: readonly string[];
}

interface ClassStylesOptions {
  /** How emotion's class names begin. */
  prefix: string;
  /** What was rendered so far, by class name without the prefix. */
  inserted: Readonly<Record<string, string | true | undefined>>;
  /** The rules that every page has. */
  global: string;
  /** The way in which the pages are read: they need no rules for the other one. */
  direction: "ltr" | "rtl";
}

/** How many combinations are remembered; pages with the same sections have the same. */
const MAX_CACHED = 1000;

/** Finds the styles of what emotion rendered; equal HTML has equal styles. */
export function createClassStyles({ prefix, inserted, global, direction }: ClassStylesOptions) {
  const lists = new Map<string, ClassList>();
  const styles = new Map<string, string>();
  let count = 0;

  return {
    /** The classes of some HTML; the words of a text are none, whatever they look like. */
    listOf(html: string): ClassList {
      const names = new Set<string>();
      // In texts and in other attributes a quotation mark is escaped.
      for (const [, value = ""] of html.matchAll(/ class="([^"]*)"/g)) {
        for (const name of value.split(" ")) {
          if (name.startsWith(prefix)) names.add(name.slice(prefix.length));
        }
      }
      const key = [...names].join(" ");
      return remember(lists, key, () => ({ id: count++, names: [...names] }));
    },
    /** The rules that every page has and those of some classes, each once and in their order. */
    css: (classes: readonly ClassList[]): string =>
      remember(styles, classes.map(({ id }) => id).join(), () => {
        const rules = new Set(classes.flatMap(({ names }) => names.map((name) => inserted[name])));
        const css = global + [...rules].filter((rule) => typeof rule === "string").join("");
        return direction === "rtl" ? css : withoutMirrored(css);
      }),
  };
}

/** Styles without the rules that turn things round where pages are read from right to left. */
const withoutMirrored = (css: string): string =>
  css
    .replace(/(?<=^|[{}])([^{}]*)\{[^{}]*\}/g, (rule, selector: string) =>
      selector.split(",").every((each) => each.includes(RTL)) ? "" : rule,
    )
    // What a condition has nothing left for.
    .replace(/@[^{}]*\{\}/g, "");

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MAX_CACHED) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}
