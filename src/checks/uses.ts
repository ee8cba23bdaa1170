import type { CompiledSite } from "../compile/compile.ts";
import type { Use } from "../compile/uses.ts";

/** Every use of words on the site, with the page it is on; those of header and footer have none. */
export function* allUses(site: CompiledSite): Generator<{ use: Use; page: string | undefined }> {
  for (const use of site.uses) yield { use, page: undefined };
  for (const { uses, page } of site.pages) for (const use of uses) yield { use, page: page.path };
}
