import Add from "@mui/icons-material/Add";
import { Button, Menu, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { nameInWords } from "../words/names.ts";
import { helpText } from "./help.tsx";

/** Something that can be added, with its English name and its help. */
interface Addable {
  key: string;
  label: string;
  description: string;
}

interface AddMenuProps<T extends Addable> {
  label: string;
  items: readonly T[];
  onAdd(item: T): void;
}

/** A button with a menu of what can be added; nothing if there is nothing. */
export function AddMenu<T extends Addable>({ label, items, onAdd }: AddMenuProps<T>) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (items.length === 0) return null;
  return (
    <div>
      <Button
        startIcon={<Add />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
      >
        {items.map((item) => (
          <MenuItem
            key={item.key}
            onClick={() => {
              setAnchor(undefined);
              onAdd(item);
            }}
            sx={{ display: "block", maxWidth: 360, whiteSpace: "normal" }}
          >
            {nameInWords(item.label)}
            <Typography variant="caption" component="div" color="textSecondary">
              {helpText(item.description)}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
