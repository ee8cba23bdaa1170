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
  const [first = -1, ...others] = inTheWay(config, redirect);
  if (first < 0) return withRedirects(text, [redirect]);
  config.replace(["redirects", first, "from"], from);
  config.replace(["redirects", first, "to"], to);
  for (const index of others.reverse()) config.remove(["redirects", index]);
  return config.text;
}

/** Whether a redirect leads away from an address that gets its page back: only a rename there and back leaves one. */
export const leadsBack = (text: string, { to }: Redirect): boolean =>
  redirectsIn(new ConfigText(text)).some((each) => each.from === to && each.to === to);

/** The old addresses that lead straight to an address. */
export const leadingTo = (text: string, to: string): string[] =>
  redirectsIn(new ConfigText(text)).flatMap((each) => (each.to === to ? each.from : []));

/** The text of a config without the redirects that lead away from the new address, or from the old one. */
export function withoutRedirect(text: string, redirect: Redirect): string {
  const config = new ConfigText(text);
  const gone = inTheWay(config, redirect);
  if (gone.length === redirectsIn(config).length) config.remove(["redirects"]);
  else for (const index of gone.reverse()) config.remove(["redirects", index]);
  return config.text;
}

const inTheWay = (config: ConfigText, { from, to }: Redirect): number[] =>
  redirectsIn(config).flatMap((each, index) =>
    each.from === to || each.from === from ? index : [],
  );

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
