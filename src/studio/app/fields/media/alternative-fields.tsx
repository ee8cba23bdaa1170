import { Button, Checkbox, FormControlLabel, TextField as MuiTextField } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import type { ValuePath } from "../../../protocol/edits.ts";
import type { MediaModel } from "../../../protocol/media.ts";
import { useStore } from "../../store.ts";
import { WORDS } from "../../words/words.ts";
import { TextField } from "../text-field.tsx";
import { describeMedia, useMedia } from "./media-list.ts";

interface AlternativeProps {
  path: ValuePath;
  value: unknown;
  file: MediaModel;
  keys: { file: string; alternative: string };
  /** Whether the first field gets the focus, after the picture was added. */
  hasFocus: boolean;
}

/** What a picture shows: for all pages, or in other words in this place. */
export function AlternativeFields({ path, value, file, keys, hasFocus }: AlternativeProps) {
  const { edit } = useStore("edit");
  const own: unknown = Object(value)[keys.alternative];
  if (typeof value === "object" && own !== undefined)
    return (
      <>
        <TextField
          path={[...path, keys.alternative]}
          value={own}
          control={{ type: "text", kind: "line" }}
          label={WORDS.media.ownWordsLabel}
        />
        <div>
          <Button onClick={() => void edit([{ type: "set", path, value: file.name }])}>
            {WORDS.media.sameWords}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <SharedTexts file={file} hasFocus={hasFocus} />
      <div>
        <Button
          color="inherit"
          onClick={() => void edit([{ type: "set", path, value: ownWordsOf(file, keys) }])}
        >
          {WORDS.media.ownWords}
        </Button>
      </div>
    </>
  );
}

/** The words of the picture, in the main language if it has several, are the beginning of others. */
function ownWordsOf({ name, alternative }: MediaModel, keys: AlternativeProps["keys"]) {
  const [words = ""] =
    typeof alternative === "string" ? [alternative] : Object.values(alternative ?? {});
  return { [keys.file]: name, [keys.alternative]: words };
}

/** A pause in typing after which the text is saved, in milliseconds. */
const PAUSE_MS = 700;

/** The texts that are saved with the picture, one for each language. */
function SharedTexts({ file, hasFocus }: Pick<AlternativeProps, "file" | "hasFocus">) {
  const { languages } = useMedia();
  const [texts, setTexts] = useState(() => textsOf(file, languages));
  const timer = useRef<number>(undefined);
  const waiting = useRef<Record<string, string>>(undefined);
  const [isDecoration, setDecoration] = useState(file.alternative === "");

  const save = () => {
    clearTimeout(timer.current);
    const typed = waiting.current;
    waiting.current = undefined;
    if (typed) void describeMedia(file.name, typed).catch(() => undefined);
  };
  // What is typed is saved, even if the form closes.
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => () => latest.current(), []);

  const change = (next: Record<string, string>) => {
    setTexts(next);
    waiting.current = next;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(save, PAUSE_MS);
  };
  return (
    <>
      {languages.map((language, at) => (
        <MuiTextField
          key={language}
          label={languages.length > 1 ? WORDS.media.showsIn(language) : WORDS.media.shows}
          value={texts[language] ?? ""}
          autoFocus={hasFocus && at === 0}
          disabled={isDecoration}
          error={file.alternative === undefined && texts[language] === undefined}
          helperText={at === 0 ? WORDS.media.showsHelp : undefined}
          onChange={({ target }) => change({ ...texts, [language]: target.value })}
          onBlur={save}
          multiline
          slotProps={{ htmlInput: { lang: language, dir: "auto" } }}
        />
      ))}
      <FormControlLabel
        label={WORDS.media.decoration}
        control={
          <Checkbox
            size="small"
            checked={isDecoration}
            onChange={(_, isChecked) => {
              const none = Object.fromEntries(languages.map((language) => [language, ""]));
              setDecoration(isChecked);
              setTexts(isChecked ? none : {});
              if (isChecked) void describeMedia(file.name, none);
            }}
          />
        }
      />
    </>
  );
}

function textsOf(
  { alternative }: MediaModel,
  [main = ""]: readonly string[],
): Record<string, string> {
  if (alternative === undefined) return {};
  return typeof alternative === "string" ? { [main]: alternative } : { ...alternative };
}
