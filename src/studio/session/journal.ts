import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { readText } from "../../lib/files/text-file.ts";
import { addAll } from "../../lib/lists.ts";
import type { StepName } from "../protocol/steps.ts";
import { stepNameSchema } from "./edits.ts";
import { journalFile } from "./session-files.ts";

const changeSchema = z.object({
  at: z.number(),
  removed: z.string(),
  inserted: z.string(),
  /** The name of a table's file; without it, the config changes. */
  file: z.string().optional(),
});

/** A step of an editing session. */
const step = z.discriminatedUnion("type", [
  /** The text of the config's file, or of a table's, which later changes are compared with. */
  z.object({ type: z.literal("file"), text: z.string(), file: z.string().optional() }),
  z.object({
    type: z.literal("edit"),
    label: stepNameSchema,
    change: changeSchema,
    /** What it changes in other files. */
    others: z.array(changeSchema).optional(),
    /** When it was made, in ISO 8601. */
    time: z.string(),
    /** The field that is being typed in. */
    field: z.string().optional(),
    /** Whether it continues the previous edit, so that both are undone together. */
    continues: z.literal(true).optional(),
  }),
  /** The text of the session is that of the file now. */
  z.object({ type: z.literal("saved"), file: z.string().optional() }),
  z.object({ type: z.literal("undo") }),
  z.object({ type: z.literal("redo") }),
]);

export type Step = z.output<typeof step>;

/** The field in which an edit is typed, and whether it continues the previous edit. */
interface Typing {
  field: string | undefined;
  continues: boolean;
}

/** The step of an edit; none if it changes nothing. */
export function editStep(
  [change, ...others]: readonly z.output<typeof changeSchema>[],
  label: StepName,
  { field, continues }: Typing,
): Step[] {
  if (!change) return [];
  return [
    {
      type: "edit",
      label,
      change,
      ...(others.length > 0 && { others }),
      time: new Date().toISOString(),
      ...(field !== undefined && { field }),
      ...(continues && { continues: true }),
    },
  ];
}

/**
 * Keeps all steps of a session on the disk, a line each, flushed before `add` returns: whatever happens to the
 * process or the computer, at most the step that is being written is lost.
 */
export class Journal {
  /** The lines that could not be written yet. */
  #waiting: string[] = [];

  private constructor(
    readonly file: string,
    /** The steps of the last session. */
    readonly steps: readonly Step[],
  ) {}

  /** Reads the steps so far. A damaged line and those after it are put aside, in a file beside the journal. */
  static open(configFile: string): Journal {
    const file = journalFile(configFile);
    mkdirSync(dirname(file), { recursive: true });
    const ignored = join(dirname(file), "..", ".gitignore");
    if (!existsSync(ignored)) writeFileSync(ignored, "*\n");
    if (!existsSync(file)) return new Journal(file, []);
    const lines = readText(file).split("\n");
    // A process that is stopped while it writes leaves an incomplete last line.
    const complete = lines.slice(0, -1).map(readStep);
    const damaged = complete.indexOf(undefined);
    const steps = complete
      .slice(0, damaged < 0 ? undefined : damaged)
      .flatMap((each) => each ?? []);
    if (damaged >= 0) renameSync(file, `${file}.damaged-${Date.now()}`);
    const journal = new Journal(file, steps);
    if (damaged >= 0 || lines.at(-1) !== "") journal.restart(steps);
    return journal;
  }

  /** Replaces all steps. */
  restart(steps: readonly Step[]): void {
    const temporary = `${this.file}.new`;
    const file = openSync(temporary, "w");
    try {
      writeFileSync(file, steps.map(lineOf).join(""));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, this.file);
    this.#waiting = [];
  }

  /**
   * Writes a step. On a full disk, the step waits in memory and is written with the next one; the error is
   * returned.
   */
  add(...steps: readonly Step[]): Error | undefined {
    addAll(this.#waiting, steps.map(lineOf));
    try {
      appendFlushed(this.file, this.#waiting.join(""));
      this.#waiting = [];
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

/** Appends a text to a file, or leaves the file as it was. */
function appendFlushed(path: string, text: string): void {
  const file = openSync(path, "a");
  const { size } = fstatSync(file);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } catch (error) {
    // The next line would continue half a line.
    ftruncateSync(file, size);
    throw error;
  } finally {
    closeSync(file);
  }
}

const lineOf = (each: Step) => `${JSON.stringify(each)}\n`;

function readStep(line: string): Step | undefined {
  try {
    return step.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
