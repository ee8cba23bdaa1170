import type { Business } from "../../schema/business.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import { addressLines, hoursLines, nationalNumber } from "./facts.ts";

/** What a token stands for, and where in the config its value is written. */
export type TokenValue = { origin: Path } & (
  | { type: "text" | "markdown"; value: string }
  | { type: "list"; value: readonly string[] }
);

export type Scope = ReadonlyMap<string, TokenValue>;

const TOKEN = /\{([a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9]+)*)\}/g;
const WHOLE = new RegExp(`^${TOKEN.source}$`);

/** The name of the token that the text consists of, if it consists of nothing else. */
export const wholeToken = (text: string): string | undefined => WHOLE.exec(text)?.[1];

/** Replaces each token once; what is put in is never searched for tokens again. */
export const replaceTokens = (text: string, replace: (name: string, token: string) => string) =>
  text.replace(TOKEN, (token, name: string) => replace(name, token));

/** The business's facts as tokens: `business.phone` and so on. */
export function businessScope(business: Business): Map<string, TokenValue> {
  const scope = new Map<string, TokenValue>();
  const add = (name: string, value: string) =>
    scope.set(`business.${name}`, {
      type: "text",
      value,
      origin: ["business", ...name.split(".")],
    });
  for (const [key, value] of Object.entries(business)) {
    if (typeof value === "string" || typeof value === "number") add(key, String(value));
  }
  for (const [key, value] of Object.entries(business.address)) add(`address.${key}`, value);
  add("address", addressLines(business).join(", "));
  add("geo", `${business.geo.latitude},${business.geo.longitude}`);
  add("openingHours", hoursLines(business.openingHours)[0] ?? "");
  add("phone", nationalNumber(business.phone));
  add("whatsapp", nationalNumber(business.whatsapp));
  return scope;
}
