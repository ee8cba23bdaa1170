import { Box, Button, FormHelperText, TextField as MuiTextField, Typography } from "@mui/material";
import { useState } from "react";
import type { Control } from "../../protocol/fields.ts";
import { stepName } from "../../protocol/steps.ts";
import { helpText } from "../controls/help.tsx";
import { FieldProblems } from "../problems/field-problems.tsx";
import { isWithin } from "../store/form-path.ts";
import { useStore } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import type { OuterFieldProps } from "./field-props.ts";
import { Folded } from "./folded.tsx";
import { JsonField } from "./json-field.tsx";
import { newValue } from "./new-value.ts";

/** Values by names that the owner chooses. */
export function RecordField(props: OuterFieldProps<Extract<Control, { type: "record" }>>) {
  const { path, value, control, label, field, focused, renderField } = props;
  const { edit, report } = useStore("edit", "report");
  // A record may also be the name of a table.
  if (value !== undefined && (typeof value !== "object" || value === null || Array.isArray(value)))
    return <JsonField {...props} control={{ type: "json" }} />;
  const entries = Object.entries(value ?? {});
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="subtitle2" component="div">
        {label}
      </Typography>
      <FormHelperText sx={{ mb: 1 }}>{helpText(field?.description)}</FormHelperText>
      <FieldProblems path={path} />
      {entries.map(([name, entry]) => {
        const own = [...path, name];
        return (
          <Folded key={name} title={name} path={own} has={(value) => isWithin(value, own)}>
            {renderField({
              path: own,
              value: entry,
              control: control.value,
              label: name,
              focused,
            })}
            <div>
              <Button
                color="inherit"
                aria-label={`${WORDS.remove}: ${name}`}
                onClick={() => void edit([{ type: "remove", path: own }])}
              >
                {WORDS.remove}
              </Button>
            </div>
          </Folded>
        );
      })}
      <NewEntry
        taken={entries.map(([name]) => name)}
        onAdd={(name) =>
          void newValue(path, "entry").then(
            (made) =>
              edit([{ type: "set", path: [...path, name], value: made ?? control.example }], {
                label: stepName("add", [name]),
              }),
            report,
          )
        }
      />
    </Box>
  );
}

function NewEntry({ taken, onAdd }: { taken: readonly string[]; onAdd(name: string): void }) {
  const [words, setName] = useState("");
  // Several words are one name.
  const name = words.trim().replace(/\s+/g, "-");
  const isTaken = taken.includes(name);
  const isWrong = name !== "" && !/^[\p{L}][\p{L}\p{M}\p{Nd}_-]*$/u.test(name);
  const problem = isTaken ? WORDS.fields.nameTaken : isWrong ? WORDS.fields.nameForm : undefined;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name === "" || problem) return;
        onAdd(name);
        setName("");
      }}
      sx={{ display: "flex", gap: 1, mt: 1, alignItems: "flex-start" }}
    >
      <MuiTextField
        label={WORDS.fields.newName}
        value={words}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={name === "" || problem !== undefined}>
        {WORDS.add}
      </Button>
    </Box>
  );
}
