import { ConfigText } from "../../config/edit/config-text.ts";

/** A redirect of the config. */
export interface Redirect {
  from: string;
  to: string;
}

/** Adds a redirect to a config; removes those from the new address. */
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

/**
 * Adds redirects to a config whose links lead to the new addresses already. A move back to an address that redirects removes
 * them instead, unless visitors know the other address.
 */
export function withRedirectsOrBack(
  text: string,
  redirects: readonly Redirect[],
  known: readonly string[],
): { text: string; isBack: boolean } {
  const [first] = redirects;
  const isBack = first !== undefined && hasRedirectBack(text, first) && !known.includes(first.from);
  return { text: redirects.reduce(isBack ? withoutRedirect : withRedirect, text), isBack };
}

/** Whether the target has a redirect: only a rename that is undone leaves one. */
const hasRedirectBack = (text: string, { to }: Redirect): boolean =>
  redirectsIn(new ConfigText(text)).some((each) => each.from === to && each.to === to);

/** The addresses that redirect directly to an address. */
export const redirectSources = (text: string, to: string): string[] =>
  redirectsIn(new ConfigText(text)).flatMap((each) => (each.to === to ? each.from : []));

/** Removes the redirects from the new and the old address. */
function withoutRedirect(text: string, redirect: Redirect): string {
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

/** Adds redirects to a config, in the format of the previous one. */
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
