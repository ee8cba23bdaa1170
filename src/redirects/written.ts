import { applyEdits, modify } from "jsonc-parser";
import { ConfigText } from "../migrate/editing/config-text.ts";

/** An old address that leads to a new one. */
export interface Redirect {
  from: string;
  to: string;
}

/** The text of a config with one redirect more; those that lead away from the new address go. */
export function withRedirect(text: string, redirect: Redirect): string {
  const { from, to } = redirect;
  const config = new ConfigText(text);
  const [first = -1, ...others] = redirectsIn(config).flatMap((each, index) =>
    each.from === to || each.from === from ? index : [],
  );
  if (first < 0) return withRedirects(text, [redirect]);
  config.replace(["redirects", first, "from"], from);
  config.replace(["redirects", first, "to"], to);
  return others.reverse().reduce(without, config.text);
}

/** The text of a config with some redirects more, each written as the one before it. */
export function withRedirects(text: string, redirects: readonly Redirect[]): string {
  const config = new ConfigText(text);
  const count = redirectsIn(config).length;
  const [first, ...others] = redirects.map(({ from, to }) => ({ from, to }));
  if (!first) return text;
  if (count > 0) {
    config.repeat(["redirects", count - 1], [first, ...others]);
    return config.text;
  }
  config.remove(["redirects"]);
  config.insert([], "redirects", [first], "last");
  return withRedirects(config.text, others);
}

function redirectsIn(config: ConfigText): Redirect[] {
  const value = config.value(["redirects"]);
  return Array.isArray(value) ? value : [];
}

const without = (text: string, index: number): string =>
  applyEdits(text, modify(text, ["redirects", index], undefined, {}));
