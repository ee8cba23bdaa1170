import { Divider, Menu, MenuItem } from "@mui/material";
import type { PageSummary } from "../../protocol/pages.ts";
import { useStore } from "../store/store.ts";
import { useOpenRows } from "../store/use-open-rows.ts";
import { WORDS } from "../words/words.ts";
import { useToggleInMenu } from "./in-menu.tsx";
import type { PageTask } from "./page-task.ts";
import type { TreeRow } from "./tree-rows.ts";

interface PageMenuProps {
  row: TreeRow;
  anchor: Element;
  move(by: 1 | -1): Promise<void>;
  canMove(by: 1 | -1): boolean;
  onTask(task: PageTask): void;
  onClose(): void;
}

/** What can be done with a page, or with the pages of a template. */
export function PageMenu({ row, anchor, move, canMove, onTask, onClose }: PageMenuProps) {
  const { openPage, openForm } = useStore("openPage", "openForm");
  const openRows = useOpenRows();
  const toggleInMenu = useToggleInMenu();
  const { page, template } = row.node;
  const named = page?.template ?? template;
  const words = WORDS.pageTree;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const settings = ({ path, index }: PageSummary) => {
    openPage(path);
    openForm({ path: ["pages", index] });
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { "aria-label": row.node.label } }}
    >
      {page && <MenuItem onClick={then(() => settings(page))}>{WORDS.settings}</MenuItem>}
      {page && (
        <MenuItem onClick={then(() => onTask({ type: "add", parent: page }))}>
          {words.addBelow}
        </MenuItem>
      )}
      {page && (
        <MenuItem onClick={then(() => onTask({ type: "add", copyOf: page }))}>
          {words.copy}
        </MenuItem>
      )}
      {page && (
        <MenuItem onClick={then(() => onTask({ type: "rename", page }))}>{words.rename}</MenuItem>
      )}
      {page && (
        <MenuItem onClick={then(() => void toggleInMenu(page))}>
          {page.inMenu ? words.removeFromMenu : words.showInMenu}
        </MenuItem>
      )}
      {page && (
        <MenuItem disabled={!canMove(-1)} onClick={then(() => void move(-1))}>
          {WORDS.moveUp}
        </MenuItem>
      )}
      {page && (
        <MenuItem disabled={!canMove(1)} onClick={then(() => void move(1))}>
          {WORDS.moveDown}
        </MenuItem>
      )}
      {named !== undefined && (
        <MenuItem onClick={then(() => onTask({ type: "add", template: named }))}>
          {words.addRow(named)}
        </MenuItem>
      )}
      {named !== undefined && (
        <MenuItem onClick={then(() => openRows(named, page))}>{WORDS.rows.open}</MenuItem>
      )}
      {page && <Divider />}
      {page && (
        <MenuItem onClick={then(() => onTask({ type: "delete", page }))}>{words.delete}</MenuItem>
      )}
    </Menu>
  );
}
