import { Button, TextField as MuiTextField } from "@mui/material";
import { useState } from "react";
import type { ValuePath } from "../../protocol/edits.ts";
import type { TextControl } from "../../protocol/fields.ts";
import { RenamePage } from "../pages/rename-page.tsx";
import { useFieldHelp } from "../problems/field-problems.tsx";
import { useStore } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import type { FieldProps } from "./field-props.ts";
import { TextField } from "./text-field.tsx";

const { rename } = WORDS.pageTree;

/** Whether a path is that of a page's own address, and not of a reference to a page. */
export const isAddressOfPage = ([first, index, key, ...more]: ValuePath): boolean =>
  first === "pages" && typeof index === "number" && key === "path" && more.length === 0;

/**
 * The address of a page. Its links and visitors of the old one follow a change, so that it has a dialog. One that is wrong, or
 * that rows of a table make, is a text.
 */
export function AddressField(props: FieldProps<TextControl>) {
  const { path, value, label, field } = props;
  const { pages } = useStore("pages");
  const [isAsking, setAsking] = useState(false);
  const { error, helperText } = useFieldHelp(path, field);
  const [wasWrong, setWrong] = useState(error);
  if (error && !wasWrong) setWrong(true);
  const page = pages.find((each) => each.path === value && each.row === undefined);
  if (wasWrong || !page) return <TextField {...props} control={{ type: "text", kind: "line" }} />;
  return (
    <>
      <MuiTextField
        label={label}
        value={page.path}
        helperText={helperText}
        slotProps={{
          htmlInput: { readOnly: true, dir: "auto" },
          input: {
            endAdornment: (
              <Button sx={{ flexShrink: 0 }} aria-haspopup="dialog" onClick={() => setAsking(true)}>
                {rename}
              </Button>
            ),
          },
        }}
      />
      {isAsking && <RenamePage page={page} onClose={() => setAsking(false)} />}
    </>
  );
}
