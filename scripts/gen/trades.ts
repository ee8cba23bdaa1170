/** A trade as the texts speak of it. */
export interface Trade {
  /** One person of the trade; many are this with an s. */
  one: string;
  /** Work worth a day or more, with its article. */
  job: string;
  /** What people ring about in a hurry, with its article. */
  small: string;
  /** A page on the site, as it is spoken of in a sentence. */
  service: string;
  /** What a photograph should show. */
  proof: string;
  /** What owners ask before they ring. */
  worry: string;
}

export const trades: readonly Trade[] = [
  {
    one: "roofer",
    job: "a full re-roof",
    small: "a slipped slate",
    service: "flat roof repairs",
    proof: "the battens before the slates went on",
    worry: "whether the scaffold comes on top of the price",
  },
  {
    one: "plumber",
    job: "a new bathroom",
    small: "a dripping stop tap",
    service: "bathrooms from start to finish",
    proof: "the pipe runs before the boxing in",
    worry: "how long the water will be off",
  },
  {
    one: "electrician",
    job: "a rewire",
    small: "a dead socket",
    service: "fuse boards and rewires",
    proof: "a labelled board with its cover off",
    worry: "how many floorboards have to come up",
  },
  {
    one: "heating engineer",
    job: "a boiler swap",
    small: "a radiator that stays cold",
    service: "boiler replacement",
    proof: "the old boiler beside the new one",
    worry: "who flushes the system and when",
  },
  {
    one: "plasterer",
    job: "a whole-house skim",
    small: "a blown ceiling",
    service: "ceilings and damp walls",
    proof: "a wall with the light across it",
    worry: "how soon they can paint",
  },
  {
    one: "tiler",
    job: "a wet room",
    small: "a cracked hearth tile",
    service: "kitchen and bathroom tiling",
    proof: "the corner where three cuts meet",
    worry: "who brings the adhesive and the trims",
  },
  {
    one: "decorator",
    job: "a hall, stairs and landing",
    small: "a peeling window sill",
    service: "outside painting",
    proof: "a sash after the second coat",
    worry: "how much furniture they must move",
  },
  {
    one: "joiner",
    job: "a new staircase",
    small: "a door that sticks",
    service: "fitted wardrobes and shelving",
    proof: "the joint before it was glued",
    worry: "whether the timber is included",
  },
  {
    one: "bricklayer",
    job: "a garden wall",
    small: "a leaning gate pier",
    service: "repointing and chimneys",
    proof: "the new mortar next to the old",
    worry: "whether new bricks will match",
  },
  {
    one: "landscaper",
    job: "a terraced garden",
    small: "a patio that holds water",
    service: "patios and steps",
    proof: "the hardcore under the slabs",
    worry: "where the spoil goes",
  },
  {
    one: "fencer",
    job: "sixty metres of new fence",
    small: "a snapped post",
    service: "storm-damaged fences",
    proof: "a post set in its hole",
    worry: "which side the rails will face",
  },
  {
    one: "window fitter",
    job: "a house of new windows",
    small: "a misted pane",
    service: "doors and double glazing",
    proof: "the sill and the sealant from close by",
    worry: "who makes good the plaster",
  },
  {
    one: "tree surgeon",
    job: "a crown reduction",
    small: "a branch on the shed",
    service: "felling and stump grinding",
    proof: "the ropes as well as the saw",
    worry: "who asks the council first",
  },
  {
    one: "drainage engineer",
    job: "a collapsed drain",
    small: "a blocked gully",
    service: "drain surveys with a camera",
    proof: "the pipe as the camera saw it",
    worry: "whether the drive must be dug up",
  },
  {
    one: "kitchen fitter",
    job: "a kitchen with an island",
    small: "a hinge that has dropped",
    service: "kitchens bought elsewhere",
    proof: "the worktop joint from above",
    worry: "how many days without a sink to expect",
  },
  {
    one: "stonemason",
    job: "a rebuilt gable",
    small: "a loose coping",
    service: "lime pointing",
    proof: "the stones laid out before they went back",
    worry: "where the stone will come from",
  },
  {
    one: "locksmith",
    job: "a full set of new locks",
    small: "a key that snapped in the door",
    service: "locks changed after a move",
    proof: "the lock as it came out and as it went in",
    worry: "whether the door will be damaged",
  },
  {
    one: "chimney sweep",
    job: "a liner for a stove",
    small: "a smoking fire",
    service: "sweeping with a certificate",
    proof: "the dust sheets as well as the brush",
    worry: "how much soot ends up indoors",
  },
  {
    one: "floor layer",
    job: "an oak floor downstairs",
    small: "a board that creaks",
    service: "sanding and sealing",
    proof: "the underlay before it was covered",
    worry: "whether the doors need trimming",
  },
  {
    one: "small builder",
    job: "a kitchen extension",
    small: "a cracked lintel",
    service: "extensions up to one storey",
    proof: "the footings before the concrete",
    worry: "who speaks to building control",
  },
];
