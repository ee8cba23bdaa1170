import { applyEdits, modify } from "jsonc-parser";
import { ConfigText } from "../../migrate/editing/config-text.ts";

/** An old address that leads to a new one. */
export interface Redirect {
  from: string;
  to: string;
}

/** The text of a config with one redirect more; those that lead away from the new address go. */
export function withRedirect(text: string, redirect: Redirect): string {
  const { from, to } = redirect;
  const config = new ConfigText(text);
  const all = redirectsIn(config);
  const [first = -1, ...others] = all.flatMap((each, index) =>
    each.from === to || each.from === from ? index : [],
  );
  if (first < 0) return added(config, redirect, all.length);
  config.replace(["redirects", first, "from"], from);
  config.replace(["redirects", first, "to"], to);
  return others.reverse().reduce(without, config.text);
}

function redirectsIn(config: ConfigText): Redirect[] {
  const value = config.value(["redirects"]);
  return Array.isArray(value) ? value : [];
}

const without = (text: string, index: number): string =>
  applyEdits(text, modify(text, ["redirects", index], undefined, {}));

/** As the one before it is written. */
function added(config: ConfigText, { from, to }: Redirect, count: number): string {
  if (count > 0) config.repeat(["redirects", count - 1], { from, to });
  else {
    config.remove(["redirects"]);
    config.insert([], "redirects", [{ from, to }], "last");
  }
  return config.text;
}
