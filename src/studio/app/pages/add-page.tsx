import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from "@mui/material";
import { type FormEvent, useMemo, useState } from "react";
import type { NewPage, PagePreset } from "../../protocol/pages.ts";
import { stepName } from "../../protocol/steps.ts";
import { useStore } from "../store/store.ts";
import { useResponse } from "../store/use-response.ts";
import { WORDS } from "../words/words.ts";
import { PageChoice } from "./page-choice.tsx";
import type { PageTask } from "./page-task.ts";
import { usePagePath } from "./use-page-path.ts";

/** What a page can start from. */
interface Start {
  key: string;
  label: string;
  source: NewPage["source"];
  /** A title to begin with. */
  title?: string;
  /** A path that hosts require. */
  path?: string;
}

interface AddPageProps {
  task: Extract<PageTask, { type: "add" }>;
  onClose(): void;
}

/** Adds a page: empty, from a preset, as a copy, or as a page of a template. */
export function AddPage({ task, onClose }: AddPageProps) {
  const { openPage, run, report, languages, pages } = useStore(
    "openPage",
    "run",
    "report",
    "languages",
    "pages",
  );
  const starts = useStarts(task);
  const [key, setKey] = useState(firstKey(task));
  const start = starts.find((each) => each.key === key) ?? starts[0];
  const [typed, setTitle] = useState<string>();
  const title = typed ?? start?.title ?? "";
  const [parent, setParent] = useState(task.parent?.path ?? task.copyOf?.parent);
  const template = start?.source.type === "row" ? start.source.template : undefined;
  const language = task.language ?? task.copyOf?.language ?? task.parent?.language ?? languages[0];
  const own = task.language === undefined ? parent : undefined;
  const { path, problem, isRefused, onPath, accepted } = usePagePath(
    { title, parent: own, language, template, translationOf: task.language && task.copyOf?.path },
    start?.path,
  );
  // The rows of a file have addresses that are made from their cells.
  const isInFile =
    template !== undefined &&
    pages.some((page) => page.template === template && page.row !== undefined);
  const canAdd = start !== undefined && title.trim() !== "" && !isRefused;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const path = canAdd
      ? await accepted().catch(({ message }: Error) => report(message))
      : undefined;
    if (path === undefined || !start) return;
    onClose();
    const page: NewPage = { title, path, source: start.source, ...(own && { parent: own }) };
    await run("addPage", { ...page, label: stepName("addPage", path) });
    openPage(path);
  };
  const words = WORDS.pageTree;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="add-page">
      <Box component="form" noValidate onSubmit={add}>
        <DialogTitle id="add-page">{words.addPage}</DialogTitle>
        <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
          <TextField
            select
            label={words.startFrom}
            value={start?.key ?? ""}
            disabled={task.language !== undefined}
            onChange={({ target }) => setKey(target.value)}
          >
            {starts.map((each) => (
              <MenuItem key={each.key} value={each.key}>
                {each.label}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            autoFocus
            required
            label={words.title}
            value={title}
            slotProps={{ htmlInput: { dir: "auto" } }}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextField
            required
            label={words.path}
            value={path}
            disabled={start?.path !== undefined || isInFile}
            error={problem !== undefined}
            helperText={problem ?? words.pathHelp}
            onChange={({ target }) => onPath(target.value)}
            slotProps={{ htmlInput: { spellCheck: false, dir: "auto" } }}
          />
          {task.language === undefined && !isInFile && (
            <PageChoice
              label={words.parent}
              placeholder={words.noParent}
              value={parent}
              onChange={setParent}
            />
          )}
          <Typography variant="body2" color="textSecondary">
            {isInFile ? WORDS.rows.publicNow : words.draftHelp}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!canAdd}>
            {WORDS.add}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const templateKey = (template: string) => `template ${template}`;

function firstKey({ copyOf, template }: AddPageProps["task"]): string {
  if (copyOf) return "copy";
  return template === undefined ? "empty" : templateKey(template);
}

const NO_PRESETS: readonly PagePreset[] = [];

/** What the new page can start from. */
function useStarts({ copyOf, language }: AddPageProps["task"]): readonly Start[] {
  const { pages, page } = useStore("pages", "page");
  const { value: presets = NO_PRESETS } = useResponse<PagePreset[]>("pagePresets", {});
  return useMemo(() => {
    const words = WORDS.pageTree;
    const copied = copyOf ?? pages.find(({ path }) => path === page);
    const templates = new Set(pages.flatMap(({ template }) => template ?? []));
    return [
      { key: "empty", label: words.empty, source: { type: "empty" } },
      ...(copied && copied.row === undefined
        ? [
            {
              key: "copy",
              label: words.copyOf(copied.label),
              title: copied.label,
              source: { type: "copy" as const, path: copied.path, ...(language && { language }) },
            },
          ]
        : []),
      ...[...templates].map((template) => ({
        key: templateKey(template),
        label: words.rowOf(template),
        source: { type: "row" as const, template },
      })),
      ...presets.map(({ path, label, isFixed }) => ({
        key: path,
        label: words.preset(label),
        title: label,
        source: { type: "preset" as const, path },
        ...(isFixed && { path }),
      })),
    ];
  }, [pages, page, copyOf, language, presets]);
}
