import { Button, FormControlLabel, FormHelperText, Switch } from "@mui/material";
import type { Place } from "../../../model/place.ts";
import { AT_END, type ValuePath } from "../../protocol/edits.ts";
import type { ValueModel } from "../../protocol/fields.ts";
import type { PageSummary } from "../../protocol/pages.ts";
import { stepName } from "../../protocol/steps.ts";
import { call } from "../store/api.ts";
import { useStore } from "../store/store.ts";
import { placeInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";

const words = WORDS.pageTree;

/** Adds pages to the menu of their language with their own names, or removes them. */
export function useToggleInMenu(): (page: PageSummary) => Promise<void> {
  const { edit, menus, report } = useStore("edit", "menus", "report");
  return async ({ path, label, language, inMenu }) => {
    const menu = menus[language];
    if (inMenu && menu && (await isWholeMenu(menu, inMenu))) return report(words.lastInMenu);
    if (inMenu)
      await edit(
        inMenu.toReversed().map((each) => ({ type: "remove", path: each })),
        { label: stepName("removeFromMenu", path) },
      );
    else if (menu)
      await edit(
        [
          {
            type: "insert",
            path: menu,
            index: AT_END,
            value: { label, link: path },
          },
        ],
        { label: stepName("showInMenu", path) },
      );
  };
}

/** Whether nothing would be left of a menu, which needs an entry. */
async function isWholeMenu(menu: ValuePath, entries: readonly ValuePath[]): Promise<boolean> {
  const { value } = await call<ValueModel>("value", { path: menu });
  const own = entries.filter(({ length }) => length === menu.length + 1);
  return Array.isArray(value) && value.length === own.length;
}

/** Whether a page is in the menu, in its settings. Rows of a table have one entry together, so that there is no such switch. */
export function InMenu({ path, namedLinks }: Pick<ValueModel, "path" | "namedLinks">) {
  const { pages } = useStore("pages");
  const toggle = useToggleInMenu();
  const [page, ...others] = pages.filter(({ index }) => index === path[1]);
  if (path[0] !== "pages" || path.length !== 2 || !page || others.length > 0) return null;
  return (
    <div>
      <FormControlLabel
        label={words.showInMenu}
        control={<Switch checked={page.inMenu !== undefined} onChange={() => void toggle(page)} />}
      />
      {namedLinks && <NamedLinks places={namedLinks} />}
    </div>
  );
}

/** At most this many links are named. */
const MAX_LINKS = 5;

/** The links that have the name of a page, and get its new one with it. */
function NamedLinks({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null;
  const named = places.slice(0, MAX_LINKS).map(placeInWords);
  return (
    <FormHelperText>
      {words.namedLinks([...named, ...(places.length > MAX_LINKS ? ["…"] : [])].join("; "))}
    </FormHelperText>
  );
}

/** Adds the page that a problem is about to the menu, unless it is there since the last build. */
export function AddToMenu({ path }: { path: string | undefined }) {
  const { pages } = useStore("pages");
  const toggle = useToggleInMenu();
  const page = pages.find((each) => each.path === path);
  if (!page || page.inMenu) return null;
  return (
    <Button size="small" onClick={() => void toggle(page)}>
      {words.showInMenu}
    </Button>
  );
}
