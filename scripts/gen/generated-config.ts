import { KINDS, type SiteKind } from "./kinds.ts";
import { villageName } from "./names.ts";
import { TEMPLATE } from "./places.ts";

interface FooterLink {
  label: string;
  link: string;
}

/** The changed parts of the project's config. */
interface ProjectConfig {
  $schema?: string;
  footer: { groups: { links: FooterLink[] }[] };
  templates?: Record<string, object>;
  pages: { path: string; template?: string }[];
}

/** The config with generated pages instead of those from the template. */
export function generatedConfig(
  text: string,
  count: number,
  kind: SiteKind = KINDS.places,
): string {
  // The path of the editor's schema is relative to the project's config.
  const { $schema: _, ...config } = JSON.parse(text) as ProjectConfig;
  const isReplaced = ({ template }: ProjectConfig["pages"][number]) => template === TEMPLATE;
  const replaced = new Set(config.pages.filter(isReplaced).map(({ path }) => path));
  const first = config.pages.findIndex(isReplaced);
  if (first === -1) {
    throw new Error(
      `gen: the project’s config has no page from the template "${TEMPLATE}" to copy. ` +
        "Add one such page.",
    );
  }
  const pages = config.pages.filter((page) => !isReplaced(page));
  const generated = numbers(count).map((index) => kind.page(index, count));
  const paths = new Set([...pages, ...generated].map(({ path }) => path));
  pages.splice(first, 0, ...generated.map(linkedTo(paths)));
  const groups = config.footer.groups.map((group) => ({
    ...group,
    links: withGenerated(group.links, replaced, linksTo(kind, count)),
  }));
  const footer = { ...config.footer, groups };
  const { [TEMPLATE]: own, ...others } = config.templates ?? {};
  const templates = { ...others, ...(kind.templates ?? { [TEMPLATE]: own }) };
  return `${JSON.stringify({ ...config, footer, templates, pages }, null, 2)}\n`;
}

/** The same number of links to generated pages as the replaced pages had. */
function withGenerated(
  links: FooterLink[],
  replaced: ReadonlySet<string>,
  generated: FooterLink[],
): FooterLink[] {
  const kept = links.filter(({ link }) => !replaced.has(link));
  return [...kept, ...generated.slice(0, links.length - kept.length)];
}

const linksTo = ({ pathOf }: SiteKind, count: number): FooterLink[] =>
  numbers(count).map((index) => ({ label: villageName(index), link: pathOf(index) }));

/** A page whose texts only link to these paths, since the paths of the project's other pages may change. */
const linkedTo =
  (paths: ReadonlySet<string>) =>
  <T>(page: T): T =>
    JSON.parse(
      JSON.stringify(page).replace(/\[([^\]]+)\]\((\/[^)]+)\)/g, (link, words, path) =>
        paths.has(path) ? link : words,
      ),
    );

const numbers = (count: number) => [...Array(count).keys()];

/** Whether a file was generated here, which its first page of a kind shows. */
export const isGenerated = (text: string): boolean =>
  Object.values(KINDS).some(({ pathOf }) => text.includes(JSON.stringify(pathOf(0))));
