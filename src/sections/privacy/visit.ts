import { embeddedHosts, type PrivacyFacts } from "./facts.ts";
import { bullets, paragraph, sentence, type Topic } from "./nodes.ts";

/** What happens when a visitor only looks round. */
export const visitTopics = (facts: PrivacyFacts): (Topic | undefined)[] => [
  reading(facts),
  map(facts),
  film(facts),
  search(facts),
  storage(facts),
];

const reading = ({ texts, hosting, fontHost }: PrivacyFacts): Topic => ({
  heading: texts.readingHeading,
  text: [
    // The owner's own words, as they are: braces in them are no places.
    paragraph(sentence(texts.logs), hosting ? [{ type: "text", value: hosting }] : undefined),
    paragraph(
      fontHost === undefined ? sentence(texts.ownFiles) : sentence(texts.fonts, { host: fontHost }),
    ),
  ],
});

const map = ({ texts, maps, listed }: PrivacyFacts): Topic | undefined =>
  maps && {
    heading: texts.mapHeading,
    text: [
      paragraph(
        sentence(maps.load === "click" ? texts.mapClick : texts.mapVisible, {
          host: listed(maps.hosts),
        }),
      ),
    ],
  };

const film = ({ texts, hasPlayer }: PrivacyFacts): Topic | undefined =>
  hasPlayer
    ? { heading: texts.filmHeading, text: [paragraph(sentence(texts.filmClick))] }
    : undefined;

const search = ({ texts, hasSearch }: PrivacyFacts): Topic | undefined =>
  hasSearch
    ? { heading: texts.searchHeading, text: [paragraph(sentence(texts.search))] }
    : undefined;

function storage(facts: PrivacyFacts): Topic {
  const { texts, contactForm, signupForm, hasClosable, listed } = facts;
  const others = embeddedHosts(facts);
  const counter = signupForm?.counter;
  return {
    heading: texts.storageHeading,
    text: [
      paragraph(
        counter === undefined
          ? sentence(texts.noCookies)
          : sentence(texts.onlyCounter, { host: counter }),
        sentence(texts.kept),
      ),
      bullets(
        contactForm || signupForm ? sentence(texts.keptDraft) : undefined,
        hasClosable ? sentence(texts.keptNotice) : undefined,
        sentence(texts.keptScroll),
      ),
      ...(others.length > 0 ? [paragraph(sentence(texts.others, { hosts: listed(others) }))] : []),
    ],
  };
}
