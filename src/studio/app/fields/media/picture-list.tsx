import { Alert, LinearProgress } from "@mui/material";
import { type ReactNode, useState } from "react";
import type { ValuePath } from "../../../protocol/edits.ts";
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

/** Adds files to a list, each as an entry, in one step of undo. */
export function useInsertMedia() {
  const { edit } = useStore("edit");
  return (path: ValuePath, index: number, names: readonly string[]) => {
    const edits = names.map((value, at) => ({
      type: "insert" as const,
      path,
      index: index + at,
      value,
    }));
    const label = stepName("addFiles", names.slice(0, NAMES), Math.max(0, names.length - NAMES));
    return edits.length > 0 ? edit(edits, { label }) : undefined;
  };
}

/** How many names the label of an undo has. */
const NAMES = 3;

interface PictureListProps {
  path: ValuePath;
  count: number;
  control: MediaControl;
  label: string;
  /** The entries. */
  children: ReactNode;
}

/** A list of pictures, which takes several files at once. */
export function PictureList({ path, count, control, label, children }: PictureListProps) {
  const [isAdding, setAdding] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const insert = useInsertMedia();
  const add = async (files: readonly File[]) => {
    setAdding(true);
    const made = await addAllMedia(files);
    setProblems(made.problems);
    await insert(path, count, made.names);
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
        onChoose={(names) => void insert(path, count, names)}
      />
    </DropArea>
  );
}
