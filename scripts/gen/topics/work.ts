import type { Topic } from "./topic.ts";

/** Paragraphs about the work itself and the people who order it. */
export const work: readonly Topic[] = [
  // What a first customer asks.
  [
    [
      "Before {person} rings you, there is one question: {worry}.",
      "Most people who need {job} have never ordered one, and they ask {worry}.",
      "{person} on {street2} does not doubt that you are (good|able); the doubt is {worry}.",
    ],
    [
      "(Hardly any|Almost no) {trade} in {near} answers that in writing.",
      "If the page is silent about it, they (suppose|expect) the worst.",
      "It comes up in every (phone call|first visit), so you know the answer by heart.",
    ],
    [
      "Two (honest|plain) sentences will do, and a picture of {proof} next to them.",
      "Write down what you would say at the (door|kitchen table); I only shorten it.",
      "I put the answer (straight under|right below) the heading, where a thumb (stops|rests) first.",
    ],
    [
      "The call that follows is about (dates|the day), not about trust.",
      "You will hear it quoted back to you on the (phone|doorstep).",
      "Odd as it sounds, saying what is *not* included wins more work than a (long list|slogan).",
    ],
  ],
  // Two trades that meet in one house.
  [
    [
      "{trades} and {trades2} meet in the same (hallways|houses) around {place}.",
      "In {houses} one job opens another: {job} shows up what a {trade2} should have seen to.",
      "A {trade} and a {trade2} from {near} can share more than a (van|flask).",
    ],
    [
      "Link to each other’s sites and (say|explain) why: who goes first, who makes good.",
      "People like to be told whom you (trust|work with), particularly for {job2}.",
      "When {person2} asks who else is needed, the page should already (know|say).",
    ],
    [
      "A short note on the order of things saves {number} (phone calls|arguments).",
      "I would name the partner, show one house you did together on {street}, and (stop|leave it) there.",
      "Keep it to people you have stood in a (cold|wet) kitchen with.",
    ],
    [
      "Search engines count such links; (neighbours|customers) count them double.",
      "It costs nothing, and each of you sends the other the work that does not (fit|pay).",
      "Nobody in {near2} does it, so it (stands out|is noticed).",
    ],
  ],
  // Seasons.
  [
    [
      "Every trade has its (quiet|slack) stretch, and in {place} yours is probably {month}.",
      "The year around {hill} has a (shape|rhythm): rushes after the first gales, then a lull until {month}.",
      "In {month} the phone of a {trade} goes quiet; by {month2} it will not (stop|rest).",
    ],
    [
      "That is when a page on {service} should be (finished|up), not started.",
      "So we write in the (calm|lull) what people will type in the rush.",
      "A line about {small} put online {number} weeks (early|ahead) catches the first of them.",
    ],
    [
      "Adverts can follow the (weather|diary): on when it turns, off when you are (full|booked).",
      "Change one picture with the season and the whole site looks (cared for|awake).",
      "Small offers for the slow weeks, such as a check before the (frost|winter), fill single mornings.",
    ],
    [
      "Regulars see it too and remember the (gutter|thing) they meant to ring about.",
      "It is dull advice and it (works|pays).",
      "By the time your rivals notice the (season|change), you are (quoting|booked).",
    ],
  ],
  // Emergencies.
  [
    [
      "{small} will not wait until (Monday|morning), and the person who has it reads in a hurry.",
      "Urgent calls are a (trade|business) of their own: {small} at ten at night on {street3}, say.",
      "When {person} in {place} has {small}, there is no time for (menus|a slideshow).",
    ],
    [
      "They need to see three things: that you come to {place}, (how soon|when), and a number.",
      "One screen must do: what it is, what you (charge|ask) to come out, a button.",
      "Nothing on that page may (move|blink), and nothing may hide the number.",
    ],
    [
      "Add what they can do (themselves|meanwhile), such as where the (stop tap|main switch) is, and you have helped already.",
      "If you do not go out at night, say until (when|what hour); an honest limit is (respected|fine).",
      "Leave out {near4} if it is too far for you in the (dark|small hours).",
    ],
    [
      "Who was helped once will ask you about {job} (next|in spring).",
      "Half of those calls come back later as proper (work|jobs).",
      "A calm page makes for a calm (call|caller).",
    ],
  ],
  // Old houses.
  [
    [
      "{houses} have their own rules, and owners (know|sense) when a {trade} has not read them.",
      "Whoever buys one of the {houses} near {landmark} buys (a list|a folder) of repairs with it.",
      "Some of the {houses} in {place} have seen every (fashion|bodge) of a hundred years.",
    ],
    [
      "Cement where lime should be, foam where there was (timber|air): you have seen it and can show it.",
      "The right page says what you would leave (alone|as it is), not just what you would replace.",
      "Show {proof}, and tell in a line why you did it (that|this) way.",
    ],
    [
      "I keep such (stories|cases) to eighty words: the trouble, the cause, the (cure|repair).",
      "An owner of {houses2} is after something else (altogether|entirely), so give each a gallery.",
      "Mention the permissions that apply, and whose (task|job) they are.",
    ],
    [
      "That reads like somebody who will not (rush|panic) when the plaster comes off.",
      "A cheaper quote from {near3} looks thin (beside|next to) it.",
      "Those owners travel in packs; do one house well and {number} more (follow|ring).",
    ],
  ],
  // Landlords, shops and farms as customers.
  [
    [
      "Not every customer in {place} lives in the house that needs (work|you).",
      "{person2} may own more doors on {street} than you (think|would guess).",
      "Behind some of the {houses} stands an agent in {near} with a (spreadsheet|list).",
    ],
    [
      "They care about (dates|certificates), keys and an invoice that names the (flat|address).",
      "What counts there is whether the tenant was told, and how soon somebody (looks at|sees to) {small}.",
      "They order {job2} by email and expect (pictures|a photo) afterwards.",
    ],
    [
      "Give them a page of their own, without the (cosy|homely) words, and a price for several at once.",
      "Write **what you send, and when**, in (one list|three lines), and they will keep your number.",
      "A plain table of what you check on one (visit|round) is worth more than praise.",
    ],
    [
      "Such work is steady in {month2}, when private (jobs|calls) are not.",
      "One agent of that kind replaces (a dozen|ten) small adverts.",
      "They do not haggle much; they only want it (over|settled).",
    ],
  ],
  // How far to travel.
  [
    [
      "How far is too far? From {place} to {near2} takes {minutes} minutes on a good day.",
      "Diesel does not show on (a quote|an invoice), yet a {trade} pays for it all the same.",
      "A van that leaves {place} at seven can be in {near} or in {near3} by half past, not (both|in each).",
    ],
    [
      "Draw the line in (minutes|time) rather than miles: over {hill} is one thing, round it another.",
      "Count which jobs of last year lay beyond {near2} and whether they (paid|were worth it).",
      "I ask every {trade} to name the (villages|places) they would drive to for {small}, and those for {job} only.",
    ],
    [
      "The first list goes on the front page, the (second|longer) one on the page about {service}.",
      "Then your pages, your Google profile and your ads all (say|tell) the same.",
      "It is no shame to leave out {near4}; it is a (kindness|relief) to everyone.",
    ],
    [
      "Wasted calls drop off within (weeks|a month), and the near ones (pick up|grow).",
      "You sit at your own table for (tea|supper) more often.",
      "And a customer around the corner forgives a lot more than one (far off|an hour away).",
    ],
  ],
  // Prices.
  [
    [
      "Should prices be on the site? For {small}, I (think|say) yes.",
      "{trades} hate to print prices and customers (love|long) to see them.",
      "{person} does not want the exact sum, only to know whether it is (hundreds|dozens) or thousands.",
    ],
    [
      "A starting price with what it covers keeps the (dreamers|time-wasters) away.",
      "For {job} a range is (fairer|better), with two examples: one easy, one among {houses}.",
      "Give the smallest sum for which you would (start|drive out to) {street3} and mean it.",
    ],
    [
      "Write next to it what can make it (dearer|cost more), for instance {small2} found on the way.",
      "Date it, so nobody waves a price from (four|three) winters ago at you.",
      "Say **whether VAT is in it**; an older owner will (ask|check).",
    ],
    [
      "Those who ring after reading that have (as good as|already) said yes.",
      "You lose the ones you would have (lost|turned down) at the door, only sooner.",
      "Your rivals around {place} will read it as well; (so what|let them).",
    ],
  ],
];
