import { Autocomplete, Box, Button, TextField, type TextFieldProps } from "@mui/material";
import { useState } from "react";
import { LANGUAGE_TAGS, languageInWords, languageOf } from "../words/language-names.ts";
import { WORDS } from "../words/words.ts";

interface NewNameProps {
  taken: readonly string[];
  /** Whether the names are those of languages. */
  isLanguage: boolean;
  onAdd(name: string): void;
}

/** Adds an entry whose name the owner chooses. */
export function NewName({ taken, isLanguage, onAdd }: NewNameProps) {
  const [words, setWords] = useState("");
  const name = isLanguage ? languageOf(words) : nameOf(words);
  /** A language is there with one of its countries, too. */
  const isTaken = (name: string) =>
    taken.some((each) => each === name || (isLanguage && each.startsWith(`${name}-`)));
  const isWrong = name !== "" && !NAME.test(name);
  const problem = isTaken(name)
    ? WORDS.fields.nameTaken
    : isWrong
      ? WORDS.fields.nameForm
      : undefined;
  const input: TextFieldProps = {
    label: isLanguage ? WORDS.workbench.language : WORDS.fields.newName,
    error: problem !== undefined,
    helperText: problem,
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name === "" || problem) return;
        onAdd(name);
        setWords("");
      }}
      sx={{ display: "flex", gap: 1, mt: 1, alignItems: "flex-start" }}
    >
      {isLanguage ? (
        <Autocomplete
          freeSolo
          forcePopupIcon
          fullWidth
          options={LANGUAGE_TAGS.filter((tag) => !isTaken(tag)).map(languageInWords)}
          inputValue={words}
          value={null}
          onInputChange={(_, text) => setWords(text)}
          renderInput={(params) => <TextField {...params} {...input} />}
        />
      ) : (
        <TextField {...input} value={words} onChange={({ target }) => setWords(target.value)} />
      )}
      <Button type="submit" disabled={name === "" || problem !== undefined}>
        {WORDS.add}
      </Button>
    </Box>
  );
}

const NAME = /^[\p{L}][\p{L}\p{M}\p{Nd}_-]*$/u;

/** Several words are one name. */
const nameOf = (words: string) => words.trim().replace(/\s+/g, "-");
