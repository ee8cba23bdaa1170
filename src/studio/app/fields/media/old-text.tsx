import { Alert, Box, Button } from "@mui/material";
import type { ReactNode } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { ValuePath } from "../../../protocol/edits.ts";
import type { PictureOrigin, PictureText } from "../../../protocol/page.ts";
import type { RowEdit } from "../../../protocol/rows.ts";
import { get } from "../../store/data.ts";
import { useStore } from "../../store/store.ts";
import { WORDS } from "../../words/words.ts";

interface Replaced {
  /**
   * The picture that a text was written for, by the text and the picture that it is beside now. So undo ends the question,
   * and the path may change.
   */
  originals: Readonly<Record<string, string>>;
}

/** The texts that stayed when their picture was replaced; they survive the window. */
const replaced = create<Replaced>()(
  persist((): Replaced => ({ originals: {} }), { name: "plumbline-replaced-pictures" }),
);

const keyOf = (text: string, picture: string) =>
  JSON.stringify([get().state?.configFile, text, picture]);

/** Asks from now on whether the text of a picture also describes the one that replaces it. */
export function askForText(text: string | undefined, before: string, after: string): void {
  const { originals } = replaced.getState();
  if (!text) return;
  const original = originals[keyOf(text, before)] ?? before;
  if (original !== after)
    replaced.setState({ originals: { ...originals, [keyOf(text, after)]: original } });
}

/** The picture that a text was written for, if somebody has replaced it and kept the text. */
export const useOriginal = (text: string | undefined, picture: string | undefined) =>
  replaced(({ originals }) => originals[keyOf(text ?? "", picture ?? "")]);

/** Ends the question, since the text is right. */
function accept(text: string, picture: string): void {
  const { [keyOf(text, picture)]: _, ...originals } = replaced.getState().originals;
  replaced.setState({ originals });
}

/** The text of a picture that does not follow its file: beside it, or in a parameter or a table. */
export function usePictureText(
  path: ValuePath,
  value: unknown,
  keys: { file: string; alternative: string } | undefined,
): PictureText | undefined {
  const { origins } = useStore("origins");
  const own: unknown = keys && Object(value)[keys.alternative];
  if (keys && typeof own === "string") return { text: own, path: [...path, keys.alternative] };
  const isObject = keys !== undefined && typeof value === "object";
  const file = (isObject ? [...path, keys.file] : path).join("/");
  return origins?.pictures.find((picture) => picture.path.join("/") === file)?.alternative;
}

/** Marks what gets the focus with the question. */
export const ASKED = "data-asked";

interface OldTextProps {
  text: string | undefined;
  /** The picture that has the text now. */
  picture: string;
  /** What else there is to do about it. */
  children?: ReactNode;
}

/** Asks whether a text of the previous picture also describes this one. */
export function OldText({ text, picture, children }: OldTextProps) {
  const original = useOriginal(text, picture);
  if (text === undefined || original === undefined) return null;
  return (
    <Alert severity="warning" {...(children !== undefined && { [ASKED]: "" })}>
      {WORDS.media.oldText(text, original)}
      <Box>
        {children}
        <Button color="inherit" onClick={() => accept(text, picture)}>
          {WORDS.media.stillFits}
        </Button>
      </Box>
    </Alert>
  );
}

/** The same for a text that is elsewhere than its picture, and can be opened. */
export function OldTextElsewhere({ text, picture }: { text: PictureText; picture: string }) {
  const { show } = useStore("show");
  return (
    <OldText text={text.text} picture={picture}>
      <Button
        color="inherit"
        onClick={() => show({ path: text.path, page: undefined, cell: text.cell })}
      >
        {WORDS.media.changeText}
      </Button>
    </OldText>
  );
}

/** Asks the same after cells with pictures of the open page were changed. */
export function askForCells(file: string, edits: readonly RowEdit[]): void {
  for (const edit of edits) {
    const isOf = ({ cell }: PictureOrigin) =>
      edit.type === "set" &&
      cell?.file === file &&
      cell.row === edit.row &&
      cell.column === edit.column;
    const picture = get().origins?.pictures.find(isOf);
    if (picture && edit.type === "set")
      askForText(picture.alternative?.text, picture.name, edit.value);
  }
}

/** The questions about texts of pictures that come from a table. */
export function OldTextsOfTable({ file }: { file: string }) {
  const { origins } = useStore("origins");
  return origins?.pictures.map(({ cell, alternative, path, name }) => {
    const isHere = [cell, alternative?.cell].some((each) => each?.file === file);
    return (
      isHere &&
      alternative && <OldTextElsewhere key={path.join("/")} text={alternative} picture={name} />
    );
  });
}
