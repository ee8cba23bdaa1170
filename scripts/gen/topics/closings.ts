import type { Topic } from "./topic.ts";

/** The last paragraph: what to do first. A page has one of them. */
export const closings: readonly Topic[] = [
  [
    [
      "If you work in {place} and have no site yet, start (small|with one page).",
      "You do not need everything (at once|on day one).",
      "Where would I begin in {place}? With (very little|three pages).",
    ],
    [
      "One page for {job}, one for {small}, one that says who you are: that (will do|is a start).",
      "Begin with the work you would (gladly|happily) do every week, say {job2}, and leave the rest for the (winter|autumn).",
      "A front page, a page called {heading} and a way to reach you will carry the first (season|half year).",
    ],
    [
      "Send me (six|eight|ten) photographs and the names of your streets, and I can show you a (draft|first version) to argue with.",
      "Tell me about your last (good|proper) job between {street} and {near}; (usually|often) the first text is in that story.",
      "We (talk for|need) half an hour, best on a wet {day}, and I do the typing.",
    ],
    [
      "After that we add a page whenever a question comes up (twice|for the third time).",
      "Whatever we add later, the address and the (reviews|number) stay (yours|the same).",
      "You can (stop|pause) there or go on; both are (fine|sensible).",
    ],
  ],
  [
    [
      "The firms you are up against around {place} are not (better|cleverer), only easier to find.",
      "Look up your own trade in {place} tonight and see who (comes|stands) first.",
      "Type {trade} and {place} into your phone and read the first (five|six) results as a customer would.",
    ],
    [
      "Some of them are (directories|lists), some sit (an hour|forty miles) away, and one has (probably|no doubt) closed.",
      "I would bet on two directories, a national chain and someone from {near}.",
      "Count how many show a photograph taken within sight of {hill}.",
    ],
    [
      "A page about {houses} near {landmark}, written by someone who has been inside them, (beats|outlasts) all of those.",
      "None of them can write about {street2} the way (you|someone local) can.",
      "There is (room|a gap) for one honest {trade} with clear pages.",
    ],
    [
      "So far it is an (easy field|open race).",
      "It takes about (a month|four weeks) from the first talk to the first (call|enquiry), often less.",
      "Ask me what I would (change|do) first and I will tell you, free of charge.",
    ],
  ],
  [
    [
      "Give a new page (three|four) months before you judge it.",
      "Websites for {place} do not work overnight, and I will not (say|pretend) they do.",
      "A page is slow to start, like a (stove|diesel on a frosty morning).",
    ],
    [
      "Search engines have to find it, and (people|neighbours) have to click it, before it (climbs|settles).",
      "The first weeks bring people who knew you already; the strangers from {near2} come (later|after that).",
      "Expect one or two calls by {month2} and something (steadier|like a rhythm) after that.",
    ],
    [
      "Meanwhile we ask every customer on {street} for a review and (put up|add) a picture a week.",
      "In that time I watch which (words|questions) bring people and sharpen those pages.",
      "Until then [paid ads](/paid-ads) can (bridge|fill) the gap, limited to {place} and switched off when the diary is full.",
    ],
    [
      "Then look at the (diary|job sheet) again and tell me I was (wrong|too careful).",
      "You will see in plain numbers whether it was (worth it|money well spent).",
      "I send you those numbers on one (sheet|page), without (jargon|charts nobody reads).",
    ],
  ],
  [
    [
      "One last thing about {place}.",
      "A word on {place} as people (say|use) it.",
      "Names deserve a little care (too|in {place}).",
    ],
    [
      "Locals (shorten|clip) it, the signpost near {landmark2} spells it another way, and visitors do what they like.",
      "Some people living in {near} give {place} as their address, and some in {place} would (never|rather not) admit to {near}.",
      "The postal address says one thing and the (parish|council) another, so owners type both.",
    ],
    [
      "Your pages can hold (each of them|both forms) without sounding odd.",
      "I put the usual form in the headings and the (other|rarer) one in a caption.",
      "A sentence on where you draw the line, {near3} for example, clears it up.",
    ],
    [
      "It is a detail, but it (decides|settles) whether the right (person|customer) finds you.",
      "Nobody notices when it is right; the phone just rings (more|closer to home).",
      "Such things take me minutes and (save|spare) you calls from the wrong (county|end).",
    ],
  ],
  [
    [
      "What does it take from you?",
      "People ask me how much of their (time|week) this needs.",
      "You have work to do, so here is the (deal|plan) in short.",
    ],
    [
      "An hour of talk, a walk round {place} if you (like|have time), and the pictures from your phone.",
      "About {number} evenings (in all|spread over a month), most of it looking for (pictures|photos) of {proof}.",
      "You talk, I write; then you strike out whatever does not sound like (you|a {trade}).",
    ],
    [
      "I sort the rest: the address, the (form|forms), the Google profile, the photos cut to size.",
      "Everything technical is (mine|my side), and you get the passwords (in writing|on paper).",
      "Changes later are a message: new price, new (van|number), off in {month2}.",
    ],
    [
      "No meetings for the sake of (meetings|it).",
      "If {day} evening is your only free time, then {day} evening it is.",
      "And if you would sooner (ring|talk) than type, ring.",
    ],
  ],
  [
    [
      "When the diary is full, the site should (slow down|rest) with you.",
      "Some {trades} in {place} tell me they have enough (work|on) already.",
      "Being busy is no reason to be (invisible|hard to find).",
    ],
    [
      "Then it can bring better work instead of more: {job} rather than {small}, {street} rather than {near4}.",
      "A line saying booked until {month} does no harm; it (makes|leaves) a good impression.",
      "A site lets you turn down the far jobs (politely|kindly) and keep those within {minutes} minutes.",
    ],
    [
      "Quiet (months|weeks) come round again, and a page started then is (months|a season) too late.",
      "Customers who wait are (often|usually) the ones who pay on time.",
      "And on the day you want a second pair of hands, (apprentices|good people) look at websites too.",
    ],
    [
      "We can plan that together in a [digital strategy](/digital-strategy) session, (in one morning|without a thick report).",
      "Tell me what you want (more|less) of and we write towards it.",
      "That is a nicer problem, and it starts with the same {number} pages.",
    ],
  ],
];
