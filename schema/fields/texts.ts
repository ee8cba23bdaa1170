import type * as z from "zod";
import { words } from "./blank.ts";
import { object } from "./fields.ts";
import { PRIVACY_TEXTS } from "./privacy-texts.ts";

/** A built-in text: its English words and its description. */
type Declared = readonly [english: string, description: string];

/**
 * The built-in texts in English, grouped by use; braces are placeholders. src/locales has a folder for each
 * other language.
 */
const TEXTS = {
  common: {
    newTab: ["(opens in a new tab)", "Read aloud after a link that opens a new tab."],
    trail: ["Breadcrumb", "Name of the breadcrumb at the top of a page, read aloud."],
    languages: ["Language", "Name of the links to the page in other languages, read aloud."],
  },
  failure: {
    heading: ["Unexpected Application Error", "The heading when a page cannot be displayed."],
    text: [
      "This page could not be shown. Loading it again often helps; the rest of the site is fine.",
      "The text under that heading.",
    ],
    reload: ["Load it again", "The button that loads the page again."],
    home: ["Go to the home page", "The button that leads to the home page."],
  },
  layout: {
    skip: ["Skip to the content", "The first link of each page, for people who use a keyboard."],
    navigation: ["Main", "Name of the site's navigation, read aloud."],
    menu: ["Menu", "Name of the button that opens the menu on a phone."],
    quickActions: [
      "Get in touch at once",
      "Name of the buttons at the bottom of a phone's screen, read aloud.",
    ],
    contactHeading: [
      "Get in touch",
      "The heading over the address and contact details in the footer.",
    ],
    hoursHeading: ["Opening hours", "The heading over the opening hours in the footer."],
    locationsHeading: [
      "Where to find us",
      "The heading over the names of locations in the footer, if there are many.",
    ],
    colon: [":", "Between a label in the footer and its value."],
  },
  facts: {
    phone: ["Phone", "Label of the phone number."],
    email: ["Email", "Label of the email address."],
    whatsapp: ["WhatsApp", "Label of the WhatsApp number."],
    address: ["Address", "Label of the postal address."],
    hours: ["Hours", "Label of the opening hours beside the contact form."],
  },
  hours: {
    line: ["{days} {hours}", "One or more days and their opening hours."],
    days: ["{from} to {to}", "Several days in a row."],
    fromTo: ["{from} to {to}", "The opening and closing time."],
    closed: ["closed", "After days when the business is closed."],
    allDay: ["open 24 hours", "After days when it is open from midnight to midnight."],
    byAppointment: ["by appointment", "After days when visitors need an appointment."],
    timesByAppointment: ["{times} by appointment", "Times when visitors need an appointment."],
    noted: ["{hours} ({note})", "Hours with the owner's note."],
    dated: ["{dates}: {hours}", "The hours of a season, a holiday or a special day."],
    firstOfMonth: [
      "first {day} of the month",
      "The first such day of each month. In two words with a slash between them, the second is for days whose names end in -a.",
    ],
    secondOfMonth: ["second {day} of the month", "The second such day of each month."],
    thirdOfMonth: ["third {day} of the month", "The third such day of each month."],
    fourthOfMonth: ["fourth {day} of the month", "The fourth such day of each month."],
    lastOfMonth: ["last {day} of the month", "The last such day of each month."],
    twoWeeks: ["{days} every two weeks from {date}", "Days that repeat every second week."],
    threeWeeks: ["{days} every three weeks from {date}", "Days that repeat every third week."],
    fourWeeks: ["{days} every four weeks from {date}", "Days that repeat every fourth week."],
    fromDate: ["from {date}", "The first day of a repetition, as a note."],
    untilDate: ["until {date}", "The last day of a repetition, as a note."],
    open: ["Open now", "While the business is open for at least another day."],
    openUntil: ["Open now · until {time}", "While the business is open."],
    closedNow: ["Closed", "While the business is closed for long."],
    opensAt: ["Closed · opens {time}", "While the business is closed and opens the same day."],
    opensOn: [
      "Closed · opens {day} {time}",
      "While the business is closed and opens on another day.",
    ],
    arranged: ["By appointment", "While the business is open by appointment only."],
    otherwise: ["On other dates", "The heading over seasons and closures, under the usual week."],
    onPhone: [
      "On the phone: {hours}",
      "The hours of the phone, if they differ from the opening hours.",
    ],
    dayAndNight: ["day and night", "After days when the phone is answered around the clock."],
    notOnPhone: ["not answered", "After days when the phone is not answered."],
    phoneNow: ["Phone answered now", "While only the phone is answered."],
    phoneOpensAt: [
      "Phone answered now · opens {time}",
      "While only the phone is answered and the business opens the same day.",
    ],
    phoneOpensOn: [
      "Phone answered now · opens {day} {time}",
      "While only the phone is answered and the business opens on another day.",
    ],
    phoneAt: [
      "Phone answered from {time}",
      "If there are only phone hours, and the phone is answered later the same day.",
    ],
    phoneOn: [
      "Phone answered from {day} {time}",
      "If there are only phone hours, and the phone is answered on a later day.",
    ],
  },
  form: {
    name: ["Name", "Label of the name field."],
    namePlaceholder: ["Your full name", "Placeholder in the empty name field."],
    email: ["Email", "Label of the email field."],
    emailPlaceholder: ["you@example.com", "Placeholder in the empty email field."],
    phone: ["Phone", "Label of the phone field."],
    phonePlaceholder: ["Your phone number", "Placeholder in the empty phone field."],
    message: ["Message", "Label of the message field."],
    messagePlaceholder: [
      "Tell us about your project...",
      "Placeholder in the empty message field.",
    ],
    optional: ["(optional)", "After the label of an optional field."],
    choose: ["Choose one", "In a list of options before one is selected."],
    button: ["Send message", "The button of the contact form."],
    privacy: ["Before you send: here is {link}.", "The line under the button of a form."],
    privacyLink: [
      "what happens to your details",
      "The words in that line that link to the privacy notice.",
    ],
  },
  signup: {
    name: ["Your name", "Label of the name field."],
    email: ["Your email", "Label of the email field."],
    button: ["Subscribe", "The button of the sign-up form."],
    sending: ["Sending", "Read aloud while a sign-up is sent."],
    thanks: ["Thank you", "After a sign-up is sent."],
    failed: [
      "That did not go through: the sign-up service could not be reached. What you typed is still here. Try again, or ask for it directly:",
      "When a sign-up cannot be sent.",
    ],
  },
  cards: {
    more: ["More", "The link of a card without `linkLabel`."],
    about: ["about {title}", "After that word, only read aloud: the title of the card."],
  },
  banner: {
    label: ["Notice", "Name of a short notice, read aloud."],
    close: ["Close this notice", "Name of the button that closes it."],
    from: ["From {date}", "The first day of a notice, without JavaScript."],
    until: ["Until {date}", "The last day of a notice, without JavaScript."],
  },
  locations: {
    directions: ["Directions", "The link to directions to a location."],
    map: ["Map: {name}", "Name of the map of a location, read aloud."],
  },
  prices: {
    from: ["from {price}", "The lowest price."],
  },
  testimonials: {
    stars: ["{stars} of {most} stars", "The number of stars that a customer gave, read aloud."],
  },
  news: {
    updated: ["Updated {date}", "Beside the date of a page that was changed later."],
  },
  map: {
    show: ["Show the map", "The button that loads the map."],
  },
  video: {
    play: ["Play the film", "Name of the button that plays a silent film."],
    pause: ["Pause the film", "Name of the button that pauses it."],
  },
  player: {
    source: [
      "The film comes from {host}, which learns of your visit once you press play.",
      "Under a film from another company.",
    ],
    show: ["Show content of {host}", "The button that loads other content from another company."],
    content: [
      "This content comes from {host}, which learns of your visit once you show it.",
      "Under other content from another company.",
    ],
  },
  gallery: {
    before: ["Before", "On the earlier picture of a pair; also in the name of the slider."],
    after: ["After", "On the later picture of a pair; also in the name of the slider."],
    position: ["Picture {index} of {count}", "The number of the enlarged picture."],
    previous: ["Previous picture", "Name of the button that shows the previous picture."],
    next: ["Next picture", "Name of the button that shows the next picture."],
    close: ["Close", "Name of the button that closes the enlarged pictures."],
  },
  search: {
    label: ["What are you looking for?", "The label over the search field."],
    button: ["Search", "The button of the search."],
    suggestionsHeading: ["Or go straight to one of these", "The heading over the suggested pages."],
    searching: ["Searching", "While the search loads."],
    foundOne: ["{count} page found", "Over the only result of a search."],
    found: ["{count} pages found", "Over the results of a search."],
    more: ["Show more pages", "The button under the first results of a search."],
    nothing: [
      "Nothing found for “{query}”. Try a shorter or a plainer word, or go on from one of the links.",
      "When a search finds nothing.",
    ],
    failed: [
      "The search did not load; the connection may have dropped. Try again, or go on from one of the links.",
      "When the search cannot be loaded.",
    ],
    retry: ["Try again", "The button that loads the search again."],
    noScript: [
      "The search needs JavaScript, which does not run in this browser. The links on this page work without it.",
      "Instead of the search, without JavaScript.",
    ],
    common: [
      "a an and are as at be by can do for from how i in is it me my of on or our the to we what who with you your",
      "Frequent words that the search ignores, separated by spaces.",
    ],
  },
  privacy: PRIVACY_TEXTS,
  siteData: {
    services: ["Services", "Name of the list of services in the structured data."],
    address: ["Address", "Label of the address in llms.txt."],
    hours: ["Opening hours", "Label of the opening hours in llms.txt."],
    areaServed: ["Area served", "Label of the region served in llms.txt."],
    pages: ["Pages", "The heading over the pages in llms.txt."],
  },
} as const satisfies Record<string, Record<string, Declared>>;

type Declarations = typeof TEXTS;

export type TextGroup = keyof Declarations;

/** All built-in texts in one language. */
export type Texts = {
  readonly [G in TextGroup]: { readonly [K in keyof Declarations[G]]: string };
};

/** The texts that the owner overrides in the config. */
export type OwnTexts = { [G in TextGroup]?: { [K in keyof Declarations[G]]?: string } };

const mapped = <Value, Result>(record: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

export const ENGLISH = mapped<Record<string, Declared>, object>(TEXTS, (group) =>
  mapped(group, ([english]) => english),
) as Texts;

/** The placeholders of a text, sorted, with stray braces and a `$` before a brace. */
export const placeholdersOf = (text: string): string[] =>
  text.match(/\$?\{[\w.]*\}|[{}]/g)?.sort() ?? [];

const isFact = (placeholder: string) => placeholder.includes(".");

const ownText = ([english, description]: Declared) => {
  const wanted = placeholdersOf(english).join(" ");
  const error = wanted
    ? `Use ${wanted}, each once, and no other braces`
    : "This text has no placeholders; remove the braces";
  return words()
    .refine((text) => placeholdersOf(text).join(" ") === wanted, {
      error: ({ input }) =>
        placeholdersOf(String(input)).some(isFact)
          ? `${error}; facts of the business are not filled in here`
          : error,
    })
    .optional()
    .meta({ description, examples: [english] });
};

/** The owner's texts in place of the built-in ones. */
export const texts = object(
  "Your own words in place of Plumbline's, such as for the search button.",
  mapped<Record<string, Declared>, z.ZodType>(TEXTS, (group) =>
    object("A group of texts.", mapped(group, ownText)).optional(),
  ),
) as z.ZodObject as unknown as z.ZodType<OwnTexts, OwnTexts> & { shape: z.ZodRawShape };
