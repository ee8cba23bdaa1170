import type * as z from "zod";
import { words } from "./blank.ts";
import { object } from "./fields.ts";
import { PRIVACY_TEXTS } from "./privacy-texts.ts";

/** A text of the builder's own: its English words, and what it is for. */
type Declared = readonly [english: string, description: string];

/**
 * The builder's own words in English, by where they are used; what stands in braces is put in. The other
 * languages are in src/locales, one folder each.
 */
const TEXTS = {
  common: {
    newTab: ["(opens in a new tab)", "Read aloud after a link that opens a new tab."],
    trail: ["Breadcrumb", "Name of the trail of links at the top of a page, read aloud."],
    languages: ["Language", "Name of the links to the page in other languages, read aloud."],
  },
  failure: {
    heading: ["Unexpected Application Error", "The heading where a page could not be shown."],
    text: [
      "This page could not be shown. Loading it again often helps; the rest of the site is fine.",
      "Shown under that heading.",
    ],
    reload: ["Load it again", "The button that loads the page again."],
    home: ["Go to the home page", "The button that leads to the home page."],
  },
  layout: {
    skip: ["Skip to the content", "The first link of each page, for those who use a keyboard."],
    navigation: ["Main", "Name of the site's navigation, read aloud."],
    menu: ["Menu", "Name of the button that opens the menu on a phone."],
    quickActions: [
      "Get in touch at once",
      "Name of the buttons at the lower edge of a phone's screen, read aloud.",
    ],
    contactHeading: ["Get in touch", "The heading over address and contact in the footer."],
    hoursHeading: ["Opening hours", "The heading over the opening hours in the footer."],
    locationsHeading: [
      "Where to find us",
      "The heading over the names of locations in the footer, where there are many.",
    ],
    colon: [":", "Stands after a label in the footer, before what it names."],
  },
  facts: {
    phone: ["Phone", "Label of the phone number."],
    email: ["Email", "Label of the email address."],
    whatsapp: ["WhatsApp", "Label of the WhatsApp number."],
    address: ["Address", "Label of the postal address."],
    hours: ["Hours", "Label of the opening hours beside the contact form."],
  },
  hours: {
    line: ["{days} {hours}", "A day, or a run of days, and when it is open on it."],
    days: ["{from} to {to}", "A run of days."],
    fromTo: ["{from} to {to}", "Times from and to."],
    closed: ["closed", "After days on which the business is closed."],
    allDay: ["open 24 hours", "After days that are open from midnight to midnight."],
    byAppointment: ["by appointment", "After days on which only an appointment opens the door."],
    timesByAppointment: ["{times} by appointment", "Times for those with an appointment only."],
    noted: ["{hours} ({note})", "Hours with the owner's note about them."],
    dated: ["{dates}: {hours}", "The hours of a season, a holiday or one special day."],
    firstOfMonth: [
      "first {day} of the month",
      "The first such day of each month. Of two words with a slash between, the second is for days whose names end in -a.",
    ],
    secondOfMonth: ["second {day} of the month", "The second such day of each month."],
    thirdOfMonth: ["third {day} of the month", "The third such day of each month."],
    fourthOfMonth: ["fourth {day} of the month", "The fourth such day of each month."],
    lastOfMonth: ["last {day} of the month", "The last such day of each month."],
    twoWeeks: ["{days} every two weeks from {date}", "Days that come back every second week."],
    threeWeeks: ["{days} every three weeks from {date}", "Days that come back every third week."],
    fourWeeks: ["{days} every four weeks from {date}", "Days that come back every fourth week."],
    fromDate: ["from {date}", "The first day of what comes back, as a note on it."],
    untilDate: ["until {date}", "The last day of what comes back, as a note on it."],
    open: ["Open now", "Shown while the business is open, with no end within a day."],
    openUntil: ["Open now · until {time}", "Shown while the business is open."],
    closedNow: ["Closed", "Shown while the business is closed and will be for long."],
    opensAt: [
      "Closed · opens {time}",
      "Shown while the business is closed and opens the same day.",
    ],
    opensOn: ["Closed · opens {day} {time}", "Shown while the business is closed."],
    arranged: ["By appointment", "Shown while the business is open by appointment only."],
    otherwise: ["On other dates", "Stands over seasons and closures under the usual week."],
    onPhone: ["On the phone: {hours}", "When the phone is answered, if not when it is open."],
    dayAndNight: ["day and night", "After days on which the phone is answered around the clock."],
    notOnPhone: ["not answered", "After days on which nobody answers the phone."],
    phoneNow: ["Phone answered now", "Shown while only the phone is answered."],
    phoneOpensAt: [
      "Phone answered now · opens {time}",
      "Shown while only the phone is answered and it opens the same day.",
    ],
    phoneOpensOn: [
      "Phone answered now · opens {day} {time}",
      "Shown while only the phone is answered.",
    ],
    phoneAt: [
      "Phone answered from {time}",
      "Shown where there are only hours of the phone, and it is answered later the same day.",
    ],
    phoneOn: [
      "Phone answered from {day} {time}",
      "Shown where there are only hours of the phone, and it is answered on a later day.",
    ],
  },
  form: {
    name: ["Name", "Label of the name field."],
    namePlaceholder: ["Your full name", "Hint inside the empty name field."],
    email: ["Email", "Label of the email field."],
    emailPlaceholder: ["you@example.com", "Hint inside the empty email field."],
    phone: ["Phone", "Label of the phone field."],
    phonePlaceholder: ["Your phone number", "Hint inside the empty phone field."],
    message: ["Message", "Label of the message field."],
    messagePlaceholder: ["Tell us about your project...", "Hint inside the empty message field."],
    optional: ["(optional)", "After the label of a field that may be left empty."],
    choose: ["Choose one", "Shown in a list of answers before one is chosen."],
    button: ["Send message", "What the button of the contact form says."],
    privacy: ["Before you send: here is {link}.", "The line under the button of a form."],
    privacyLink: [
      "what happens to your details",
      "The words in that line that lead to the privacy notice.",
    ],
  },
  signup: {
    name: ["Your name", "Label of the name field."],
    email: ["Your email", "Label of the email field."],
    button: ["Subscribe", "What the button of the sign-up form says."],
    sending: ["Sending", "Read aloud while a sign-up is sent."],
    thanks: ["Thank you", "Shown once a sign-up has been sent."],
    failed: [
      "That did not go through: the sign-up service could not be reached. What you typed is still here. Try again, or ask for it directly:",
      "Shown where a sign-up could not be sent.",
    ],
  },
  cards: {
    more: ["More", "The link of a card for which the owner has no words."],
    about: ["about {title}", "Follows that word, read aloud only: which card it is."],
  },
  banner: {
    label: ["Notice", "Name of a short notice on a page, read aloud."],
    close: ["Close this notice", "Name of the button that closes it."],
    from: ["From {date}", "When a notice begins to hold; read where no script runs."],
    until: ["Until {date}", "How long a notice holds; read where no script runs."],
  },
  locations: {
    directions: ["Directions", "The link that shows the way to a location."],
    map: ["Map: {name}", "What the map of a location is called, read aloud."],
  },
  prices: {
    from: ["from {price}", "A price that something costs at least."],
  },
  testimonials: {
    stars: ["{stars} of {most} stars", "How many stars a customer gave, read aloud."],
  },
  news: {
    updated: ["Updated {date}", "Beside the date of a page that was changed later."],
  },
  map: {
    show: ["Show the map", "What is pressed to see the map."],
  },
  video: {
    play: ["Play the film", "Name of the button that plays a silent film."],
    pause: ["Pause the film", "Name of the button that pauses it."],
  },
  player: {
    source: [
      "The film comes from {host}, which learns of your visit once you press play.",
      "Under a film that another company shows.",
    ],
    show: [
      "Show content of {host}",
      "What is pressed to see something else that another company shows.",
    ],
    content: [
      "This content comes from {host}, which learns of your visit once you show it.",
      "Under something else that another company shows.",
    ],
  },
  gallery: {
    before: ["Before", "On the picture of what was there before; also names the slider."],
    after: ["After", "On the picture of what was there after; also names the slider."],
    position: ["Picture {index} of {count}", "Which of the pictures is shown in large."],
    previous: ["Previous picture", "Name of the button that shows the picture before."],
    next: ["Next picture", "Name of the button that shows the picture after."],
    close: ["Close", "Name of the button that closes the large pictures."],
  },
  search: {
    label: ["What are you looking for?", "What stands over the search field."],
    button: ["Search", "What the button of the search says."],
    suggestionsHeading: ["Or go straight to one of these", "The heading over the suggested pages."],
    searching: ["Searching", "Shown while the search is loaded."],
    foundOne: ["{count} page found", "Shown over the only result of a search."],
    found: ["{count} pages found", "Shown over the results of a search."],
    more: ["Show more pages", "The button under the first results of a search."],
    nothing: [
      "Nothing found for “{query}”. Try a shorter or a plainer word, or go on from one of the links.",
      "Shown where a search finds nothing.",
    ],
    failed: [
      "The search did not load; the connection may have dropped. Try again, or go on from one of the links.",
      "Shown where the search could not be loaded.",
    ],
    retry: ["Try again", "The button that loads the search again."],
    noScript: [
      "The search needs JavaScript, which does not run in this browser. The links on this page work without it.",
      "Shown in place of the search where no script runs.",
    ],
    common: [
      "a an and are as at be by can do for from how i in is it me my of on or our the to we what who with you your",
      "Words that are on every page, so that the search leaves them out; with spaces between.",
    ],
  },
  privacy: PRIVACY_TEXTS,
  siteData: {
    services: ["Services", "Name of the list of services that search engines are given."],
    address: ["Address", "Label of the address in llms.txt."],
    hours: ["Opening hours", "Label of the opening hours in llms.txt."],
    areaServed: ["Area served", "Label of the region served in llms.txt."],
    pages: ["Pages", "The heading over the pages in llms.txt."],
  },
} as const satisfies Record<string, Record<string, Declared>>;

type Declarations = typeof TEXTS;

export type TextGroup = keyof Declarations;

/** All of the builder's own words in one language. */
export type Texts = {
  readonly [G in TextGroup]: { readonly [K in keyof Declarations[G]]: string };
};

/** Some of them, as the owner writes them into the config. */
export type OwnTexts = { [G in TextGroup]?: { [K in keyof Declarations[G]]?: string } };

const mapped = <Value, Result>(record: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

export const ENGLISH = mapped<Record<string, Declared>, object>(TEXTS, (group) =>
  mapped(group, ([english]) => english),
) as Texts;

/** What stands in braces in a text, in order, with all that would be read as part of it. */
export const placeholdersOf = (text: string): string[] =>
  text.match(/\$?\{[\w.]*\}|[{}]/g)?.sort() ?? [];

const isFact = (placeholder: string) => placeholder.includes(".");

const ownText = ([english, description]: Declared) => {
  const wanted = placeholdersOf(english).join(" ");
  const error = wanted
    ? `Put ${wanted} where the value belongs, each once, and nothing else in braces`
    : "Nothing is put into this text, so it takes no braces";
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

/** The owner's own words in place of the builder's. */
export const texts = object(
  "Your own words in place of those that the builder brings along, such as the name of the search button.",
  mapped<Record<string, Declared>, z.ZodType>(TEXTS, (group) =>
    object("Texts that are used together.", mapped(group, ownText)).optional(),
  ),
) as z.ZodObject as unknown as z.ZodType<OwnTexts, OwnTexts> & { shape: z.ZodRawShape };
