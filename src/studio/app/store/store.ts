import { useShallow } from "zustand/shallow";
import { pick } from "../../../lib/objects.ts";
import type { Change, Edit, ValuePath } from "../../protocol/edits.ts";
import type { WordsAround } from "../../protocol/page.ts";
import type { SitePosition, StudioState } from "../../protocol/state.ts";
import { type EditOptions, edit, remove, run } from "./changing.ts";
import { type Data, data, type Selection, set } from "./data.ts";
import { openPage } from "./loading.ts";
import { openForm, select, selectSection, selectText, show } from "./selecting.ts";
import type { TableTarget } from "./table-target.ts";

/** What changes it. */
interface Actions {
  openPage(path: string): void;
  select(selection: Selection | undefined): void;
  /** Opens the form of what somebody has chosen, who goes on there if it was by keyboard. */
  openForm(selection: Selection): void;
  selectSection(section: number, text?: ValuePath, words?: WordsAround): void;
  /** Opens what has a text that is in no section. */
  selectText(text: ValuePath): void;
  openTable(target: TableTarget | undefined): void;
  /** Opens the page and the form, or the table, with a value. */
  show(position: SitePosition): void;
  edit(edits: Edit[], options?: EditOptions): Promise<void>;
  /** Resolves with the version of the site with the change. */
  run(name: Change, input?: object, onDone?: (version: number) => void): Promise<void>;
  /** Removes something, and offers to undo that: a bin is easily hit. */
  remove(path: ValuePath, options?: EditOptions): Promise<void>;
  /** Shows why something went wrong. */
  report(message: string): void;
  dismissError(): void;
}

const actions: Actions = {
  openPage,
  select,
  openForm,
  selectSection,
  selectText,
  openTable: (table) => set({ table }),
  show,
  edit,
  run,
  remove,
  report: (error) => set({ error }),
  dismissError: () => set({ error: "" }),
};

type Store = Data & Actions;

/** Values and actions of the store. The component renders again when one of these values changes. */
export const useStore = <Key extends keyof Store>(...keys: readonly Key[]): Pick<Store, Key> =>
  data(useShallow((all) => pick({ ...all, ...actions }, keys)));

/** A value of the server's state; undefined before there is one. */
export const useStudioState = <T>(select: (state: StudioState) => T): T | undefined =>
  data(({ state }) => state && select(state));
