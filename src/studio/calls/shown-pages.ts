import { isDeepStrictEqual } from "node:util";
import type { Kit } from "../../kit/kit.ts";
import { EditedText } from "../../lib/edited-text.ts";
import { EditedPages, type EditedSource } from "../model/pages/edited-pages.ts";
import { pageOrigins } from "../model/pages/page-origins.ts";
import { type CellOf, valuesOf } from "../model/pages/shown-values.ts";
import { tokensOn } from "../model/pages/tokens.ts";
import type { TokenModel } from "../protocol/fields.ts";
import { message } from "../protocol/messages.ts";
import type { PageModel, PageOrigins, ValueOrigin } from "../protocol/page.ts";
import { StudioError } from "./studio-error.ts";

/** What a page is made from. */
interface Edited {
  texts: EditedSource;
  version: number;
  /** Whether the rest of the site may be the one that was read last. */
  isQuick: boolean;
  /** Whether the last change is typing in a field. */
  isTyping: boolean;
  config: unknown;
  cellOf: CellOf;
}

/** What a page may show from elsewhere, while it has these sections. */
interface ShownValues {
  sections: string;
  values: ValueOrigin[];
  version: number;
}

const NO_VALUES: ShownValues = { sections: "", values: [], version: 0 };

/** The pages of the edited site, each with what the last version without errors came from. */
export class ShownPages {
  #edited: EditedPages | undefined;
  #kit: Kit | undefined;
  #tokens: TokenModel[] = [];
  readonly #origins = new Map<string, PageOrigins>();
  readonly #values = new Map<string, ShownValues>();
  /** The last one of all pages. A window may know one of the server before this. */
  #valuesVersion = Date.now();

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

  /** A page, with the origins of the last version without errors. The window knows a version of its values. */
  async page(path: string, edited: Edited, known?: number): Promise<PageModel> {
    const { texts, version, isQuick, isTyping, config, cellOf } = edited;
    const made = await this.#edited?.make(texts, path, isQuick);
    const kit = this.#kit;
    if (made && kit) {
      const { sections, ...others } = pageOrigins(made, config, kit, cellOf);
      this.#origins.set(path, { ...others, sections, version });
      // While somebody types, they are those of the last build: each key would send all of them.
      const places = JSON.stringify(sections.map((section) => section.path));
      if (!(isQuick && isTyping) || this.#values.get(path)?.sections !== places)
        this.#keepValues(path, places, valuesOf(made, config, sections, { kit, cellOf }));
    }
    const origins = this.#origins.get(path);
    if (!origins) throw new StudioError(message("pageHidden", path));
    const { values, version: valuesVersion } = this.#values.get(path) ?? NO_VALUES;
    const isKnown = valuesVersion === known;
    return { origins, html: made?.html, values: isKnown ? undefined : values, valuesVersion };
  }

  #keepValues(path: string, sections: string, values: ValueOrigin[]): void {
    const last = this.#values.get(path);
    if (last?.sections === sections && isDeepStrictEqual(last.values, values)) return;
    this.#valuesVersion += 1;
    this.#values.set(path, { sections, values, version: this.#valuesVersion });
  }

  /** The tokens that a page can use, of its last version without errors. */
  async tokens(path: string, texts: Edited["texts"]): Promise<TokenModel[]> {
    const made = await this.#edited?.make(texts, path, true);
    if (made) this.#tokens = tokensOn(made);
    return this.#tokens;
  }
}
