import { Alert, LinearProgress } from "@mui/material";
import { type ReactNode, useState } from "react";
import { isObject } from "../../../../lib/objects.ts";
import { PLACEHOLDER_PICTURE } from "../../../../model/placeholder-picture.ts";
import type { Edit, ValuePath } from "../../../protocol/edits.ts";
import type { Control } from "../../../protocol/fields.ts";
import { stepName } from "../../../protocol/steps.ts";
import { useStore } from "../../store/store.ts";
import { WORDS } from "../../words/words.ts";
import { DropArea } from "./drop-area.tsx";
import { MediaActs } from "./media-acts.tsx";
import { addAllMedia } from "./media-list.ts";

type MediaControl = Extract<Control, { type: "media" }>;

/** The files of a list whose entries can be written as the name of a file alone; undefined for any other list. */
export function mediaOf(entry: Control): MediaControl | undefined {
  if (entry.type === "media") return entry;
  if (entry.type !== "object" || entry.shortForm === undefined) return undefined;
  const short = entry.fields.find(({ key }) => key === entry.shortForm)?.control;
  return short?.type === "media" ? short : undefined;
}

/** A list of pictures, and where files are added to it. */
export interface PlaceInList {
  path: ValuePath;
  entries: readonly unknown[];
  index: number;
}

/** Adds files to a list, each as an entry, in one step of undo. They replace its placeholders. */
export function useInsertMedia() {
  const { edit } = useStore("edit");
  return ({ path, entries, index }: PlaceInList, names: readonly string[]) => {
    if (names.length === 0) return;
    const placeholders = [...entries.keys()].filter((at) => isPlaceholder(entries[at]));
    const first = index - placeholders.filter((at) => at < index).length;
    const removals = placeholders
      .reverse()
      .map((at): Edit => ({ type: "remove", path: [...path, at] }));
    const inserts = names.map(
      (value, at): Edit => ({ type: "insert", path, index: first + at, value }),
    );
    const label = stepName("addFiles", names.slice(0, NAMES), Math.max(0, names.length - NAMES));
    return edit([...removals, ...inserts], { label });
  };
}

/** Whether an entry is a picture that the owner has to choose, by itself or with its text. */
const isPlaceholder = (entry: unknown): boolean =>
  entry === PLACEHOLDER_PICTURE || (isObject(entry) && Object.values(entry).some(isPlaceholder));

/** How many names the label of an undo has. */
const NAMES = 3;

interface PictureListProps {
  path: ValuePath;
  entries: readonly unknown[];
  control: MediaControl;
  label: string;
  /** The entries with their fields. */
  children: ReactNode;
}

/** A list of pictures, which takes several files at once. */
export function PictureList({ path, entries, control, label, children }: PictureListProps) {
  const [isAdding, setAdding] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const insert = useInsertMedia();
  const end = { path, entries, index: entries.length };
  const add = async (files: readonly File[]) => {
    setAdding(true);
    const made = await addAllMedia(files);
    setProblems(made.problems);
    await insert(end, made.names);
    setAdding(false);
  };
  return (
    <DropArea isList onFiles={(files) => void add(files)}>
      <div>{children}</div>
      {isAdding && <LinearProgress aria-label={WORDS.media.adding} />}
      {problems.length > 0 && (
        <Alert severity="error" onClose={() => setProblems([])}>
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
      <MediaActs
        control={control}
        label={label}
        isList
        onFiles={(files) => void add(files)}
        onChoose={(names) => void insert(end, names)}
      />
    </DropArea>
  );
}
