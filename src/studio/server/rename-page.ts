import { basename } from "node:path";
import { type Renamed, rename } from "../../commands/rename/rename.ts";
import { InvalidSite } from "../../commands/valid-site.ts";
import { Refusal } from "../../diagnostics/refusal.ts";
import { readRegularFile, writeTogether } from "../../lib/files/files.ts";
import { encodeLike } from "../../lib/files/text-file.ts";
import type { RenamePlan } from "../protocol/pages.ts";
import { StudioError } from "./studio-error.ts";
import type { StudioSite } from "./studio-site.ts";

/** The paths of a page. */
export interface RenameRequest {
  from: string;
  to: string;
}

/** Renames pages like the command, in the text that is edited. */
export class PageRenames {
  /** The last plan is usually the one that is carried out, and a plan takes two checks of the site. */
  #last: { key: string; renamed: Promise<Renamed> } | undefined;

  async plan(site: StudioSite, request: RenameRequest): Promise<RenamePlan> {
    const { references, redirects, files } = await this.#renamed(site, request);
    return {
      // The page's own path is not a link.
      links: Math.max(0, references - 1),
      redirects: redirects.map(({ from }) => from),
      files: files.flatMap(({ file }) => (file === site.configFile ? [] : basename(file))),
    };
  }

  /** Hands over the new text, then writes other files. */
  async carryOut(
    site: StudioSite,
    request: RenameRequest,
    take: (text: string) => void,
  ): Promise<void> {
    const { files } = await this.#renamed(site, request);
    take(files.find(({ file }) => file === site.configFile)?.after ?? site.text);
    const others = files.filter(({ file }) => file !== site.configFile);
    await writeTogether(
      others.map(({ file, after }) => ({ file, data: encodeLike(readRegularFile(file), after) })),
    );
  }

  #renamed({ configFile, text, kit }: StudioSite, { from, to }: RenameRequest): Promise<Renamed> {
    const key = JSON.stringify([text, from, to]);
    if (this.#last?.key !== key)
      this.#last = {
        key,
        renamed: rename(configFile, kit, { from, to, kind: "page" }, text).catch(explain),
      };
    return this.#last.renamed;
  }
}

/** The site's errors are in the list of problems. */
export function explain(error: unknown): never {
  if (error instanceof InvalidSite)
    throw new StudioError(
      "The site has errors, so that links could be missed. Correct those in the list of problems first.",
    );
  if (error instanceof Refusal) throw new StudioError(error.message);
  throw error;
}
