import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { openKit } from "../../kit/extensions/open-kit.ts";
import type { Kit } from "../../kit/kit.ts";
import { message } from "../protocol/messages.ts";
import { StudioError } from "./studio-error.ts";

/** The kit of a site with its own code. While that has errors, the last good one stays. */
export class SiteKit {
  #kit: Kit | undefined;
  #opening: Promise<void> | undefined;
  /** Resolves when the code is loaded that has changed last. */
  reloading: Promise<void> = Promise.resolve();
  /** The errors of the site's own code. */
  problems: readonly LocatedDiagnostic[] = [];

  /** `onOpen` receives each kit that opens. */
  constructor(
    private readonly configFile: string,
    private readonly onOpen: (kit: Kit) => void,
  ) {}

  get kit(): Kit {
    if (!this.#kit) throw new StudioError(message("codeError"));
    return this.#kit;
  }

  /** The kit; undefined before it is open. */
  get opened(): Kit | undefined {
    return this.#kit;
  }

  /** Opens it once, unless that fails. */
  open(): Promise<void> {
    this.#opening ??= this.#load().catch((error) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  /** Loads the site's own code again. `onCode` is called if it is another one, or has other errors. */
  reload(onCode: () => void): void {
    const known = () => JSON.stringify([this.#kit?.extensions?.key, this.problems]);
    const before = known();
    const load = () => this.#load().catch(() => undefined);
    this.reloading = this.reloading.then(load).then(() => {
      if (known() !== before) onCode();
    });
  }

  async #load(): Promise<void> {
    const { kit, problems } = await openKit(this.configFile, { takesUnfinished: true });
    this.problems = kit ? [] : problems;
    const [first] = problems;
    if (!kit)
      throw new StudioError(first ? message("reported", first.message) : message("codeError"));
    this.#kit = kit;
    this.onOpen(kit);
  }
}
