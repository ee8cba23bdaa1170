import Add from "@mui/icons-material/Add";
import ArrowDown from "@mui/icons-material/ArrowDownward";
import ArrowUp from "@mui/icons-material/ArrowUpward";
import Delete from "@mui/icons-material/DeleteOutlined";
import ExpandMore from "@mui/icons-material/ExpandMore";
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  FormHelperText,
  Typography,
} from "@mui/material";
import type { Control } from "../../protocol/fields.ts";
import { helpText } from "../help.tsx";
import { useStore } from "../store.ts";
import { Act } from "../top-bar.tsx";
import { WORDS } from "../words/words.ts";
import { ChoicesField } from "./choices-field.tsx";
import type { FieldProps, OuterFieldProps } from "./field-props.ts";
import { WeekField } from "./hours/week-field.tsx";
import { JsonField } from "./json-field.tsx";
import { mediaOf, PictureList } from "./media/picture-list.tsx";

/** A list with its entries in order. */
export function ListField({
  path,
  value,
  control,
  label,
  field,
  focused,
  renderField,
}: OuterFieldProps<Extract<Control, { type: "list" }>>) {
  const { edit } = useStore();
  // A list may also be the name of a table.
  if (value !== undefined && !Array.isArray(value))
    return (
      <>
        <JsonField
          path={path}
          value={value}
          control={{ type: "json" }}
          label={label}
          field={field}
        />
        <TableButton value={value} />
      </>
    );
  const entries: unknown[] = value ?? [];
  if (control.item.type === "choice")
    return (
      <ChoicesField
        path={path}
        value={entries}
        options={control.item.options}
        label={label}
        field={field}
      />
    );
  const media = mediaOf(control.item);
  const renderEntry = (index: number) => (
    <ListEntry
      key={index}
      path={path}
      entries={entries}
      index={index}
      control={control}
      focused={focused}
      renderField={renderField}
    />
  );
  const add = (value: unknown, words: string) => (
    <Button
      startIcon={<Add />}
      onClick={() =>
        void edit([{ type: "insert", path, index: entries.length, value }], {
          label: `${WORDS.add}: ${label}`,
        })
      }
    >
      {words}
    </Button>
  );
  if (control.hours)
    return (
      <div>
        <WeekField
          path={path}
          entries={entries}
          keys={control.hours}
          label={label}
          field={field}
          renderOthers={(indexes) => indexes.map(renderEntry)}
        />
        {add(control.hours.special, WORDS.hours.addOther)}
      </div>
    );
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="subtitle2" component="div">
        {label}
      </Typography>
      <FormHelperText sx={{ mb: 1 }}>{helpText(field?.description)}</FormHelperText>
      {media ? (
        <PictureList path={path} count={entries.length} control={media} label={label}>
          {entries.map((_, index) => renderEntry(index))}
        </PictureList>
      ) : (
        entries.map((_, index) => renderEntry(index))
      )}
      {control.item.type !== "media" && add(control.example, WORDS.add)}
    </Box>
  );
}

/** Opens the table that a list comes from. */
function TableButton({ value }: { value: unknown }) {
  const { openTable } = useStore();
  const { table } = Object(value);
  if (typeof table !== "string") return null;
  return (
    <Button onClick={() => openTable({ table: { type: "file", name: table } })}>
      {WORDS.rows.editFile(table)}
    </Button>
  );
}

interface ListEntryProps
  extends Pick<
    OuterFieldProps<Extract<Control, { type: "list" }>>,
    "path" | "control" | "focused" | "renderField"
  > {
  entries: readonly unknown[];
  index: number;
}

/** An entry: a simple one on its line, any other one with its form. */
function ListEntry({ path, entries, index, control, focused, renderField }: ListEntryProps) {
  const entry = entries[index];
  const own = {
    path: [...path, index],
    value: entry,
    control: control.item,
    label: WORDS.entry(index + 1),
    focused,
  };
  const acts = <Acts list={path} index={index} count={entries.length} />;
  if (control.item.type !== "object" && control.item.type !== "variants")
    return (
      <Box sx={{ display: "flex", alignItems: "flex-start", mb: 1 }}>
        {renderField(own)}
        {acts}
      </Box>
    );
  const isFocused = focused?.[path.length] === index && focused.length > path.length;
  return (
    <Accordion
      key={`${index} ${isFocused}`}
      defaultExpanded={isFocused}
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography noWrap dir="auto">
          {titleOf(entry) ?? own.label}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
        {renderField(own)}
        {acts}
      </AccordionDetails>
    </Accordion>
  );
}

function Acts({ list, index, count }: { list: FieldProps["path"]; index: number; count: number }) {
  const { edit } = useStore();
  const move = (by: number) => edit([{ type: "move", path: list, from: index, to: index + by }]);
  return (
    <Box sx={{ display: "flex", flexShrink: 0 }}>
      <Act label={WORDS.moveUp} isDisabled={index === 0} onClick={() => void move(-1)}>
        <ArrowUp fontSize="small" />
      </Act>
      <Act label={WORDS.moveDown} isDisabled={index === count - 1} onClick={() => void move(1)}>
        <ArrowDown fontSize="small" />
      </Act>
      <Act
        label={WORDS.remove}
        onClick={() => void edit([{ type: "remove", path: [...list, index] }])}
      >
        <Delete fontSize="small" />
      </Act>
    </Box>
  );
}

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The first words of an entry; a period has its dates before them. */
function titleOf(entry: unknown): string | undefined {
  if (typeof entry === "string") return entry;
  const words = Object.values(Object(entry)).filter(
    (value): value is string => typeof value === "string" && value !== "",
  );
  const dates = words.filter((value) => DATE.test(value)).map(readableDate);
  const [first] = words.filter((value) => !DATE.test(value));
  return [dates.join(" – "), first].filter(Boolean).join(": ") || undefined;
}

const readableDate = (date: string) =>
  new Date(`${date}T12:00`).toLocaleDateString(undefined, { dateStyle: "medium" });
