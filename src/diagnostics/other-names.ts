/** What other tools and people call a field: names that mean the same, ours and theirs. */
const SAME: readonly string[] = [
  "phone telephone tel phoneNumber mobile mobil telefon",
  "email mail emailAddress",
  "url website homepage siteUrl domain",
  "owner proprietor ownerName",
  "openingHours hours openingTimes times",
  "opens open start",
  "closes close end",
  "from start startDate begin since",
  "until to till end endDate",
  "street streetAddress line1 addressLine1 road",
  "locality city town place",
  "region state county province",
  "postalCode postcode zip zipCode postal plz",
  "geo coordinates position gps",
  "latitude lat",
  "longitude lng lon long",
  "file src source filename image img photo picture",
  "picture image img photo",
  "pictures images photos gallery imgs",
  "alt altText alternative alternativeText",
  "link url href to target",
  "actions buttons button ctas cta",
  "heading headline title header",
  "eyebrow kicker overline",
  "intro lead subtitle subheading subheadline description",
  "text body content copy markdown paragraph paragraphs",
  "label name title caption text",
  "name title label heading",
  "description metaDescription summary",
  "path slug route url address",
  "params parameters props variables",
  "id anchor",
  "background backgroundColor bg",
];

const GROUPS = SAME.map((names) => names.split(" "));

/** The names among `known` that mean the same as another one, the likeliest first. */
export function sameNames(name: string, known: readonly string[]): string[] {
  const lower = name.toLowerCase();
  const groups = GROUPS.filter((group) => group.some((each) => each.toLowerCase() === lower));
  return groups.flatMap((group) => group.filter((each) => known.includes(each)));
}
