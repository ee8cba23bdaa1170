import { embeddedHosts, externalHosts, isFrame, type PrivacyFacts } from "./facts.ts";
import { bullets, paragraph, sentence, type Topic } from "./nodes.ts";

/** What happens when a visitor only reads pages. */
export const visitTopics = (facts: PrivacyFacts): (Topic | undefined)[] => [
  reading(facts),
  map(facts),
  film(facts),
  content(facts),
  services(facts),
  counting(facts),
  search(facts),
  storage(facts),
];

function reading(facts: PrivacyFacts): Topic {
  const { texts, hosting, fontHost } = facts;
  // Only sites without third-party content can state that nobody else learns of the visit.
  const ownFiles = externalHosts(facts).length > 0 ? texts.ownFilesOnly : texts.ownFiles;
  return {
    heading: texts.readingHeading,
    text: [
      // The owner's text; braces in it are not placeholders.
      paragraph(sentence(texts.logs), hosting ? [{ type: "text", value: hosting }] : undefined),
      paragraph(
        fontHost === undefined ? sentence(ownFiles) : sentence(texts.fonts, { host: fontHost }),
      ),
    ],
  };
}

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

const film = ({ texts, films, listed }: PrivacyFacts): Topic | undefined =>
  films.length > 0
    ? {
        heading: texts.filmHeading,
        text: [paragraph(sentence(texts.filmClick, { hosts: listed(films) }))],
      }
    : undefined;

const content = ({ texts, content, listed }: PrivacyFacts): Topic | undefined =>
  content.length > 0
    ? {
        heading: texts.contentHeading,
        text: [paragraph(sentence(texts.contentClick, { hosts: listed(content) }))],
      }
    : undefined;

const services = ({ texts, services }: PrivacyFacts): Topic | undefined =>
  services.length > 0
    ? {
        heading: texts.servicesHeading,
        text: services.map((service) => {
          const { host, name, purpose, learns } = service;
          return paragraph(
            sentence(texts.service, { host: name, purpose }),
            sentence(isFrame(service) ? texts.serviceOnRequest : texts.serviceCalled, { host }),
            learns === undefined ? undefined : sentence(texts.serviceLearns, { host, learns }),
          );
        }),
      }
    : undefined;

const counting = ({ texts, counter }: PrivacyFacts): Topic | undefined =>
  counter && {
    heading: texts.countHeading,
    text: [
      paragraph(sentence(texts.count, { service: counter.name }), sentence(texts.countLearns)),
      paragraph(sentence(texts.countRefuse)),
    ],
  };

const search = ({ texts, hasSearch }: PrivacyFacts): Topic | undefined =>
  hasSearch
    ? { heading: texts.searchHeading, text: [paragraph(sentence(texts.search))] }
    : undefined;

function storage(facts: PrivacyFacts): Topic {
  const { texts, contactForms, signupForm, hasClosable, listed } = facts;
  const others = embeddedHosts(facts);
  return {
    heading: texts.storageHeading,
    text: [
      paragraph(counted(facts), sentence(texts.kept)),
      bullets(
        contactForms.length > 0 || signupForm ? sentence(texts.keptDraft) : undefined,
        hasClosable ? sentence(texts.keptNotice) : undefined,
        sentence(texts.keptScroll),
      ),
      ...(others.length > 0 ? [paragraph(sentence(texts.others, { hosts: listed(others) }))] : []),
    ],
  };
}

/**
 * Cookies and statistics. No statement if third-party scripts run, which may set cookies in the site's
 * name.
 */
function counted({ texts, signupForm, services, counter }: PrivacyFacts) {
  if (
    counter ||
    services.some(({ allows }) => allows.some((directive) => SCRIPTED.includes(directive)))
  )
    return undefined;
  const host = signupForm?.counter;
  return host === undefined ? sentence(texts.noCookies) : sentence(texts.onlyCounter, { host });
}

const SCRIPTED: readonly string[] = ["script-src", "connect-src"];
