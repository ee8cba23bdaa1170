import type { Wish } from "../../../../model/kit/wishes.ts";

/** A wish, and other words that people use for it. */
type WishWords = readonly [title: string, others: string];

const wishes: Record<Wish, WishWords> = {
  start: ["Who you are and what you do", "welcome start top title banner first impression"],
  topic: ["What this page is about", "title heading page top"],
  offer: ["What you offer", "services range benefits features list"],
  prices: ["What it costs", "prices rates fees tariff packages"],
  food: ["What there is to eat and drink", "menu food dishes drinks wine lunch"],
  shop: ["What people can buy, or give as a present", "shop products goods voucher gift"],
  classes: ["Which class is when, and with whom", "timetable classes courses lessons week"],
  events: ["What is on", "events dates concerts markets parties calendar"],
  hours: ["When you are open", "opening hours times closed holidays"],
  place: ["Where you are, and how to get there", "map address directions branches"],
  reach: ["How people reach you", "contact form phone email call message"],
  people: ["Who is behind it", "about us team staff story portrait"],
  jobs: ["Whom you look for", "jobs vacancies careers apprentices"],
  steps: ["How it goes, step by step", "process steps procedure how it works"],
  reasons: ["Why you", "reasons numbers figures promise comparison"],
  praise: ["What customers say", "reviews testimonials references logos partners trust"],
  questions: ["What people ask", "faq questions answers help"],
  work: ["What your work looks like", "photos pictures gallery film video before after"],
  news: ["What is new", "news notice announcement holidays"],
  pages: ["Your other pages", "articles blog projects links related"],
  areas: ["Where else you work", "area towns places region"],
  story: ["A story, or anything in sentences", "text paragraph story article"],
  facts: ["Rows and columns", "table sizes measures data"],
  booking: [
    "Booking, tickets or a player of another company",
    "booking tickets calendar embed widget",
  ],
  downloads: ["Files to download", "pdf brochure forms files"],
  newsletter: [
    "A newsletter, or an offer for an email address",
    "newsletter subscribe sign up list",
  ],
  search: ["A search of your own pages", "search find"],
  law: ["What the law requires", "privacy imprint legal terms data protection"],
};

export const ENGLISH_PALETTE = {
  all: "All sections",
  yours: "Made for this site",
  back: "Back to all sections",
  choose: (name: string) => `${name}: what do you want to begin with?`,
  add: (name: string) => `Add ${name}`,
  minimal: "Short",
  full: "With everything",
  noPicture: "There is no picture of this section yet.",
  note: "The pictures show sample words. A new section has placeholders in square brackets instead, such as [Your heading]. The list of problems names each until you have replaced it.",
  addBefore: "Add a section above",
  addAfter: "Add a section below",
  wishes,
};

export type PaletteWords = typeof ENGLISH_PALETTE;
