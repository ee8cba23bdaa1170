import { localPage, pathOf, TEMPLATE } from "./local-page.ts";
import { villageName } from "./names.ts";

interface Link {
  label: string;
  link: string;
}

/** What is changed of the project's config; the rest is taken over as it stands. */
interface Config {
  $schema?: string;
  footer: { groups: { links: Link[] }[] };
  pages: { path: string; template?: string }[];
}

/** The config with generated pages in the place of those that are made from the template. */
export function generatedConfig(text: string, count: number): string {
  // The editor's schema is named by its place beside the project's config.
  const { $schema: _, ...config } = JSON.parse(text) as Config;
  const isReplaced = ({ template }: Config["pages"][number]) => template === TEMPLATE;
  const replaced = new Set(config.pages.filter(isReplaced).map(({ path }) => path));
  const first = config.pages.findIndex(isReplaced);
  if (first === -1) {
    throw new Error(
      `gen: the project’s config has no page that is made from the template "${TEMPLATE}", so there ` +
        "is nothing to make more of. Give it one such page.",
    );
  }
  const pages = config.pages.filter((page) => !isReplaced(page));
  pages.splice(first, 0, ...numbers(count).map(localPage));
  const groups = config.footer.groups.map((group) => ({
    ...group,
    links: withGenerated(group.links, replaced, count),
  }));
  const footer = { ...config.footer, groups };
  return `${JSON.stringify({ ...config, footer, pages }, null, 2)}\n`;
}

/** As many links to generated pages as there were to the pages that they replace. */
function withGenerated(links: Link[], replaced: ReadonlySet<string>, count: number): Link[] {
  const kept = links.filter(({ link }) => !replaced.has(link));
  const freed = links.length - kept.length;
  return [...kept, ...numbers(Math.min(freed, count)).map(linkTo)];
}

const linkTo = (index: number): Link => ({ label: villageName(index), link: pathOf(index) });

const numbers = (count: number) => [...Array(count).keys()];

/** Whether a file's text is one that was made here: the first of the invented villages is in it. */
export const isGenerated = (text: string): boolean => text.includes(JSON.stringify(pathOf(0)));
