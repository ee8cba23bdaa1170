import type { PageConfig, SectionConfig } from "../site.ts";
import { localPage } from "../template.ts";
import type { EditedSite } from "./edited-site.ts";

export type Edit = (site: EditedSite) => void | Promise<void>;

const towns = ({ config }: EditedSite) => config.pages.filter((page) => page.template);
const writtenPages = ({ config }: EditedSite) => config.pages.filter((page) => !page.template);

/** A page of the template with different parameters. */
function setParams(site: EditedSite, given: NonNullable<PageConfig["params"]>): void {
  const page = site.random.pick(towns(site));
  page.params = { ...page.params, ...given };
}

const localTemplate = ({ config }: EditedSite) => {
  const local = config.templates?.local;
  if (!local) throw new Error("The template is gone.");
  return local;
};

/** Sections of all types, so that pages with some of them have different styles. */
const KINDS: readonly SectionConfig[] = [
  { type: "prose", heading: "Words", text: "Some **words**." },
  { type: "checklist", heading: "What you get", items: [{ title: "Slates" }] },
  { type: "steps", heading: "How it goes", steps: [{ title: "Call", text: "Call me." }] },
  { type: "figures", heading: "Numbers", figures: [{ value: "87%", label: "stay dry" }] },
  {
    type: "ctaBand" as const,
    heading: "Call me",
    actions: [{ label: "Call", link: "phone:", icon: "Phone", style: "primary" as const }],
  },
];

/** Page number `index` of many with different styles. */
const kindOfPage = (index: number, words: string): PageConfig => ({
  path: `/kind-${index}`,
  title: `Kind ${index} of ${words}`,
  description: `All ${words}.`,
  sections: [
    { type: "hero", heading: `Kind ${index}` },
    ...KINDS.filter((_, bit) => ((index + 7) >> bit) & 1),
  ],
});

export const CONFIG_EDITS: Record<string, Edit> = {
  "a page's text": (site) => setParams(site, { story: `On ${site.random.words()}.` }),
  "a page's place": (site) => setParams(site, { location: `New ${site.random.words()}` }),
  "a page's neighbours": (site) => {
    const near = site.random.pick(towns(site)).params?.location;
    setParams(site, { areas: [String(near), `Elsewhere ${site.random.words()}`] });
  },
  "a page's label"(site) {
    site.random.pick(writtenPages(site)).label = `Called ${site.random.words()}`;
  },
  "a page's title"(site) {
    site.random.pick(writtenPages(site)).title = `Titled ${site.random.words()}`;
  },
  "a page's path"(site) {
    site.random.pick(towns(site)).path = `/moved-${site.random.below(1e6)}`;
  },
  "a page's parent"(site) {
    site.random.pick(towns(site)).parent = site.random.pick(["/", "/slate", "/about"]);
  },
  "a page is added"(site) {
    const { config, random } = site;
    const given = { ...random.pick(towns(site)).params, location: `Added ${random.words()}` };
    const page = localPage({ path: `/added-${random.below(1e6)}`, params: given });
    config.pages.splice(random.below(config.pages.length), 0, page);
  },
  "a page is removed"(site) {
    const { config, random } = site;
    config.pages.splice(config.pages.indexOf(random.pick(towns(site))), 1);
  },
  "a page is moved"({ config, random }) {
    const [page] = config.pages.splice(random.below(config.pages.length), 1);
    if (page) config.pages.splice(random.below(config.pages.length), 0, page);
  },
  "a page is hidden"({ config, random }) {
    const page = random.pick(config.pages);
    page.index = page.index === false;
  },
  "a page is a service"(site) {
    const page = site.random.pick(writtenPages(site));
    if (page.structuredData) delete page.structuredData;
    else page.structuredData = "service";
  },
  "a template's text"(site) {
    localTemplate(site).description = `Dry in {location}: ${site.random.words()}.`;
  },
  "a template's sections"(site) {
    localTemplate(site).sections.push(site.random.pick(KINDS));
  },
  "a template's parameter"(site) {
    const name = `extra${site.random.below(1e6)}`;
    const local = localTemplate(site);
    local.params[name] = { type: "text", description: "One more thing" };
    local.sections.push({ type: "prose", text: `More: {${name}}.` });
    for (const page of towns(site)) page.params = { ...page.params, [name]: site.random.words() };
  },
  "the phone number"({ config, random }) {
    config.business.phone = `+44 29 2018 0${100 + random.below(900)}`;
  },
  "a colour"({ config, random }) {
    config.theme.colours.light.paper = `#ffff${(0xe0 + random.below(31)).toString(16)}`;
  },
  "a font's weight"({ config, random }) {
    config.theme.fonts = {
      ...config.theme.fonts,
      heading: { font: "archivo", weight: random.pick([500, 600, 700]) },
    };
  },
  "a link in the footer"({ config, random }) {
    const links = [{ label: `Link ${random.words()}`, link: random.pick(["/slate", "/about"]) }];
    config.footer.groups = [{ heading: "More", links }];
  },
  "what AI may read"({ config, random }) {
    const llmsTxt = !config.search?.llmsTxt;
    config.search = { llmsTxt, aiCrawlers: random.pick(["all", "answers", "none"] as const) };
  },
  "an exception"({ config, random }) {
    const severity = random.pick(["off", "info", "warning"] as const);
    config.checks = [{ rule: "near-duplicate", severity, reason: random.words() }];
  },
  "a page to search on"({ config, random }) {
    const page = config.pages.find(({ path }) => path === "/about");
    const suggestions = [{ label: random.words(), link: "/" }];
    page?.sections?.push({ type: "siteSearch", suggestions });
  },
  "many kinds of pages"({ config, random }) {
    const kinds = Array.from({ length: 12 }, (_, index) => kindOfPage(index, random.words()));
    config.pages = [...random.shuffled(kinds), ...config.pages.filter((page) => !isKind(page))];
  },
  "fewer kinds of pages"({ config, random }) {
    config.pages = config.pages.filter((page) => !isKind(page) || random.below(2));
  },
  "a mistake"({ config, random }) {
    random.pick(config.pages).description = "{nope}";
  },
  "a dead link"({ config }) {
    config.header.links.push({ label: "Nowhere", link: "/nowhere" });
  },
};

const isKind = ({ path }: PageConfig) => path.startsWith("/kind-");
