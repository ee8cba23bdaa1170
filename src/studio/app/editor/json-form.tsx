import { Alert, Box, Button, FormHelperText, Skeleton } from "@mui/material";
import { Suspense, useEffect, useState } from "react";
import type { ValuePath } from "../../protocol/edits.ts";
import type { JsonProblem, JsonText } from "../../protocol/json.ts";
import { loadedLater } from "../controls/loaded-later.ts";
import { ProblemMessage } from "../controls/problem-message.tsx";
import { useStore, useStudioState } from "../store/store.ts";
import { useResponse } from "../store/use-response.ts";
import { WORDS } from "../words/words.ts";
import { keepDraft, readDraft } from "./json-draft.ts";

const JsonEditor = loadedLater(async () => (await import("./json-editor.tsx")).JsonEditor);

interface JsonFormProps {
  path: ValuePath;
  label: string;
  /** Whether the value is not in the file yet. */
  isNew?: boolean;
  /** Whether an empty text removes it. */
  isOptional?: boolean;
  onClose?: () => void;
}

const words = WORDS.writing;

/** The text of a value in the file. It is put back when somebody applies it, in one step. */
export function JsonForm({
  path,
  label,
  isNew = false,
  isOptional = false,
  onClose,
}: JsonFormProps) {
  const { run, edit } = useStore("run", "edit");
  const site = useStudioState(({ configFile }) => configFile) ?? "";
  const version = useStudioState((state) => state.version);
  const written = useResponse<JsonText>("json", isNew ? undefined : { path }, version);
  const source = isNew ? "" : written.value?.text;
  const [typed, setTyped] = useState(() => readDraft(site, path));
  const [problems, setProblems] = useState<readonly JsonProblem[]>([]);
  const [revision, setRevision] = useState(0);
  const isApplied = typed !== undefined && typed.text.trim() === source;
  useEffect(() => {
    if (!isApplied) return;
    setTyped(undefined);
    keepDraft(site, path, undefined);
  }, [isApplied, site, path]);
  if (source === undefined) return <Skeleton variant="rounded" height={120} />;
  const text = typed?.text ?? source;
  const value = parsed(text);

  const change = (next: string) => {
    const draft = next === source ? undefined : { text: next, before: typed?.before ?? source };
    setTyped(draft);
    keepDraft(site, path, draft);
  };
  const reset = () => {
    change(source);
    setRevision(revision + 1);
  };
  const isRemoval = isOptional && text.trim() === "";
  const canApply = typed !== undefined && !isApplied && (value !== undefined || isRemoval);
  const apply = () => {
    if (!canApply) return;
    if (isRemoval) void edit([{ type: "remove", path }]);
    else if (isNew) void edit([{ type: "set", path, value }]);
    else void run("editJson", { path, before: source, text });
  };
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 1, minWidth: 0, flexGrow: 1 }}>
      {typed && typed.before !== source && <Alert severity="warning">{words.changedSince}</Alert>}
      <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
        <JsonEditor
          key={revision}
          path={path}
          label={label}
          text={text}
          hasFocus={onClose !== undefined || revision > 0}
          onChange={change}
          onProblems={setProblems}
          onApply={apply}
        />
      </Suspense>
      <FormHelperText>{typed ? words.notApplied : words.jsonHelp}</FormHelperText>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <Button variant="contained" disabled={!canApply} onClick={apply}>
          {words.apply}
        </Button>
        <Button color="inherit" disabled={!typed} onClick={reset}>
          {words.reset}
        </Button>
        {onClose && (
          <Button color="inherit" onClick={onClose}>
            {words.backToForm}
          </Button>
        )}
      </Box>
      {/* Below the buttons, which stay where they are while somebody types. */}
      <Problems problems={problems} text={text} />
    </Box>
  );
}

/** The problems in words, for those who do not see their signs in the editor. */
function Problems({ problems, text }: { problems: readonly JsonProblem[]; text: string }) {
  const lineOf = ({ from }: JsonProblem) => text.slice(0, from).split("\n").length;
  return (
    <Box role="status">
      {problems.map((problem) => (
        <Alert
          key={`${problem.from} ${problem.message}`}
          severity={problem.severity}
          icon={false}
          sx={{ py: 0, mb: 0.5 }}
        >
          {WORDS.saving.line(lineOf(problem))}
          {": "}
          <ProblemMessage rule={problem.rule} message={`${problem.message} ${problem.hint}`} />
        </Alert>
      ))}
    </Box>
  );
}

/** The value of a text; undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
