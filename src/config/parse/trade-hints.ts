import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/suggest.ts";
import { findTrade } from "../../locales/words/trades.ts";
import { type Languages, languageFor } from "../../model/kit/language-definition.ts";
import { valueAt } from "./explain.ts";
import { canonicalTag } from "./readings/codes.ts";

const isBusinessType = ({ rule, path }: Diagnostic) =>
  rule === "unknown-value" &&
  path.at(-1) === "type" &&
  (path[0] === "business" ? path.length === 2 : path[0] === "locations" && path.length === 3);

/** Suggests the schema.org type for a trade's name in any language: Dentist for `Zahnarztpraxis`. */
export async function withTradeHints(
  diagnostics: readonly Diagnostic[],
  value: unknown,
  languages: Languages,
): Promise<Diagnostic[]> {
  if (!diagnostics.some(isBusinessType)) return [...diagnostics];
  const loading = [...languages].map(async ([code, { starter }]) => {
    return [code, (await starter()).starter] as const;
  });
  const all = new Map(await Promise.all(loading));
  const language = canonicalTag(String(Object(value).language)) ?? "en";
  return diagnostics.map((each) => {
    const written = isBusinessType(each) && valueAt(value, each.path);
    if (typeof written !== "string" || each.fix) return each;
    const trade = findTrade(written, languageFor(all, language), [...all.values()], language);
    const { type, kind, isGuess } = trade;
    const isUnknown = type === "LocalBusiness" && kind === undefined;
    // A typo in the name of a type is likelier than a text that contains a trade.
    const isTypo = isGuess && each.hint?.startsWith("Did you mean");
    return isUnknown || isTypo ? each : { ...each, hint: didYouMean(type) };
  });
}
