import { type Fields, interpolate, type SectionContext } from "plumbline/kit";
import { contactTopics } from "./contacts.ts";
import { privacyFacts } from "./facts.ts";
import { lawTopics } from "./law.ts";
import { isDefined } from "./nodes.ts";
import type { schema } from "./schema.ts";
import { visitTopics } from "./visit.ts";

/**
 * The notice, generated from what the site does: it covers what the site uses, and nothing else.
 */
export function derivePrivacy(context: SectionContext, section: Fields<typeof schema>) {
  const facts = privacyFacts(context, section);
  const topics = [...contactTopics(facts), ...visitTopics(facts), ...lawTopics(facts)];
  const { updated } = section;
  return {
    topics: topics.filter(isDefined),
    ...(updated === undefined
      ? {}
      : { updated: interpolate(facts.texts.updated, { date: updated }) }),
  };
}
