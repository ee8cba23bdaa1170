import ArrowDown from "@mui/icons-material/ArrowDownward";
import ArrowUp from "@mui/icons-material/ArrowUpward";
import Delete from "@mui/icons-material/DeleteOutlined";
import { Box } from "@mui/material";
import { type RefObject, useEffect, useRef } from "react";
import type { Control } from "../../protocol/fields.ts";
import { Act } from "../controls/act.tsx";
import { isWithin } from "../store/form-path.ts";
import { useStore } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import { entryTitle, withWordsFirst } from "./dates/entry-title.ts";
import { useDates } from "./dates/use-dates.ts";
import type { FieldProps, OuterFieldProps } from "./field-props.ts";
import { Folded } from "./folded.tsx";

interface ListEntryProps
  extends Pick<
    OuterFieldProps<Extract<Control, { type: "list" }>>,
    "path" | "control" | "focused" | "renderField"
  > {
  entries: readonly unknown[];
  index: number;
  /** Whether it was just added. */
  isNew: boolean;
  /** Whether the next new entry takes the focus, which it then resets. */
  takesFocus: RefObject<boolean>;
  /** Whether the list needs all of its entries. */
  isNeeded: boolean;
}

/** The first text of an entry; a text of several lines has a hidden copy, which measures it. */
const TEXT = "textarea:not([aria-hidden])";

/** An entry: a simple one on its line, any other one with its form. */
export function ListEntry({
  path,
  entries,
  index,
  isNew,
  takesFocus,
  isNeeded,
  control,
  focused,
  renderField,
}: ListEntryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    box.current?.scrollIntoView({ block: "nearest" });
    if (takesFocus.current) box.current?.querySelector<HTMLTextAreaElement>(TEXT)?.select();
    takesFocus.current = false;
  }, [isNew, takesFocus]);
  const dates = useDates();
  const entry = entries[index];
  const title = entryTitle(withWordsFirst(entry, control.item), control.period, dates);
  const own = {
    path: [...path, index],
    value: entry,
    control: control.item,
    label: WORDS.entry(index + 1),
    focused,
  };
  const acts = (
    <Acts
      list={path}
      index={index}
      count={entries.length}
      minimum={isNeeded ? control.minimum : 0}
      isSorted={(control.period?.first.length ?? 0) > 0}
    />
  );
  if (control.item.type !== "object" && control.item.type !== "variants")
    return (
      <Box ref={box} sx={{ display: "flex", alignItems: "flex-start", mb: 1 }}>
        {renderField(own)}
        {acts}
      </Box>
    );
  return (
    <Folded
      ref={box}
      title={title ?? own.label}
      path={own.path}
      isOpen={isNew}
      has={(value) => isWithin(value, own.path)}
    >
      {renderField(own)}
      {acts}
    </Folded>
  );
}

interface ActsProps {
  list: FieldProps["path"];
  index: number;
  count: number;
  /** How many entries the list needs, if it has no more. */
  minimum: number;
  /** Whether entries are shown by date, so that moving one in the file would show nothing. */
  isSorted: boolean;
}

function Acts({ list, index, count, minimum, isSorted }: ActsProps) {
  const { edit, remove } = useStore("edit", "remove");
  const move = (by: number) => edit([{ type: "move", path: list, from: index, to: index + by }]);
  return (
    <Box sx={{ display: "flex", flexShrink: 0 }}>
      {!isSorted && (
        <>
          <Act label={WORDS.moveUp} isDisabled={index === 0} onClick={() => void move(-1)}>
            <ArrowUp fontSize="small" />
          </Act>
          <Act label={WORDS.moveDown} isDisabled={index === count - 1} onClick={() => void move(1)}>
            <ArrowDown fontSize="small" />
          </Act>
        </>
      )}
      <Act
        label={minimum > 0 ? WORDS.fields.atLeast(minimum) : WORDS.remove}
        isDisabled={minimum > 0}
        onClick={() => void remove([...list, index])}
      >
        <Delete fontSize="small" />
      </Act>
    </Box>
  );
}
