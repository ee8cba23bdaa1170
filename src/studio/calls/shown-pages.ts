import type { Kit } from "../../kit/kit.ts";
import { EditedText } from "../../lib/edited-text.ts";
import { EditedPages, type EditedSource } from "../model/pages/edited-pages.ts";
import { pageOrigins } from "../model/pages/page-origins.ts";
import type { CellOf } from "../model/pages/shown-values.ts";
import { tokensOn } from "../model/pages/tokens.ts";
import type { TokenModel } from "../protocol/fields.ts";
import { message } from "../protocol/messages.ts";
import type { PageModel, PageOrigins } from "../protocol/page.ts";
import { StudioError } from "./studio-error.ts";

/** What a page is made from. */
interface Edited {
  texts: EditedSource;
  version: number;
  /** Whether the rest of the site may be the one that was read last. */
  isQuick: boolean;
  config: unknown;
  cellOf: CellOf;
}

/** The pages of the edited site, each with what the last version without errors came from. */
export class ShownPages {
  #edited: EditedPages | undefined;
  #kit: Kit | undefined;
  #tokens: TokenModel[] = [];
  readonly #origins = new Map<string, PageOrigins>();

  constructor(
    private readonly configFile: string,
    private readonly outDir: string | undefined,
  ) {}

  /** Makes pages with another kit. */
  use(kit: Kit): void {
    this.#kit = kit;
    this.#edited = new EditedPages(this.configFile, kit, this.outDir);
  }

  /** Reads the site, so that its first page does not wait for that. */
  async prepare(text: string): Promise<void> {
    await this.#edited?.make({ edited: EditedText.of(text), tables: {} }, "/", true);
  }

  /** Reads everything again for the next page. */
  outdate(): void {
    this.#edited?.outdate();
  }

  /** A page, with the origins of the last version without errors. */
  async page(path: string, edited: Edited): Promise<PageModel> {
    const { texts, version, isQuick, config, cellOf } = edited;
    const made = await this.#edited?.make(texts, path, isQuick);
    if (made && this.#kit)
      this.#origins.set(path, { ...pageOrigins(made, config, this.#kit, cellOf), version });
    const origins = this.#origins.get(path);
    if (!origins) throw new StudioError(message("pageHidden", path));
    return { origins, html: made?.html };
  }

  /** The tokens that a page can use, of its last version without errors. */
  async tokens(path: string, texts: Edited["texts"]): Promise<TokenModel[]> {
    const made = await this.#edited?.make(texts, path, true);
    if (made) this.#tokens = tokensOn(made);
    return this.#tokens;
  }
}
