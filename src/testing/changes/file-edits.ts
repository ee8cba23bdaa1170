import { appendFileSync, existsSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SectionUse } from "../../../schema/fields/section.ts";
import type { Input } from "../../model/kit/section-definition.ts";
import type { schema } from "../../sections/hero/schema.ts";
import { hashesIn, put } from "../commands/folder.ts";
import { SMALL_SVG } from "../facts.ts";
import type { SectionConfig } from "../site.ts";
import { type EditedSite, forgetBuilds, photo } from "./edited-site.ts";
import type { Edit } from "./edits.ts";

const COLOURS = ["red", "green", "blue", "grey", "white"] as const;

const publicFile = ({ folder }: EditedSite, path: string) => join(folder, "public", path);

/** Writes a file of the public folder, or deletes it if it exists. */
function toggle(site: EditedSite, path: string, text: string): void {
  const file = publicFile(site, path);
  if (existsSync(file)) rmSync(file);
  else put(join(site.folder, "public"), path, text);
}

const home = ({ config }: EditedSite) => config.pages.find(({ path }) => path === "/");

const isHero = (
  section: SectionConfig | SectionUse,
): section is SectionConfig & Input<typeof schema> => section.type === "hero";

/** The picture at the top of the home page. */
const pictureOf = (site: EditedSite) => {
  const picture = home(site)?.sections?.find(isHero)?.picture;
  return typeof picture === "string" ? undefined : picture;
};

/** One of the built files. */
const anyBuilt = ({ out, random }: EditedSite) =>
  join(out, random.pick(Object.keys(hashesIn(out))));

/** Changes of public files, of the built site and of its cached record, by name. */
export const FILE_EDITS: Record<string, Edit> = {
  async "a picture is replaced"(site) {
    const name = pictureOf(site)?.file ?? "roof.jpg";
    const width = 500 + site.random.below(400);
    writeFileSync(publicFile(site, `media/${name}`), await photo(site.random.pick(COLOURS), width));
  },
  "a picture is renamed"(site) {
    const picture = pictureOf(site);
    if (!picture) return;
    const name = `roof-${site.random.below(1e6)}.jpg`;
    renameSync(publicFile(site, `media/${picture.file}`), publicFile(site, `media/${name}`));
    picture.file = name;
  },
  async "a picture is added"(site) {
    const name = `added-${site.random.below(1e6)}.jpg`;
    writeFileSync(publicFile(site, `media/${name}`), await photo(site.random.pick(COLOURS)));
    const picture = { file: name, alt: "Another roof" };
    const about = { type: "split" as const, heading: "Who", text: "Me.", picture };
    site.config.pages.find(({ path }) => path === "/slate")?.sections?.push(about);
  },
  "a drawing is changed"(site) {
    const title = `<title>${site.random.words()}</title></svg>`;
    writeFileSync(publicFile(site, "media/logo.svg"), SMALL_SVG.replace("/>", `>${title}`));
  },
  "a file of the owner's is changed": (site) =>
    writeFileSync(publicFile(site, "prices.txt"), `A slate: ${site.random.words()}`),
  "a file of the owner's comes or goes": (site) => toggle(site, "papers/plan.txt", "A plan"),
  "an icon comes or goes": (site) => toggle(site, "favicon.svg", SMALL_SVG),
  "a robots.txt of the owner's comes or goes": (site) => toggle(site, "robots.txt", "# Mine"),
  "a built file is touched"(site) {
    const now = new Date();
    utimesSync(anyBuilt(site), now, now);
  },
  "a built file is changed": (site) => appendFileSync(anyBuilt(site), " "),
  "a built file is deleted"(site) {
    const file = anyBuilt(site);
    // These files identify the folder as a built site; without them a build refuses to delete
    // files.
    if (!file.includes(".hosting")) rmSync(file);
  },
  "a stranger is among the built files": ({ out, random }) =>
    put(out, `strange/${random.below(1e6)}.html`, "Who am I?"),
  "the built site is deleted": ({ out }) => rmSync(out, { recursive: true }),
  "the cache is deleted": forgetBuilds,
};
