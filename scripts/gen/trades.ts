/** A trade as the texts speak of it. */
export interface Trade {
  one: string;
  many: string;
  /** Work worth a day or more, with its article. */
  job: string;
  /** What people ring about in a hurry, with its article. */
  small: string;
  /** The heading of a page on the site. */
  service: string;
  /** What a photograph should show. */
  proof: string;
  /** What owners wonder before they ring: they ask … */
  worry: string;
}

export const trades: readonly Trade[] = [
  {
    ...{ one: "roofer", many: "roofers", job: "a full re-roof", small: "a slipped slate" },
    ...{ service: "Flat roof repairs", proof: "the battens before the slates went on" },
    worry: "whether the scaffold comes on top of the price",
  },
  {
    ...{ one: "plumber", many: "plumbers", job: "a new bathroom", small: "a dripping stop tap" },
    ...{ service: "Bathrooms from start to finish", proof: "the pipe runs before the boxing in" },
    worry: "how long the water will be off",
  },
  {
    ...{ one: "electrician", many: "electricians", job: "a rewire", small: "a dead socket" },
    ...{ service: "Fuse boards and rewires", proof: "a labelled board with its cover off" },
    worry: "how many floorboards have to come up",
  },
  {
    ...{ one: "heating engineer", many: "heating engineers", job: "a boiler swap" },
    ...{ small: "a radiator that stays cold", service: "Boiler replacement" },
    ...{ proof: "the old boiler beside the new one", worry: "who flushes the system and when" },
  },
  {
    ...{
      one: "plasterer",
      many: "plasterers",
      job: "a whole-house skim",
      small: "a blown ceiling",
    },
    ...{ service: "Ceilings and damp walls", proof: "a wall with the light across it" },
    worry: "how soon they can paint",
  },
  {
    ...{ one: "tiler", many: "tilers", job: "a wet room", small: "a cracked hearth tile" },
    ...{ service: "Kitchen and bathroom tiling", proof: "the corner where three cuts meet" },
    worry: "who brings the adhesive and the trims",
  },
  {
    ...{ one: "decorator", many: "decorators", job: "a hall, stairs and landing" },
    ...{ small: "a peeling window sill", service: "Outside painting" },
    ...{ proof: "a sash after the second coat", worry: "how much furniture they must move" },
  },
  {
    ...{ one: "joiner", many: "joiners", job: "a new staircase", small: "a door that sticks" },
    ...{ service: "Fitted wardrobes and shelving", proof: "the joint before it was glued" },
    worry: "whether the timber is included",
  },
  {
    ...{
      one: "bricklayer",
      many: "bricklayers",
      job: "a garden wall",
      small: "a leaning gate pier",
    },
    ...{ service: "Repointing and chimneys", proof: "the new mortar next to the old" },
    worry: "whether new bricks will match",
  },
  {
    ...{ one: "landscaper", many: "landscapers", job: "a terraced garden" },
    ...{ small: "a patio that holds water", service: "Patios and steps" },
    ...{ proof: "the hardcore under the slabs", worry: "where the spoil goes" },
  },
  {
    ...{
      one: "fencer",
      many: "fencers",
      job: "sixty metres of new fence",
      small: "a snapped post",
    },
    ...{ service: "Storm-damaged fences", proof: "a post set in its hole" },
    worry: "which side the rails will face",
  },
  {
    ...{ one: "window fitter", many: "window fitters", job: "a house of new windows" },
    ...{ small: "a misted pane", service: "Doors and double glazing" },
    ...{ proof: "the sill and the sealant from close by", worry: "who makes good the plaster" },
  },
  {
    ...{ one: "tree surgeon", many: "tree surgeons", job: "a crown reduction" },
    ...{ small: "a branch on the shed", service: "Felling and stump grinding" },
    ...{ proof: "the ropes as well as the saw", worry: "who asks the council first" },
  },
  {
    ...{ one: "drainage engineer", many: "drainage engineers", job: "a collapsed drain" },
    ...{ small: "a blocked gully", service: "Drain surveys with a camera" },
    ...{ proof: "the pipe as the camera saw it", worry: "whether the drive must be dug up" },
  },
  {
    ...{ one: "kitchen fitter", many: "kitchen fitters", job: "a kitchen with an island" },
    ...{ small: "a hinge that has dropped", service: "Kitchens you bought elsewhere" },
    ...{ proof: "the worktop joint from above", worry: "how many days without a sink to expect" },
  },
  {
    ...{ one: "stonemason", many: "stonemasons", job: "a rebuilt gable", small: "a loose coping" },
    ...{ service: "Lime pointing", proof: "the stones laid out before they went back" },
    worry: "where the stone will come from",
  },
  {
    ...{ one: "locksmith", many: "locksmiths", job: "a full set of new locks" },
    ...{ small: "a key that snapped in the door", service: "Locks changed after a move" },
    ...{
      proof: "the lock as it came out and as it went in",
      worry: "whether the door will be damaged",
    },
  },
  {
    ...{ one: "chimney sweep", many: "chimney sweeps", job: "a liner for a stove" },
    ...{ small: "a smoking fire", service: "Sweeping with a certificate" },
    ...{ proof: "the dust sheets as well as the brush", worry: "how much soot ends up indoors" },
  },
  {
    ...{ one: "floor layer", many: "floor layers", job: "an oak floor downstairs" },
    ...{ small: "a board that creaks", service: "Sanding and sealing" },
    ...{ proof: "the underlay before it was covered", worry: "whether the doors need trimming" },
  },
  {
    ...{ one: "small builder", many: "small builders", job: "a kitchen extension" },
    ...{ small: "a cracked lintel", service: "Extensions up to one storey" },
    ...{ proof: "the footings before the concrete", worry: "who speaks to building control" },
  },
];
