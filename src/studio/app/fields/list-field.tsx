import Add from "@mui/icons-material/Add";
import { Box, Button, FormHelperText, Typography } from "@mui/material";
import { useContext, useEffect, useRef, useState } from "react";
import { AT_END } from "../../protocol/edits.ts";
import type { Control, FieldModel } from "../../protocol/fields.ts";
import { stepName } from "../../protocol/steps.ts";
import { helpText } from "../controls/help.tsx";
import { useEntryKeys } from "../controls/use-entry-keys.ts";
import { FieldProblems } from "../problems/field-problems.tsx";
import { isWithin } from "../store/form-path.ts";
import { useStore } from "../store/store.ts";
import { askedFor, TargetDialog } from "../targets/target-dialog.tsx";
import { WORDS } from "../words/words.ts";
import { ChoicesField } from "./choices-field.tsx";
import { DatedEntries } from "./dates/dated-entries.tsx";
import { fieldOfStep, type OuterFieldProps } from "./field-props.ts";
import { ShownValue } from "./folded.tsx";
import { CloseDays, closureOf } from "./hours/close-days.tsx";
import { WeekField } from "./hours/week-field.tsx";
import { JsonField } from "./json-field.tsx";
import { ListEntry } from "./list-entry.tsx";
import { mediaOf, PictureList } from "./media/picture-list.tsx";
import { newValue } from "./new-value.ts";

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
  const { edit, report, show } = useStore("edit", "report", "show");
  const [added, setAdded] = useState<number>();
  const takesFocus = useRef(false);
  const isAdding = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shown = useContext(ShownValue);
  const keys = useEntryKeys(Array.isArray(value) ? value : []);
  const isClicked = String(focused) === String(path);
  useEffect(() => {
    if (isClicked) box.current?.scrollIntoView({ block: "start" });
  }, [isClicked]);
  if (value !== undefined && !Array.isArray(value))
    return (
      <JsonField path={path} value={value} control={{ type: "json" }} label={label} field={field} />
    );
  const entries: unknown[] = value ?? [];
  if (control.item.type === "choice")
    return (
      <ChoicesField
        path={path}
        value={entries}
        options={control.item.options}
        isNeeded={isNeededBy(control, field, entries.length)}
        label={label}
        field={field}
      />
    );
  const media = mediaOf(control.item);
  const isNeeded = isNeededBy(control, field, entries.length);
  const renderEntry = (index: number) => (
    <ListEntry
      key={keys[index] ?? index}
      path={path}
      entries={entries}
      index={index}
      isNew={index === added}
      takesFocus={takesFocus}
      control={control}
      isNeeded={isNeeded}
      focused={focused}
      renderField={renderField}
    />
  );
  const current = shown && isWithin(shown, path) ? shown[path.length] : undefined;
  const renderEntries = (indexes: readonly number[]) =>
    control.period ? (
      <DatedEntries
        entries={entries}
        indexes={indexes}
        keys={control.period}
        current={typeof current === "number" ? current : added}
        renderEntry={renderEntry}
      />
    ) : (
      indexes.map(renderEntry)
    );
  const insert = (value: unknown) => {
    setAdded(entries.length);
    return edit([{ type: "insert", path, index: AT_END, value }], {
      label: stepName("add", fieldOfStep({ path, field })),
    });
  };
  const add = (words: string, onAdd: () => void, opens?: "dialog") => (
    <Button startIcon={<Add />} aria-haspopup={opens} onClick={onAdd}>
      {words}
    </Button>
  );
  const asked = askedFor(control.item);
  const closure = closureOf(control);
  /** Adds a link, or a name of something, after it has been asked for. */
  const addTarget = (target?: unknown) => {
    setAsking(false);
    if (target !== undefined) void insert(target);
  };
  /** Adds an entry whose first text can be typed at once; a second click meanwhile is the same one. */
  const addEntry = () => {
    if (isAdding.current) return;
    isAdding.current = true;
    const added = newValue(path, "entry").then((made) => {
      takesFocus.current = true;
      return insert(made ?? control.example);
    }, report);
    void added.finally(() => {
      isAdding.current = false;
    });
  };
  const special = control.hours?.special;
  const { closures } = control.hours ?? {};
  /** Adds days to the list beside the hours, and shows it. */
  const close = async (entry?: Record<string, string>) => {
    setAsking(false);
    if (!entry || closures === undefined) return;
    const list = [...path.slice(0, -1), closures];
    await edit([{ type: "insert", path: list, index: AT_END, value: entry }], {
      label: stepName("addClosure"),
    });
    show({ path: list, page: undefined, cell: undefined });
  };
  if (control.hours)
    return (
      <div ref={box}>
        <FieldProblems path={path} />
        <WeekField
          path={path}
          entries={entries}
          keys={control.hours}
          label={label}
          field={field}
          onCloseDays={closures === undefined ? undefined : () => setAsking(true)}
          renderOthers={renderEntries}
        />
        {add(WORDS.hours.addOther, () => void insert(special))}
        {isAsking && <CloseDays onClose={(entry) => void close(entry)} />}
      </div>
    );
  return (
    <Box ref={box} role="group" aria-label={label}>
      <Typography variant="subtitle2" component="div">
        {label}
      </Typography>
      <FormHelperText sx={{ mb: 1 }}>
        {helpText(field?.description)}
        {isNeeded && entries.length > 0 && <div>{WORDS.fields.atLeast(control.minimum)}</div>}
      </FormHelperText>
      <FieldProblems path={path} />
      {media ? (
        <PictureList path={path} entries={entries} control={media} label={label}>
          {renderEntries([...entries.keys()])}
        </PictureList>
      ) : (
        renderEntries([...entries.keys()])
      )}
      {control.item.type !== "media" &&
        (asked || closure ? (
          <>
            {add(closure ? WORDS.hours.close : WORDS.add, () => setAsking(true), "dialog")}
            {isAsking && asked && <TargetDialog title={label} asked={asked} onClose={addTarget} />}
            {isAsking && closure && <CloseDays keys={closure} onClose={addTarget} />}
          </>
        ) : (
          add(WORDS.add, addEntry)
        ))}
    </Box>
  );
}

/** Whether a list would have too few entries with one less. One that may be missing goes with its last entry. */
const isNeededBy = (
  { minimum }: Extract<Control, { type: "list" }>,
  field: FieldModel | undefined,
  count: number,
) => count <= minimum && (field === undefined || field.isRequired || count > 1);
