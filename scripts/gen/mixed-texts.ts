/* What the pages of a bicycle workshop are put together from; many pages have the same sentence. */

export const services = [
  "bike repairs",
  "wheel building",
  "e-bike batteries",
  "frame resprays",
  "children’s bikes",
  "gear servicing",
  "saddle fitting",
];

export const icons =
  "Build Bolt Brush Speed Schedule Verified Payments LocalShipping Handyman Settings Star Shield".split(
    " ",
  );

export const headings = [
  "What a visit (includes|covers)",
  "How {service} (works|goes) here",
  "Before you ride over from {near}",
  "Why riders (come back|stay)",
  "What we check (first|before anything)",
  "A word on prices",
  "The bench and who stands at it",
  "From {place} and the lanes around",
  "What you (take|ride) home",
];

export const calls = [
  "Leave it with us on a {day}, and ride it home {number} days later.",
  "{minutes} minutes by bike from {near}, and a stand is (free|kept) for you.",
  "A workshop that (says|writes down) what it will cost before a spanner is lifted.",
  "No shop floor, no sales talk: a bench, good light and {service}.",
];

export const numbers = [
  { value: "24 hours", label: "to a price, on weekdays" },
  { value: "90 days", label: "in which we put right what we did" },
  { value: "3 stands", label: "so that two jobs never wait for one" },
  { value: "1 in 5", label: "bikes needs less than its owner feared" },
  { value: "£0", label: "for a look and an honest answer" },
];

/** Short ones: a title and what it means. */
export const points: readonly (readonly [title: string, text: string])[] = [
  ["A price first", "You hear the price before we (start|begin), and it is the one you pay."],
  ["Old parts back", "What we took off lies in a bag beside the bike."],
  ["Washed as well", "No bike leaves the stand (dirtier|muddier) than it came."],
  ["Ready by {day}", "Brought before noon, most jobs are done (the same week|by then)."],
  ["Any make", "From a shopping bike to carbon: we ask what it is (used|ridden) for."],
  ["A loan bike", "There are {number} in the shed, with lights and a lock."],
  ["Collected", "We drive to {near} and {near2} with an empty van."],
  ["Written down", "A card says what was done and what may wait until {month}."],
  ["Torque by the book", "Carbon and thin alloy are tightened with a gauge."],
  ["True to a hair", "Wheels leave with spokes of even (tension|pitch)."],
  ["Brakes that bite", "Pads are bedded in on the hill behind {landmark}."],
  ["No waste", "Chains go to scrap, tubes to a belt maker, boxes to the allotments."],
  ["Wet-day rule", "In rain we fit you in, since nobody else (comes|rides)."],
  ["Children watch", "There is a low bench, and a {number}-piece puzzle of a hub."],
  ["Club rates", "Riders from {near3} who come together pay for one visit less."],
  ["Spares in stock", "Tubes, cables and pads for {number2} decades of bikes."],
  ["A test ride", "Whoever mended it rides it to {street} and back."],
  ["Straight talk", "If a new bike is cheaper, we say so (at once|on the first day)."],
  ["Winter store", "Hang it up with us from November and find it serviced in spring."],
  ["Safe overnight", "The door is steel, and the bikes are (chained|locked) to the floor."],
  ["Paid by card", "Or in coins, when it is only a valve."],
  ["Photos sent", "You see the worn part on your phone before you decide."],
];

/** Longer ones, of which each page has a dozen. */
export const bodies = [
  "(Most|Half) of what comes (through the door|in) from {place} has been ridden (all winter|in salt) and shows it.",
  "A chain costs less than the (cassette|sprocket) it eats, so we (measure|gauge) it first and (tell you|write down) how long it has left.",
  "Riders from {near} know the (climb|drag) past {landmark}, and their (rims|discs) know the way (down again|home).",
  "We keep a (book|list) with every bike in it, so that the (second|next) visit begins where the (first|last) one ended.",
  "Spokes are cut here, laced by hand and brought to (tension|pitch) in {number} rounds, with a (night’s|day’s) rest between.",
  "Whoever commutes along the {stream} gets grit in the bearings; sealed ones pay for themselves in a year.",
  "If a (noise|click) comes and goes, (ride|come) over and let it happen: we hear more in a (minute|mile) than a letter can say.",
  "There is no (charge|bill) for being told that (nothing|little) is wrong, which happens (more often than you would think|every week).",
  "A frame is (looked|gone) over with a lamp and a mirror, since (a crack|rust) begins where (nobody|no owner) looks.",
  "In {month} the queue is (short|shorter) and the prices are those of {month2}, when (everybody|the whole valley) remembers (their|an old) bike.",
  "Cables are (greased|oiled), outers cut square, and the end caps (pressed|crimped) on so that no (thumb|glove) finds a loose strand.",
  "The lanes above {street} are (full of|lined with) thorns, so we fit (tubes|tyres) with sealant for (those who ask|half the club).",
  "We do not fit parts (bought|ordered) elsewhere unless we would have (bought|chosen) them, and we (say|explain) why.",
  "A saddle is set by the (knee|hip), not by the eye, and marked with (tape|paint) so that it finds its (height|place) again.",
  "Batteries are (tested|run) under load for a whole (afternoon|morning), for a (number|bar) on a screen says little.",
  "When {person} brings a bike that was in the (shed|cellar) for years, we (start|begin) with the tyres and stop to (talk|ask).",
  "Paint is (baked|cured), not sprayed in a (yard|barn), and the old colour is (matched|copied) from under the bottom bracket.",
  "Children outgrow bikes (sooner|faster) than they wear them out, so we (buy|take) the small one back when you (come|return) for the next.",
  "What is urgent is done (on the stand|at once) while you (wait|read); what is not gets a (ticket|label) and a day.",
  "The van goes to {near2} on a {day2} and back by way of {near3}, and a bike more is no trouble.",
  "Anything that holds you up, (slows|brings) you down or lights your way is (never|not) done by an (apprentice|beginner) alone.",
  "We would (sooner|rather) mend a (derailleur|shifter) than sell one, and there is a (drawer|tin) of springs to prove it.",
  "A wheel that has been (trued|straightened) three times has told its story, and the (fourth|next) time we (propose|suggest) a new rim.",
  "You may watch, you may (ask|doubt), and you may hold the other end; (most|few) people go home having learnt (something|nothing).",
  "Hubs are opened, (washed|cleaned) and packed anew, and the (balls|bearings) are counted before the (cup|cone) goes back.",
  "From {hill} down, brakes get hot enough to glaze, so ask for the pads that the postman has.",
  "Gears that (skip|jump) are mostly a bent hanger, which takes (ten minutes|no time) and a gauge, not a (new set|whole groupset).",
  "If you are in two minds about a (repair|part), we write down (both|two) prices and put the (kettle|radio) on.",
  "Panniers, (locks|racks) and lamps are (fitted|mounted) for what the parts cost, if they were (bought|ordered) from this bench.",
  "The first (service|check) of a new bike (matters|counts) most: spokes settle, cables stretch and (bolts|headsets) creep.",
  "Ask around {place}: someone on {street2} has had a bottom bracket from us that outlived the frame.",
  "We close for the {number2} days of the village fair and tell you a month before.",
];
