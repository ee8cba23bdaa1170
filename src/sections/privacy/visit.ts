import { embeddedHosts, type PrivacyFacts } from "./facts.ts";
import { bullets, paragraph, type Topic } from "./nodes.ts";

/** What happens when a visitor only looks round. */
export const visitTopics = (facts: PrivacyFacts): (Topic | undefined)[] => [
  reading(facts),
  map(facts),
  search(facts),
  storage(facts),
];

const HOST_LOGS =
  "The company that hosts this site has to see your IP address to send you a page, and as a rule notes it for a while with the time, the page and your kind of browser, to keep the site running and to fend off attacks.";

const reading = ({ hosting, fontHost, hasVideo }: PrivacyFacts): Topic => ({
  heading: "When you only read",
  text: [
    paragraph(HOST_LOGS, hosting ? ` ${hosting}` : ""),
    paragraph(
      fontHost
        ? `The fonts come from ${fontHost}, which sees your IP address on every page. Pictures${hasVideo ? " and video" : ""} come from this site itself.`
        : `Fonts${hasVideo ? ", pictures and video" : " and pictures"} come from this site itself, so no other company learns of your visit through them.`,
    ),
  ],
});

const map = ({ map }: PrivacyFacts): Topic | undefined =>
  map && {
    heading: "When you look at the map",
    text: [
      paragraph(
        map.load === "click"
          ? `What you see at first is a drawing. Only when you press it does the map come from ${map.host}`
          : `When the map scrolls into view, it comes from ${map.host}`,
        ", which then sees your IP address and may set cookies of its own.",
      ),
    ],
  };

const search = ({ hasSearch }: PrivacyFacts): Topic | undefined =>
  hasSearch
    ? {
        heading: "When you search this site",
        text: [
          paragraph(
            "The search runs in your browser; no search company is asked. Your words stand in the page’s address, so they stay in your browser’s history, and our host’s log may show them.",
          ),
        ],
      }
    : undefined;

const storage = (facts: PrivacyFacts): Topic => {
  const { contactForm, signupForm } = facts;
  const others = embeddedHosts(facts);
  return {
    heading: "What stays in your browser",
    text: [
      paragraph(
        signupForm?.counter
          ? `We set no cookies. The only counting is that of the sign-up form by ${signupForm.counter}.`
          : "We set no cookies and use no analytics.",
        " This is kept, in your tab alone and until you close it; we never see it:",
      ),
      bullets(
        contactForm || signupForm
          ? [
              "what you have typed into a form, until it is sent, so that a dropped connection loses nothing",
            ]
          : undefined,
        [
          "how far down each page you had scrolled, noted as you leave it, so that Back takes you to the same place",
        ],
      ),
      ...(others.length > 0
        ? [paragraph(`What these do once they are loaded is up to them: ${others.join(", ")}.`)]
        : []),
    ],
  };
};
