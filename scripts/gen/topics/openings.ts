import type { Topic } from "./topic.ts";

/** The first paragraph: what kind of place it is. A page has one of them. */
export const openings: readonly Topic[] = [
  // A village in a valley.
  [
    [
      "{place} lies (along|beside|on both banks of) the {stream}, with {houses} near the water and {houses2} further up.",
      "The {stream} runs right through {place}, and (most|half) of the older streets follow it.",
      "Come over {hill} and {place} is (spread|laid) out below you: {houses} first, then {street} and the {stream}.",
      "There is one road into {place} and the {stream} keeps it company all the way from {near}.",
    ],
    [
      "Down there the walls stay cold until (noon|lunch), and a {trade} hears about {small} far more often than up the hill.",
      "Anybody who lives by the water has (an opinion|a story) about damp, and sooner or later they look for a {trade} to settle it.",
      "Owners on the low side worry about wet (walls|cellars); owners on the slope worry about (access|steps|parking).",
      "A {trade} working there learns quickly which gardens flood in {month} and which only look as if they might.",
    ],
    [
      "That belongs on your website, in (plain words|your own words), before any list of (services|qualifications).",
      "Say so (high up|at the top) on the page and a stranger knows you have stood on {street} yourself.",
      "I would write (one page|a page) for each side of the stream, because the questions are not the same.",
      "Put two photographs next to it, one of {proof}, and the point makes itself.",
    ],
    [
      "People in {near} read it too, and (most of them|many) have the same (house|trouble).",
      "It costs you an (evening|hour) to tell me all this and it (lasts|works) for years.",
      "No directory can write that (for you|about you), so it is where we start.",
      "Search engines like a page that could be about one place only, and so do (neighbours|readers).",
    ],
  ],
  // A village on a hill.
  [
    [
      "Half of {place} sits on the side of {hill}, and (every|any) {trade} who works there has carried something up steps.",
      "{street} climbs from {landmark} to the top of {place} and (never quite levels out|gets steeper as it goes).",
      "The wind comes over {hill} with nothing in its way, and {place} is the first thing it (meets|finds).",
      "{place} was built where the (quarrymen|shepherds|drovers) wanted to live, which is to say on a slope.",
    ],
    [
      "The {houses} up there are handsome and awkward in (equal parts|about equal measure).",
      "Getting {job} done means thinking first about where the van (stands|stops) and who holds the gate.",
      "Deliveries stop at {landmark}, so materials go the last stretch (by hand|by barrow|on foot).",
      "Nothing there is square, and the owners of {houses} have (learnt|got used) to asking about it early.",
    ],
    [
      "A customer who has been let down once will look for (signs|proof) that you know the ground.",
      "So the first picture on your site should be of a (slope|steep garden), not of a logo.",
      "Write how you got the (scaffold|skip|materials) up {street} last time and you have answered the (main|first) question.",
      "A {trade} who explains the access calmly sounds like one who has (done|priced) it before.",
    ],
    [
      "Firms from {near} tend to price such jobs to lose them; (that is your opening|you can do better).",
      "I keep that (paragraph|part) short, with a photograph and the number (underneath|below it).",
      "It also spares you the visits that were never going to (work out|become jobs).",
      "The reader nods, and the next thing under the thumb is the (call button|number).",
    ],
  ],
  // A larger village with a market and shops.
  [
    [
      "{day} is market day in {place}, and the queue by {landmark} still settles who gets recommended.",
      "{place} has a butcher, a chemist and a (noticeboard|shop window) full of cards from {trades}.",
      "People from {near} and {near2} do their shopping in {place}, so a name that is known there is known (for miles|all round).",
      "The middle of {place} is {houses} over (shops|shopfronts), and behind them come {houses2}.",
    ],
    [
      "A card in the window reaches whoever (walks past|needs stamps); a search reaches everybody else.",
      "That queue now has phones in its hands, and a name gets looked up before the (bread is paid for|talk moves on).",
      "The talk still counts, but it ends in a search: somebody says {trade}, somebody else types it.",
      "When {person} hears a name there, the next step is to see whether it has a (website|proper website).",
    ],
    [
      "What they find should match what they were told: the same (van|face), the same streets, work on {houses}.",
      "If they find nothing, the (second|next) name on the list gets a turn.",
      "If all they find is a Facebook page last touched in {month}, they (wonder|assume the worst).",
      "I make sure they land on a page that names {place} and shows {proof}.",
    ],
    [
      "It need not be (large|clever): {number} pages are plenty for a {trade}.",
      "After that the phone number is (never more than a thumb away|always in view).",
      "Good talk fills a diary for a (month|season); a good page keeps (filling it|at it).",
      "The market packs up at two; a page that somebody can (find|read) never does.",
    ],
  ],
  // By the sea.
  [
    [
      "On a rough day the spray reaches {street}, and everything made of metal in {place} knows about it.",
      "{place} faces the sea with {houses} in the front row and {houses2} sheltering behind.",
      "The harbour at {place} has more (dinghies|kayaks) than fishing boats now, but the salt has not changed.",
      "Ask any {trade} about {place} and the first word you hear is (salt|wind|weather).",
    ],
    [
      "Hinges, gutters and fixings give up (early|years early) there, and paint on the seaward side goes before the rest.",
      "Half the front is let to visitors from {month} on, so repairs have to fit between a (check-out|departure) and a (check-in|new arrival).",
      "What lasts twenty years in {near} lasts (ten|twelve) on the front, and owners are tired of being told otherwise.",
      "An owner who lives two hours away cannot pop round to see about {small}, and (chooses|hires) by screen.",
    ],
    [
      "A {trade} should say which (materials|fixings) stand up to it, by name, on the first (screen|page).",
      "So a page for owners of lets is worth its keep: keys, photos afterwards, an invoice by email.",
      "I would show {proof}, and say how long it has been there.",
      "Explain why the cheap version fails and the dearer quote (sells itself|makes sense).",
    ],
    [
      "Nobody from (inland|further off) will think of writing that.",
      "Storms do the (advertising|rest): after each one there is a rush, and the page is already up.",
      "Add the lanes behind, down to {near2}, where there is no salt and a good deal of work.",
      "Then a form that asks for a photograph, since you may not get out there until {day}.",
    ],
  ],
  // A place of new estates.
  [
    [
      "{place} has doubled since the fields behind {landmark} were sold.",
      "First came {street}, then {street2}, and the signs for the next phase of {place} are up already.",
      "Ask for directions in {place} and you will be told to turn at the (show home|new roundabout).",
      "The old part of {place} is a church and a row of {houses}; the new part is everything (else|you can see from {hill}).",
    ],
    [
      "Houses of one age wear out (together|in step), so {small} on one close means ten more by the (winter|spring).",
      "New owners want (an outside tap|shelves), a bit of (decking|fence), a (charger|shed base): small work, but plenty of it.",
      "The warranty runs out for whole streets in the same (month|year), and then they look for a {trade}.",
      "Everybody there has the same (kitchen|bathroom) and nobody wants to keep it.",
    ],
    [
      "They are in one online group, and one (question|post) brings thirty answers.",
      "A fixed list of small jobs, each with a starting price, does well with (such|these) buyers.",
      "They were born with a phone in hand and will not ring a number that has no (pictures|website) behind it.",
      "Photograph one house with the owner’s leave and the neighbours recognise their own (hall|front door).",
    ],
    [
      "Your link has to survive that (tap|test): quick to open, local, a picture of {proof} at the top.",
      "Keep an eye on {street3} as well; the (owners|people) there moved in last {month}.",
      "The old part needs a page of its own, since {houses} ask for other (skills|hands).",
      "Do {number} houses on one close well and you hardly need me for the (fourth|next).",
    ],
  ],
  // Farms and lanes.
  [
    [
      "{place} is more a collection of lanes than a village: a few {houses} by {landmark}, and farms.",
      "The signal drops twice on the road from {near} to {place}, and so do the (verges|hedges).",
      "Satnavs send people for {place} into the ford, which tells you how many strangers (come|work) there.",
      "From {hill} you can count the roofs of {place}; there are not many, and they are far (apart|between).",
    ],
    [
      "Nobody there expects a {trade} by lunchtime, but they do expect one who (turns up|rings back).",
      "Work comes in big pieces: {job} at a farm, {job2} in a barn that is to be let.",
      "The old {houses} have thick walls, oil tanks and a well that (somebody|a grandfather) once covered over.",
      "A yard gate, a dog and {minutes} minutes of single track stand between you and {small}.",
    ],
    [
      "So say plainly how far out you go and what the trip costs, if it costs (anything|extra).",
      "A list of lanes and hamlets helps more than a circle on a map: {near}, {near2}, {near3}.",
      "Your site should be light, because one bar of signal has to (carry|load) it.",
      "Tell them you carry the usual parts, so that one visit is (enough|the rule).",
    ],
    [
      "Few people type {place} itself, so I name the places around it (as well|too).",
      "Country customers stay for decades once you have shut their gates (behind you|properly).",
      "One such farm is worth a whole street of (quotes|enquiries).",
      "There is little competition out there on the screen; most rivals never (bothered|tried).",
    ],
  ],
  // A works village.
  [
    [
      "{place} was built for the (works|quarry|mill), in straight rows, by people who counted every brick.",
      "The chimney by {landmark} is long cold, but {place} still runs in the straight lines it (drew|left).",
      "Once a hooter told {place} when to get up; now it is the (bins|school run) on {street}.",
      "Every second house in {place} has the same plan, because one (master|company) paid for all of them.",
    ],
    [
      "In {houses} like these a {trade} knows the (layout|answers) before the door opens.",
      "Back additions, shared drains and (flat roofs|thin walls) make up most of the calls.",
      "When one bay lets in water, the house next door is seldom far (behind|off).",
      "Everyone has altered something since, and not everyone (told the council|used a {trade}).",
    ],
    [
      "Use that: a page headed {heading}, with this very (house type|plan) in the pictures.",
      "I would draw up one clear price for the usual job and put it (online|where all can see it).",
      "Show the row, name {street}, leave out the door number.",
      "Explain shared walls and who pays for what; (hardly anyone|nobody else) does.",
    ],
    [
      "Neighbours compare notes over the (wall|fence), so one good page is read by the (whole|entire) terrace.",
      "You can even offer {number} houses on one day and pass on what the scaffold saves.",
      "The same rows stand in {near2}, so the page works twice.",
      "It sounds like somebody who grew up (there|in one).",
    ],
  ],
  // Commuters and leafy roads.
  [
    [
      "By eight in the morning {place} is half empty, and by seven in the evening it is looking for a {trade}.",
      "{place} is where people move when they have (sold in town|outgrown a flat): {houses}, hedges, good (schools|gardens).",
      "The cars outside {landmark} have gone by eight, and with them the people who hire {trades}.",
      "{street} in {place} has {houses} on long plots, and hardly anyone at home (on a weekday|before six).",
    ],
    [
      "They book from a (train seat|desk), read (carefully|to the end) and want things in writing.",
      "Three quotes is the habit there, and the (neatest|clearest) one often beats the lowest.",
      "They ask {worry}, and they ask it by (message|email), late.",
      "The price of {job} does not frighten them; a (muddy|vague) answer does.",
    ],
    [
      "So your site has to do the talking between (visits|your calls): what happens first, what next, who tidies up.",
      "A form with {number} questions and a place for photographs suits them (better than a call|well).",
      "Insurance, references, a picture of {proof}: put them (together|on one page).",
      "I write a short page on how a quote of yours (works|comes about), so nobody has to guess.",
    ],
    [
      "Answer by (nine|the next morning) and you are usually the first who did.",
      "The same readers live in {near} and {near2}, and they (talk|share a train).",
      "Once trusted you get the (key|alarm code), and after that the loft, the drive and the (sister|in-laws).",
      "They leave careful reviews as well, and those (bring|fetch) the next ones.",
    ],
  ],
];
