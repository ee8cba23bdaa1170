import { Box } from "@mui/material";
import { useRef, useState } from "react";
import type { Control } from "../../protocol/fields.ts";
import { useFieldHelp } from "../problems/field-problems.tsx";
import { useStore } from "../store/store.ts";
import { TargetInput } from "../targets/target-input.tsx";
import {
  isContact,
  isNumber,
  mayHaveWords,
  typedTarget,
  useTargets,
  useTypedTarget,
  wordsOf,
} from "../targets/use-targets.ts";
import type { FieldProps } from "./field-props.ts";
import { MissingFile } from "./media/missing-file.tsx";
import { textValue } from "./text-value.ts";
import { useTyping } from "./use-typing.ts";

/**
 * A text that names something of the site, such as the page that a link leads to. It shows the words of that, and the
 * value while somebody edits it; the other one is below, unless it is only for programs.
 */
export function SuggestField({
  path,
  value,
  control: { names, words },
  label,
  field,
  focused,
}: FieldProps<Extract<Control, { type: "text" }>>) {
  const { page } = useStore("page");
  const [hasFocus, setFocus] = useState(false);
  const written = value === undefined ? "" : String(value);
  const typing = useTyping(path, written, textValue(field));
  const { text } = typing;
  const known = useTargets(names);
  const number = useTypedTarget(names, isNumber(written) ? written : "");
  const named = wordsOf(written, known, number?.name);
  const isMissing =
    names === "link" &&
    written.startsWith("/media/") &&
    known.length > 0 &&
    !known.some((each) => each.value === written);
  const isNamed = hasFocus && named !== undefined;
  // Over the field, the words of the home page or of a number say more than its value.
  const isPlain = named === undefined || !(written === "/" || isContact(written));
  const below = mayHaveWords(written) && (isNamed || isPlain) && (
    <Box component="span" dir="auto" sx={{ display: "block", overflowWrap: "anywhere" }}>
      {isNamed ? named : written}
    </Box>
  );
  const help = useFieldHelp(path, field, below);
  const before = useRef(written);
  const leave = async () => {
    setFocus(false);
    // Numbers and addresses are accepted as people write them.
    if (names === "link" && text !== before.current) {
      const target = await typedTarget(text, page).catch(() => undefined);
      if (target && target.value !== text) typing.onChange(target.value);
    }
    await typing.onBlur();
  };
  return (
    // One element in either case: another one would take the focus from who types.
    <Box sx={{ display: isMissing ? "block" : "contents" }}>
      <TargetInput
        names={names}
        words={words}
        value={written}
        text={text}
        shown={text === written ? named : undefined}
        onChange={typing.onChange}
        input={{
          label,
          required: field?.isRequired ?? false,
          placeholder: typeof field?.example === "string" ? field.example : "",
          autoFocus: focused?.join("/") === path.join("/"),
          onFocus: () => {
            before.current = written;
            setFocus(true);
          },
          onBlur: () => void leave(),
          ...help,
        }}
      />
      {isMissing && <MissingFile path={path} label={label} field={field} />}
    </Box>
  );
}
