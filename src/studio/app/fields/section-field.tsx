import { Button } from "@mui/material";
import type { Control } from "../../protocol/fields.ts";
import { useStore } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import type { FieldProps } from "./field-props.ts";

/** A section within another form has a form of its own. */
export function SectionField({ path }: FieldProps<Extract<Control, { type: "section" }>>) {
  const { openForm } = useStore("openForm");
  return (
    <div>
      <Button variant="outlined" onClick={() => openForm({ path })}>
        {WORDS.fields.openForm}
      </Button>
    </div>
  );
}
