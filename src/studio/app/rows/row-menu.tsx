import { Divider, Menu, MenuItem } from "@mui/material";
import { WORDS } from "../words/words.ts";

interface RowMenuProps {
  anchor: Element;
  label: string;
  /** What may be meant in its cells. */
  readings: readonly { words: string; onTake(): void }[];
  /** Undefined for what cannot be done with the row now. */
  onOpen?: (() => void) | undefined;
  onForm?: (() => void) | undefined;
  onRename?: (() => void) | undefined;
  onInsertAbove?: (() => void) | undefined;
  onInsertBelow?: (() => void) | undefined;
  onDuplicate?: (() => void) | undefined;
  onMoveUp?: (() => void) | undefined;
  onMoveDown?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  onClose(): void;
}

/** What can be done with a row. */
export function RowMenu({ anchor, label, readings, onClose, ...acts }: RowMenuProps) {
  const item = (words: string, act: (() => void) | undefined) => (
    <MenuItem
      key={words}
      disabled={!act}
      onClick={() => {
        onClose();
        act?.();
      }}
    >
      {words}
    </MenuItem>
  );
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { "aria-label": label } }}>
      {readings.map(({ words, onTake }) => item(words, onTake))}
      {readings.length > 0 && <Divider />}
      {acts.onOpen && item(WORDS.rows.openPage, acts.onOpen)}
      {acts.onForm && item(WORDS.rows.openForm, acts.onForm)}
      {acts.onRename && item(WORDS.pageTree.rename, acts.onRename)}
      {item(WORDS.rows.insertAbove, acts.onInsertAbove)}
      {item(WORDS.rows.insertBelow, acts.onInsertBelow)}
      {item(WORDS.duplicate, acts.onDuplicate)}
      {item(WORDS.moveUp, acts.onMoveUp)}
      {item(WORDS.moveDown, acts.onMoveDown)}
      <Divider />
      {item(WORDS.pageTree.delete, acts.onDelete)}
    </Menu>
  );
}
