/**
 * The name of a token: `location`, `business.address.street`, or `Town` and `post_code` from the columns of a
 * table.
 */
export const TOKEN_NAME = "[a-zA-Z]\\w*(?:\\.\\w+)*";

const WHOLE = new RegExp(`^\\{(${TOKEN_NAME})\\}$`);

/** The parameter of a token: `base` of `base.city`. */
export const parameterName = (name: string): string => name.split(".", 1)[0] ?? name;

/** Whether a token is a fact of the site, and not a parameter of a page. */
export const isFactToken = (name: string): boolean => /^(business|locations)\./.test(name);

/** A brace to display, with a backslash before it; a token; any other brace. */
const BRACES = new RegExp(`\\\\([{}])|\\{(${TOKEN_NAME})\\}|[{}]`, "g");

/** The name of the token if it is the whole text. */
export const singleToken = (text: string): string | undefined => WHOLE.exec(text)?.[1];

/**
 * Replaces each token once; inserted values are not searched for tokens. `\{` and `\}` become braces. Any
 * other brace stays.
 */
export function replaceTokens(
  text: string,
  replace: (name: string, token: string, start: number) => string,
): string {
  // Most texts have no braces, and this is a hot path.
  if (!/[{}]/.test(text)) return text;
  return text.replace(
    BRACES,
    (all, brace: string | undefined, name: string | undefined, start: number) => {
      if (brace !== undefined) return brace;
      return name === undefined ? all : replace(name, all, start);
    },
  );
}

/** The names of the tokens in a text. */
export function tokensIn(text: string): string[] {
  const names: string[] = [];
  replaceTokens(text, (name, token) => {
    names.push(name);
    return token;
  });
  return names;
}
