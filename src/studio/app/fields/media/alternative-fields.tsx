import { Box, Button, Checkbox, FormControlLabel, TextField as MuiTextField } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import type { ValuePath } from "../../../protocol/edits.ts";
import type { MediaModel } from "../../../protocol/media.ts";
import { useStore } from "../../store/store.ts";
import { LANGUAGE, WORDS } from "../../words/words.ts";
import { TextField } from "../text-field.tsx";
import { describeMedia, useMedia } from "./media-list.ts";
import { ASKED, OldText } from "./old-text.tsx";

interface AlternativeProps {
  path: ValuePath;
  value: unknown;
  file: MediaModel;
  keys: { file: string; alternative: string };
  /** Whether the first field gets the focus, after the picture was added. */
  hasFocus: boolean;
  /** Whether the check misses a text. */
  isMissed: boolean;
}

/** What a picture shows: for all pages, or in other words in this place. */
export function AlternativeFields({ path, value, file, keys, ...more }: AlternativeProps) {
  const { edit } = useStore("edit");
  const own: unknown = Object(value)[keys.alternative];
  if (typeof value === "object" && own !== undefined)
    return (
      <>
        <Box {...{ [ASKED]: "" }} sx={{ display: "contents" }}>
          <TextField
            path={[...path, keys.alternative]}
            value={own}
            control={{ type: "text", kind: "line" }}
            label={WORDS.media.ownWordsLabel}
          />
        </Box>
        {typeof own === "string" && <OldText text={own} picture={file.name} />}
        <div>
          <Button onClick={() => void edit([{ type: "set", path, value: file.name }])}>
            {WORDS.media.sameWords}
          </Button>
        </div>
      </>
    );
  const words = wordsOf(file);
  return (
    <>
      <SharedTexts file={file} {...more} />
      {words !== "" && (
        <div>
          <Button
            color="inherit"
            onClick={() =>
              void edit([
                { type: "set", path, value: { [keys.file]: file.name, [keys.alternative]: words } },
              ])
            }
          >
            {WORDS.media.ownWords}
          </Button>
        </div>
      )}
    </>
  );
}

/** The words of the picture, in the main language if it has several: the beginning of others. */
const wordsOf = ({ alternative = "" }: MediaModel): string =>
  typeof alternative === "string" ? alternative : (Object.values(alternative)[0] ?? "");

/** A pause in typing after which the text is saved, in milliseconds. */
const PAUSE_MS = 700;

/** The texts that are saved with the picture, one for each language. */
function SharedTexts({
  file,
  hasFocus,
  isMissed,
}: Pick<AlternativeProps, "file" | "hasFocus" | "isMissed">) {
  const { languages } = useMedia();
  /** What somebody types, until it is saved. */
  const [own, setOwn] = useState<Record<string, string>>();
  const texts = own ?? textsOf(file, languages);
  const timer = useRef<number>(undefined);
  const waiting = useRef<Record<string, string>>(undefined);
  const [isDecoration, setDecoration] = useState(file.alternative === "");

  const save = () => {
    clearTimeout(timer.current);
    const typed = waiting.current;
    waiting.current = undefined;
    if (!typed) return;
    void describeMedia(file.name, typed).then(
      () => !waiting.current && setOwn(undefined),
      () => undefined,
    );
  };
  // What is typed is saved, even if the form closes.
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => () => latest.current(), []);

  const change = (next: Record<string, string>) => {
    setOwn(next);
    waiting.current = next;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(save, PAUSE_MS);
  };
  return (
    <>
      {languages.map((language, at) => (
        <MuiTextField
          key={language}
          label={
            languages.length > 1
              ? WORDS.media.showsIn(nameOf(language, languages))
              : WORDS.media.shows
          }
          value={texts[language] ?? ""}
          autoFocus={hasFocus && at === 0}
          disabled={isDecoration}
          error={isMissed && !isDecoration && !texts[language]}
          helperText={
            isMissed && !isDecoration && !texts[language]
              ? WORDS.media.noText
              : at === 0
                ? WORDS.media.showsHelp
                : undefined
          }
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
              setOwn(isChecked ? undefined : {});
              if (isChecked) void describeMedia(file.name, none);
            }}
          />
        }
      />
    </>
  );
}

/** The name of a language in that of the studio. Those with several variants have the country in it. */
function nameOf(language: string, all: readonly string[]): string {
  const baseOf = (tag: string) => tag.split("-")[0] ?? tag;
  const isAlone = all.filter((each) => baseOf(each) === baseOf(language)).length < 2;
  const names = new Intl.DisplayNames(LANGUAGE, { type: "language" });
  try {
    return names.of(isAlone ? baseOf(language) : language) ?? language;
  } catch {
    return language;
  }
}

function textsOf(
  { alternative }: MediaModel,
  [main = ""]: readonly string[],
): Record<string, string> {
  if (alternative === undefined) return {};
  return typeof alternative === "string" ? { [main]: alternative } : { ...alternative };
}
