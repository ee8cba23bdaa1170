import { makePage, type PageConfig } from "./site.ts";
import { localPage, params, template, templated } from "./template.ts";

const town = (location: string, about: string, story: string) =>
  localPage({
    path: `/roofs-${location.toLowerCase()}`,
    title: `${location} roofs: ${about}`,
    params: params({ location, story }),
  });

const BARRY = town(
  "Barry",
  "what keeps the salt out",
  "Salt comes in with every gale from the channel, and it finds each nail that is not copper. " +
    "Along the front we strip terraces to the rafters, treat the battens twice and hang Welsh " +
    "slate with hooks. Landlords near the docks ask for flat roofs of rubber, which lie in a day.",
);

const NEATH = town(
  "Neath",
  "steep streets and old tin",
  "Mills and chapels in TE10 still carry tin that was painted when coal was king. We patch what " +
    "can be patched, replace sheet by sheet what cannot, and line gutters with lead. On steep " +
    "streets our scaffold climbs from the yard behind, so no bus has to wait for the crew.",
);

const NEWPORT = town(
  "Newport",
  "new estates by the river",
  "Estates beyond the river were tiled by the thousand in one summer, and many ridges have since " +
    "worked loose. A morning is enough to bed a dozen again in fresh mortar. Bungalows by the " +
    "marsh get vents in the eaves, because mist that cannot leave a loft rots it from inside.",
);

const call = {
  type: "ctaBand" as const,
  heading: "Tell us about your roof",
  actions: [{ label: "Write to us", link: "email:" }],
};

const written = (parts: Partial<PageConfig>, heading: string, text: string): PageConfig =>
  makePage({ sections: [{ type: "hero", heading }, { type: "prose", text }, call], ...parts });

const HOME = written(
  {
    label: "Home",
    title: "Roofers for Testford and the coast",
    description:
      "We mend and lay roofs of slate, tile and rubber between the hills and the sea, with a price before we begin and a crew of our own.",
  },
  "Roofs that stay dry",
  "Wind, frost and gulls are our customers as much as you are: they tell us where to look.",
);

const SLATE = written(
  {
    path: "/slate",
    label: "Slate",
    title: "Slate roofs, split and hung by hand",
    description:
      "Slate lasts a hundred years when it is hung well: what we look for in a quarry, how we fix it, and what that costs for each square metre.",
    parent: "/",
    structuredData: "service",
  },
  "Slate, split by hand",
  "Good stone rings when a knuckle knocks on it. We choose every piece, and return what sounds dull.",
);

const PRICES = written(
  {
    path: "/prices",
    label: "Prices",
    title: "What a roof costs, and why it does",
    description:
      "Prices for repairs, for whole roofs and for the scaffold, with examples from last year and an honest word about what makes some dearer.",
  },
  "What it costs",
  "Figures depend on pitch, access and weather. Ask in the morning, and hear from us within two hours.",
);

const LOCAL = template({
  title: "Roofs in {location} by those who live near",
  description:
    "Roofers for {location}: we come on the same day for leaks, and give you a price in writing for everything that can wait until the weather is fine.",
  sections: [...(template().sections ?? []), call],
});

const TOWNS = [BARRY, NEATH, NEWPORT];

/** A site with the detailed pages of three towns at the end, after pages without a template. */
export function townsText(): string {
  const { pages: _, footer, ...site } = templated();
  const pages = [HOME, SLATE, ...TOWNS, PRICES];
  const links = pages.map(({ path, label = path.slice(1) }) => ({ label, link: path }));
  const groups = [{ heading: "Pages", links }];
  const all = { ...site, templates: { local: LOCAL }, footer: { ...footer, groups }, pages };
  return `${JSON.stringify(all, null, 2)}\n`;
}
