import type { Topic } from "./topic.ts";

/** Paragraphs about the website and about being found. */
export const website: readonly Topic[] = [
  // Photographs.
  [
    [
      "Your phone holds (more|better) advertising than any agency sells: pictures of work around {place}.",
      "Stock photographs of smiling (models|men in clean helmets) fool nobody on {street}.",
      "(One|A single) true picture from {near} is worth a gallery bought by the (dozen|hundred).",
    ],
    [
      "Take {proof}, even if it is not (pretty|tidy).",
      "Stand in the same (spot|doorway) before and after, and hold the phone (level|upright).",
      "Get {landmark} or a bit of {hill} into the frame and everyone knows (where|which village) it is.",
    ],
    [
      "I trim them, make them small enough for a weak signal and write a line under (each|every one).",
      "Ask the owner (first|beforehand), leave number plates out, and note what the job was.",
      "Twelve are enough to begin with: {number} of {job}, the rest of (smaller|everyday) things.",
    ],
    [
      "What you find ordinary, like {proof2}, is what a (stranger|customer) wants to see.",
      "Nobody minds a muddy boot in the (corner|picture).",
      "Send new ones by WhatsApp from the (van|job) and they are up by (evening|the weekend).",
    ],
  ],
  // Reviews.
  [
    [
      "A review that says “great job” helps (a little|nobody much).",
      "Reviews are read from the (worst|lowest) upwards, whatever you do.",
      "{number} reviews that name {place} do more for a {trade} than forty that (name nothing|do not).",
    ],
    [
      "Ask the customer to mention {street} or {near}, and what was (mended|done).",
      "The best moment to ask is at the door, with the old (part|pipe) still in your hand.",
      "Make it easy: a card with a square code, handed over with the (invoice|keys).",
    ],
    [
      "Answer each of them in a line, the (sour|grumpy) ones without heat.",
      "I show the last three on the page where they (fit|belong): {small} under {heading}, and so on.",
      "If {person2} writes about {job2}, that review (belongs|goes) on the page about it.",
    ],
    [
      "Never buy them; people around {landmark2} can (tell|smell it).",
      "By {month2} you will have (a shelf|enough) of them, and it keeps growing.",
      "A steady drip beats a (flood|burst) that dries up.",
    ],
  ],
  // The Google profile.
  [
    [
      "Above all results sits a (small map|map with three names), and in {place} it gets most of the taps.",
      "The map that search engines show for {trades} near {place} has room for (only three|three) names.",
      "Before anyone sees your site they see your (profile|entry) on the map.",
    ],
    [
      "Whether you are on it depends on how near you are, on (reviews|stars) and on what your site (says|confirms).",
      "Your home village counts there, so a {trade} in {place} has a (head start|lead) on one from {near3}.",
      "Fill it in properly: the trade, the villages, holidays, a picture from this (season|year).",
    ],
    [
      "It must agree with your pages to the letter, down to the way {street2} is (spelt|written).",
      "I tidy it as part of the [local SEO](/seo), together with the (old|forgotten) entries in directories.",
      "Choose {trade} as the main category and put {service} among the (services|others).",
    ],
    [
      "After that it wants ten minutes in a (month|quiet week), no more.",
      "Post a job from {near2} now and then, so it does not look (asleep|deserted).",
      "Doing it well is mostly a (matter|question) of patience.",
    ],
  ],
  // Speed and phones.
  [
    [
      "People in {place} look you up where they (stand|are): in the kitchen, beside {small}, on a phone.",
      "Between {place} and {near} the signal has (holes|gaps) you could drive a van through.",
      "Nobody opens a laptop to find a {trade} (any more|these days).",
    ],
    [
      "If a page has not (opened|appeared) by the count of three, the thumb goes back.",
      "A heavy page with a film and (four|five) fonts may look fine at a desk and never arrive below {hill}.",
      "So what I build is (light|small): words first, pictures only as large as the (screen|glass).",
    ],
    [
      "The number stays at the lower edge, where one hand can reach it while the other holds the (bucket|torch).",
      "Text is large enough for {person2} without (glasses|spectacles).",
      "There is nothing to close first: no pop-up, no chat robot, no (wheel|voucher).",
    ],
    [
      "You can test it from the lay-by at {landmark}; I (do|have).",
      "That is not (magic|fashion), only care.",
      "Search engines measure the same, and they prefer what does not keep people (waiting|hanging).",
    ],
  ],
  // Pages per service.
  [
    [
      "One page that lists everything is found for (nothing|very little).",
      "Many {trades} put all they do into one (paragraph|list) and wonder why no one finds {service}.",
      "“No job too small” is on every van from {place} to {near4} and (means|says) nothing.",
    ],
    [
      "Somebody who needs {job} types that, plus {place}, and wants a page on just (that|this).",
      "Give {service} a page, {service2} another, and let the (rest|small stuff) share a third.",
      "Each page answers one question, shows one (house|job) and ends with one number.",
    ],
    [
      "I write them from your (stories|words), with the names people use: {street}, {near}, the road by the {stream}.",
      "None is a copy with the village swapped; that (trick|habit) stopped working long ago.",
      "They link to each other where it helps, the way a (good|decent) {trade} says what comes next.",
    ],
    [
      "More on how that is built stands under [web design](/web-design).",
      "Later you can see which page brings (calls|work) and which only (visits|looks).",
      "{number2} good ones are better than twenty that were (padded|stretched).",
    ],
  ],
  // Social media.
  [
    [
      "{place} has its own group online, and (someone|somebody) asks there for a {trade} every week.",
      "“Can anybody recommend a {trade}?” stands in the {place} group again, (below|above) a lost cat.",
      "In the village group {person} asks about {small}, and within the hour there are (names|tags).",
    ],
    [
      "The answers are a name and a link; the link is where it is (won|decided).",
      "The name that gets (picked|tapped) first is the one that leads to a picture of {proof}.",
      "Whoever has no page to point at gets (skipped|passed over), however (good|well liked).",
    ],
    [
      "Do not post every day; show a job from {street3} when it is worth (showing|a look).",
      "I can take the [social media](/social-media) off your hands, though the (best|liveliest) posts come from your own van.",
      "Answer like a neighbour, not like a (brochure|banner), and leave the quarrels to (others|the rest).",
    ],
    [
      "Two or three such posts a month (suffice|are plenty).",
      "What you post is gone in a week; the page (remains|is still there) in {month2}.",
      "Then the people of {near} tag you without being (asked|told).",
    ],
  ],
  // Ads.
  [
    [
      "Advertising in {place} need not (cost|eat) much, because the place is small.",
      "Most money that {trades} spend on adverts is (shown|wasted) to people they would never drive to.",
      "I have nothing against [paid ads](/paid-ads), so long as they (stop|end) at {near2}.",
    ],
    [
      "Draw a shape round {place} and {near}, and show the ad to people who are (inside it|there).",
      "Bid on {job}, not on the bare word {trade}, and leave out whoever looks for (courses|wages) or a day’s free advice.",
      "Let them run from seven until you no longer want to (answer|pick up).",
    ],
    [
      "Send the click to the page on {service}, never to the (front page|home page).",
      "Two texts against each other for {number2} weeks (show|tell) which words work on owners of {houses}.",
      "Set a limit for the (day|week) that you could lose without (pain|swearing).",
    ],
    [
      "When {month} fills the diary, (pause|stop) them; the site carries on alone.",
      "I look at the figures with you, in calls and (jobs|pounds), not in “impressions”.",
      "If it does not pay by {month2}, we (end|drop) it.",
    ],
  ],
  // Words people use.
  [
    [
      "You say “{service}”; your customers type something (cruder|simpler).",
      "Nobody in {place} searches the way a (catalogue|trade magazine) talks.",
      "What people type has no (grammar|manners): {trade} {place} cheap, {trade} near {landmark}.",
    ],
    [
      "They describe what they (see|hear): a stain, a smell, a bang, {small}.",
      "They write whole questions now, above all to the AI (helpers|services), such as {worry}.",
      "They add the village, or {near3}, or the name of the (estate|school).",
    ],
    [
      "I collect those words from your (messages|texts) and build the headings out of them.",
      "Put the question in as a heading and the answer in the first (line|sentence) below.",
      "Use both words once, yours and (theirs|the plain one), and everybody is served.",
    ],
    [
      "It makes the page easier to read (aloud|for everyone), too.",
      "The aim is that {person2} thinks: (that is|exactly) my trouble.",
      "Clever slogans can (go|stay) on the van.",
    ],
  ],
];
