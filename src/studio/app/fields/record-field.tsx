import { Box, Button, FormHelperText, Typography } from "@mui/material";
import type { Control } from "../../protocol/fields.ts";
import { stepName } from "../../protocol/steps.ts";
import { helpText } from "../controls/help.tsx";
import { NewName } from "../controls/new-name.tsx";
import { FieldProblems } from "../problems/field-problems.tsx";
import { isWithin } from "../store/form-path.ts";
import { useStore } from "../store/store.ts";
import { languageInWords } from "../words/language-names.ts";
import { WORDS } from "../words/words.ts";
import type { OuterFieldProps } from "./field-props.ts";
import { Folded } from "./folded.tsx";
import { JsonField } from "./json-field.tsx";
import { newValue } from "./new-value.ts";

/** Values by names that the owner chooses. */
export function RecordField(props: OuterFieldProps<Extract<Control, { type: "record" }>>) {
  const { path, value, control, label, field, focused, renderField } = props;
  const { edit, report, languages } = useStore("edit", "report", "languages");
  // A record may also be the name of a table.
  if (value !== undefined && (typeof value !== "object" || value === null || Array.isArray(value)))
    return <JsonField {...props} control={{ type: "json" }} />;
  const entries = Object.entries(value ?? {});
  const isLanguage = control.names === "language";
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="subtitle2" component="div">
        {label}
      </Typography>
      <FormHelperText sx={{ mb: 1 }}>{helpText(field?.description)}</FormHelperText>
      <FieldProblems path={path} />
      {entries.map(([name, entry]) => {
        const own = [...path, name];
        const title = isLanguage ? languageInWords(name) : name;
        return (
          <Folded key={name} title={title} path={own} has={(value) => isWithin(value, own)}>
            {renderField({
              path: own,
              value: entry,
              control: control.value,
              label: title,
              focused,
            })}
            <div>
              <Button
                color="inherit"
                aria-label={`${WORDS.remove}: ${title}`}
                onClick={() => void edit([{ type: "remove", path: own }])}
              >
                {WORDS.remove}
              </Button>
            </div>
          </Folded>
        );
      })}
      <NewName
        isLanguage={isLanguage}
        taken={[...entries.map(([name]) => name), ...(isLanguage ? languages : [])]}
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
