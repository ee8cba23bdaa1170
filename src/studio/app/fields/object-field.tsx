import { Box, Typography } from "@mui/material";
import { Fragment, useState } from "react";
import { isObject } from "../../../lib/objects.ts";
import type { ValuePath } from "../../protocol/edits.ts";
import type { Control, FieldModel } from "../../protocol/fields.ts";
import { AddMenu } from "../controls/add-menu.tsx";
import { helpText, WithFieldNames } from "../controls/help.tsx";
import { PagePreview } from "../preview/page-preview.tsx";
import { ProblemList } from "../problems/field-problems.tsx";
import { useProblemsWithin } from "../problems/use-problems.ts";
import { isWithin } from "../store/form-path.ts";
import { useStore } from "../store/store.ts";
import { askedFor, TargetDialog } from "../targets/target-dialog.tsx";
import { nameInWords } from "../words/names.ts";
import { WORDS } from "../words/words.ts";
import type { OuterFieldProps } from "./field-props.ts";
import { Folded } from "./folded.tsx";
import { CloseDays, closureOf } from "./hours/close-days.tsx";
import { newValue } from "./new-value.ts";
import { tableOf } from "./table-field.tsx";

/** The fields of an object: those that it has and those that it needs; the others can be added. */
export function ObjectField({
  path,
  value,
  control,
  label,
  field,
  focused,
  renderField,
}: OuterFieldProps<Extract<Control, { type: "object" }>>) {
  const fields = control.fields;
  // A short form that is emptied stays one while somebody types.
  const [wasShort, setShort] = useState(typeof value === "string");
  if (value !== undefined && wasShort !== (typeof value === "string")) setShort(!wasShort);
  const isShort = control.shortForm !== undefined && wasShort;
  const object = isShort && control.shortForm ? { [control.shortForm]: value } : Object(value);
  if (isShort && control.shortForm) {
    const short = fields.find(({ key }) => key === control.shortForm);
    if (short)
      return renderField({
        path,
        value,
        control: short.control,
        label,
        field: field ?? short,
        focused,
      });
  }
  const inner = (
    <Fields
      name={field && label}
      path={path}
      object={object}
      fields={fields}
      focused={focused}
      renderField={renderField}
    />
  );
  if (field && isComputed(field))
    return (
      <Folded
        title={label}
        label={label}
        help={helpText(field.description)}
        path={path}
        has={(value) => isWithin(value, path)}
      >
        {inner}
      </Folded>
    );
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        ...STACK,
        ...(field && WITHIN),
      }}
    >
      {field && (
        <Typography variant="subtitle2" component="div">
          {label}
        </Typography>
      )}
      {inner}
    </Box>
  );
}

export const STACK = { display: "flex", flexDirection: "column", gap: 2 } as const;

/** How the fields of an object within others look. */
export const WITHIN = {
  borderInlineStart: 2,
  borderColor: "divider",
  paddingInlineStart: 1.5,
} as const;

/** Whether an object may be empty, so that all of it follows from other values. */
const isComputed = ({ default: preset }: FieldModel) =>
  isObject(preset) && Object.keys(preset).length === 0;

interface FieldsProps extends Pick<OuterFieldProps<Control>, "renderField"> {
  /** What the object is called within another one, which may have fields to add, too. */
  name?: string | undefined;
  path: ValuePath;
  object: Record<string, unknown>;
  fields: readonly FieldModel[];
  focused: ValuePath | undefined;
}

/** The fields of an object, with those that few need in a part that is closed at first. */
export function Fields({ fields, ...props }: FieldsProps) {
  const more = fields.filter(({ isAdministrative }) => isAdministrative);
  const { path } = props;
  const isIn = (value: ValuePath) =>
    isWithin(value, path) && more.some(({ key }) => key === value[path.length]);
  return (
    <WithFieldNames fields={fields}>
      <FieldGroup {...props} fields={fields.filter((each) => !more.includes(each))} />
      {more.length > 0 && (
        <Folded title={WORDS.moreFields} label={WORDS.moreFields} has={isIn}>
          <FieldGroup {...props} fields={more} isMore />
        </Folded>
      )}
    </WithFieldNames>
  );
}

interface FieldGroupProps extends FieldsProps {
  /** Whether the problems of the object itself are in another group. */
  isMore?: boolean;
}

function FieldGroup({ name, path, object, fields, focused, renderField, isMore }: FieldGroupProps) {
  const { edit, report } = useStore("edit", "report");
  const [added, setAdded] = useState<readonly string[]>([]);
  // A text or a list that is emptied is removed from the config, but its field stays while somebody types.
  const [typed, setTyped] = useState<readonly string[]>([]);
  /** A new link, until its target is chosen, or days to close. */
  const [asking, setAsking] = useState<FieldModel>();
  const texts = fields.filter(({ key, control }) => key in object && isTyped(control));
  const seen = texts.map(({ key }) => key).filter((key) => !typed.includes(key));
  if (seen.length > 0) setTyped([...typed, ...seen]);
  const add = (field: FieldModel) => {
    const { key, control, example } = field;
    if (control.type === "object" && control.target) return setAsking(field);
    if (closureOf(control)) return setAsking(field);
    setAdded([...added, key]);
    // Lists and objects begin with an example, since an empty one may be an error.
    if (example !== undefined && (control.type === "list" || control.type === "object"))
      void newValue([...path, key], "field").then(
        (made) => edit([{ type: "set", path: [...path, key], value: made ?? example }]),
        report,
      );
  };
  const addTarget = (key: string, value: unknown) => {
    setAsking(undefined);
    if (value !== undefined) void edit([{ type: "set", path: [...path, key], value }]);
  };
  const asked = asking && askedFor(asking.control);
  const closure = asking && closureOf(asking.control);
  const isForm = ({ control }: FieldModel) =>
    control.type !== "list" || control.item.type !== "section";
  const isShown = ({ key, isRequired }: FieldModel) =>
    key in object ||
    isRequired ||
    added.includes(key) ||
    typed.includes(key) ||
    focused?.[path.length] === key;
  const others = fields.filter((each) => isForm(each) && !isShown(each));
  const isTable = ({ key, control }: FieldModel) => tableOf(control, object[key]) !== undefined;
  // What is in a table is most of what visitors read, and its field is one button.
  const shown = fields
    .filter((each) => isForm(each) && isShown(each))
    .sort((one, other) => Number(isTable(other)) - Number(isTable(one)));
  // Texts that have a length at best are those that others show of a page.
  const isSnippet = ({ control }: FieldModel) =>
    control.type === "text" && control.length !== undefined;
  const last = shown.findLast(isSnippet) ?? shown.at(-1);
  const keys = new Set<unknown>(shown.map(({ key }) => key));
  // What no field here shows, such as an unknown key, or a contradiction between fields.
  const problems = useProblemsWithin(path).filter(
    ({ problem }) =>
      !keys.has(problem.path[path.length]) && isOfFields(problem.path.slice(path.length)),
  );
  return (
    <>
      {problems.length > 0 && !isMore && <ProblemList problems={problems} />}
      {shown.map((each) => (
        <Fragment key={each.key}>
          {/* A click on the page scrolls to it. */}
          <div data-field={[...path, each.key].join("/")}>
            {renderField({
              path: [...path, each.key],
              value: object[each.key],
              control: each.control,
              label: nameInWords(each.label),
              field: each,
              focused,
            })}
          </div>
          {each === last && fields.some(isSnippet) && <PagePreview path={path} />}
        </Fragment>
      ))}
      <AddMenu
        label={name === undefined ? WORDS.addField : `${WORDS.addField}: ${name}`}
        items={others}
        onAdd={add}
      />
      {asking && asked && (
        <TargetDialog
          title={nameInWords(asking.label)}
          asked={asked}
          onClose={(value) => addTarget(asking.key, value)}
        />
      )}
      {asking && closure && (
        <CloseDays keys={closure} onClose={(entry) => addTarget(asking.key, entry && [entry])} />
      )}
    </>
  );
}

/** Sections have forms of their own. */
const isOfFields = ([key]: ValuePath) => key !== "sections";

const isTyped = ({ type }: Control) => type === "text" || type === "number" || type === "list";
