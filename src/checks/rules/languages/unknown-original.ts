import { suggestion } from "../../../diagnostics/suggest.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";

export const unknownOriginal = defineCheck({
  id: "unknown-original",
  severity: "error",
  summary: "Names under languages exist in the main language.",
  explanation:
    "Under languages, your own facts and your locations have the same keys as under business and locations. " +
    "A value with another key is never shown: pages in that language then show the value of the main language.",
  *checkSite({ config: { business, locations, languages = {} } }) {
    for (const [language, other] of Object.entries(languages)) {
      const at = ["languages", language];
      const { facts = {} } = other.business ?? {};
      yield* strangers(facts, business.facts, [...at, "business", "facts"], "business.facts");
      yield* strangers(other.locations ?? {}, locations, [...at, "locations"], "locations");
    }
  },
});

function* strangers(
  called: object,
  originals: object,
  at: string[],
  part: string,
): Generator<Finding> {
  const names = Object.keys(originals);
  for (const name of Object.keys(called).filter((each) => !Object.hasOwn(originals, each))) {
    const free = names.filter((each) => !Object.hasOwn(called, each));
    const otherwise = `Add "${name}" to ${part} as well, or remove it here.`;
    const { hint, fix } = suggestion(name, free, otherwise);
    yield {
      path: [...at, name],
      at: "key",
      message: `There is no "${name}" under ${part}, so this is never shown.`,
      hint,
      fix: fix?.kind === "replace" ? { kind: "rename", key: String(fix.value) } : undefined,
    };
  }
}
