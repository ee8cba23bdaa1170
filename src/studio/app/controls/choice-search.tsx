import { TextField, Typography } from "@mui/material";
import { isOfInputMethod } from "../../model/input-method.ts";
import { WORDS } from "../words/words.ts";
import { goToChoices, takeFirst } from "./choices.ts";

interface ChoiceSearchProps {
  label: string;
  /** The id of the list with the choices, which is busy while they are those of another text. */
  list: string;
  words: string;
  /** How many choices there are; undefined until that is known. */
  count: number | undefined;
  onWords(words: string): void;
}

/** A field that searches choices: arrow down goes to them, and Enter takes the first. */
export const ChoiceSearch = ({ label, list, words, count, onWords }: ChoiceSearchProps) => (
  <div>
    <TextField
      autoFocus
      type="search"
      label={label}
      value={words}
      onChange={({ target }) => onWords(target.value)}
      onKeyDown={(event) => {
        const { key, target } = event;
        if (!(target instanceof HTMLInputElement) || isOfInputMethod(event.nativeEvent)) return;
        if (key !== "ArrowDown" && (key !== "Enter" || words.trim() === "")) return;
        // The button that gets the focus next would be pressed.
        event.preventDefault();
        if (key === "Enter") takeFirst(target);
        else goToChoices(target);
      }}
      slotProps={{ htmlInput: { "aria-controls": list } }}
    />
    <Typography
      variant="caption"
      component="div"
      role="status"
      color="textSecondary"
      sx={{ minHeight: "1.7em" }}
    >
      {count !== undefined && (count > 0 ? WORDS.found(count) : WORDS.nothingFound)}
    </Typography>
  </div>
);
