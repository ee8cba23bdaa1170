import { basename, dirname, relative } from "node:path";
import { type Renamed, rename } from "../../../commands/rename/rename.ts";
import { InvalidSite } from "../../../commands/valid-site.ts";
import { isTableName } from "../../../config/tables/table-files.ts";
import { Refusal } from "../../../diagnostics/refusal.ts";
import { readRegularFile, writeTogether } from "../../../lib/files/files.ts";
import { encodeLike } from "../../../lib/files/text-file.ts";
import { message } from "../../protocol/messages.ts";
import type { RenamePlan } from "../../protocol/pages.ts";
import { StudioError } from "../studio-error.ts";
import type { StudioSite } from "../studio-site.ts";

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
      files: files.flatMap(({ file }) =>
        file === site.configFile || isTableName(relative(dirname(site.configFile), file))
          ? []
          : basename(file),
      ),
    };
  }

  /** Hands over the new texts, then writes files that the studio does not edit. */
  async carryOut(
    site: StudioSite,
    request: RenameRequest,
    take: (texts: { text: string; tables: Record<string, string> }) => void,
  ): Promise<void> {
    const { files } = await this.#renamed(site, request);
    const isTable = (file: string) => isTableName(relative(dirname(site.configFile), file));
    const tables = files.filter(({ file }) => file !== site.configFile && isTable(file));
    take({
      text: files.find(({ file }) => file === site.configFile)?.after ?? site.text,
      tables: Object.fromEntries(tables.map(({ file, after }) => [basename(file), after])),
    });
    const others = files.filter(({ file }) => file !== site.configFile && !isTable(file));
    await writeTogether(
      others.map(({ file, after }) => ({ file, data: encodeLike(readRegularFile(file), after) })),
    );
  }

  #renamed(
    { configFile, text, tables, kit }: StudioSite,
    { from, to }: RenameRequest,
  ): Promise<Renamed> {
    const key = JSON.stringify([text, tables, from, to]);
    if (this.#last?.key !== key)
      this.#last = {
        key,
        renamed: rename(configFile, kit, { from, to, kind: "page" }, text, tables).catch(explain),
      };
    return this.#last.renamed;
  }
}

/** The site's errors are in the list of problems. */
export function explain(error: unknown): never {
  if (error instanceof InvalidSite) throw new StudioError(message("siteHasErrors"));
  if (error instanceof Refusal) throw new StudioError(message("reported", error.message));
  throw error;
}
