import { Button, FormControlLabel, Switch } from "@mui/material";
import type { ValuePath } from "../../protocol/edits.ts";
import type { PageSummary } from "../../protocol/pages.ts";
import { stepName } from "../../protocol/steps.ts";
import { useStore } from "../store.ts";
import { WORDS } from "../words/words.ts";

const words = WORDS.pageTree;

/** Adds pages to the menu of their language with their own names, or removes them. */
export function useToggleInMenu(): (page: PageSummary) => Promise<void> {
  const { edit, menus } = useStore("edit", "menus");
  return async ({ path, label, language, inMenu }) => {
    const menu = menus[language];
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
            index: Number.MAX_SAFE_INTEGER,
            value: { label, link: path },
          },
        ],
        { label: stepName("showInMenu", path) },
      );
  };
}

/** Whether a page is in the menu, in its settings. Rows of a table have one entry together, so that there is no such switch. */
export function InMenu({ path }: { path: ValuePath }) {
  const { pages } = useStore("pages");
  const toggle = useToggleInMenu();
  const [page, ...others] = pages.filter(({ index }) => index === path[1]);
  if (path[0] !== "pages" || path.length !== 2 || !page || others.length > 0) return null;
  return (
    <FormControlLabel
      label={words.showInMenu}
      control={<Switch checked={page.inMenu !== undefined} onChange={() => void toggle(page)} />}
    />
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
