import { RTL } from "../../looks/theme/css.ts";

/** Emotion's class names in HTML, in order of appearance. */
export interface ClassList {
  id: number;
  names: readonly string[];
}

interface ClassStylesOptions {
  /** The prefix of Emotion's class names. */
  prefix: string;
  /** The rules rendered so far, by class name without the prefix. */
  inserted: Readonly<Record<string, string | true | undefined>>;
  /** The global rules. */
  global: string;
  /** The reading direction; rules for the other one are left out. */
  direction: "ltr" | "rtl";
}

/** Pages with the same sections share a combination. */
const MAX_CACHED = 1000;

/** Finds the rules for rendered HTML; equal HTML has equal styles. */
export function createClassStyles({ prefix, inserted, global, direction }: ClassStylesOptions) {
  const lists = new Map<string, ClassList>();
  const styles = new Map<string, string>();
  let count = 0;

  return {
    /** The classes in HTML; text content is not searched. */
    listOf(html: string): ClassList {
      const names = new Set<string>();
      // React escapes quotation marks elsewhere.
      for (const [, value = ""] of html.matchAll(/ class="([^"]*)"/g)) {
        for (const name of value.split(" ")) {
          if (name.startsWith(prefix)) names.add(name.slice(prefix.length));
        }
      }
      const key = [...names].join(" ");
      return remember(lists, key, () => ({ id: count++, names: [...names] }));
    },
    /** The global rules and those of the classes, each once and in order. */
    css: (classes: readonly ClassList[]): string =>
      remember(styles, classes.map(({ id }) => id).join(), () => {
        const rules = new Set(classes.flatMap(({ names }) => names.map((name) => inserted[name])));
        const css = global + [...rules].filter((rule) => typeof rule === "string").join("");
        return direction === "rtl" ? css : withoutMirrored(css);
      }),
  };
}

/** Styles without the rules for right-to-left pages. */
const withoutMirrored = (css: string): string =>
  css
    .replace(/(?<=^|[{}])([^{}]*)\{[^{}]*\}/g, (rule, selector: string) =>
      selector.split(",").every((each) => each.includes(RTL)) ? "" : rule,
    )
    // Removes empty at-rules.
    .replace(/@[^{}]*\{\}/g, "");

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MAX_CACHED) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}
