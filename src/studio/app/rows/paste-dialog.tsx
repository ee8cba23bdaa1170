import {
  Alert,
  Box,
  Button,
  Checkbox,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from "@mui/material";
import { useState } from "react";
import type { PastePlan, PasteRequest, TableModel } from "../../protocol/rows.ts";
import { stepName } from "../../protocol/steps.ts";
import { useStore } from "../store/store.ts";
import { useResponse } from "../store/use-response.ts";
import { messageInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";
import { nameOf } from "./grid-header.tsx";

/** More rows are counted. */
const MAX_SHOWN = 50;
const words = WORDS.rows;

interface PasteDialogProps {
  model: TableModel;
  /** What was pasted already. */
  text: string;
  onClose(): void;
}

/** Shows what copied cells would change, before they do. */
export function PasteDialog({ model, text: first, onClose }: PasteDialogProps) {
  const { run } = useStore("run");
  const [request, setRequest] = useState<PasteRequest>({ text: first });
  const { type, name } = model;
  const table = { type, name };
  const names = Object.fromEntries(model.columns.map((column) => [column.key, nameOf(column)]));
  const asked = request.text.trim() === "" ? undefined : { table, names, ...request };
  const { value: plan, error } = useResponse<PastePlan>("pastePlan", asked);
  const taken = plan?.rows.filter(({ status }) => status === "new" || status === "changed") ?? [];
  const take = async () => {
    onClose();
    await run("paste", { table, names, ...request, label: stepName("paste", taken.length, name) });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="paste-title">
      <DialogTitle id="paste-title">{words.pasteTitle(name)}</DialogTitle>
      <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
        <TextField
          autoFocus
          multiline
          minRows={2}
          maxRows={5}
          label={words.copied}
          helperText={words.pasteHelp}
          value={request.text}
          onChange={({ target }) => setRequest({ text: target.value })}
        />
        {error !== undefined && <Alert severity="error">{error}</Alert>}
        {plan && (
          <Mapping
            model={model}
            plan={plan}
            onChange={(more) => setRequest({ ...request, ...more })}
          />
        )}
        {plan && <Preview model={model} plan={plan} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{WORDS.pageTree.cancel}</Button>
        <Button variant="contained" disabled={taken.length === 0} onClick={() => void take()}>
          {words.take(taken.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface PlanProps {
  model: TableModel;
  plan: PastePlan;
}

/** Which columns go where, and what identifies rows; both can be changed. */
function Mapping({
  model,
  plan,
  onChange,
}: PlanProps & { onChange(more: Partial<PasteRequest>): void }) {
  const { names, columns, match, hasHeader } = plan;
  const open = model.columns.filter(
    ({ kind }) => kind !== "form" && (kind !== "path" || model.type === "template"),
  );
  const options = open.map((column) => (
    <MenuItem key={column.key} value={column.key}>
      {nameOf(column)}
    </MenuItem>
  ));
  return (
    <>
      <FormControlLabel
        label={words.hasHeader}
        control={
          <Checkbox
            checked={hasHeader}
            onChange={(_, isOn) =>
              onChange({ hasHeader: isOn, columns: undefined, match: undefined })
            }
          />
        }
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {names.map((name, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: copied columns are identified by their order
            key={at}
            select
            label={words.goesTo(name)}
            value={columns[at] ?? ""}
            onChange={({ target }) =>
              onChange({ hasHeader, columns: columns.with(at, target.value), match: undefined })
            }
            slotProps={{ select: { displayEmpty: true } }}
            sx={{ width: 200 }}
          >
            <MenuItem value="">{words.nowhere}</MenuItem>
            {options}
          </TextField>
        ))}
      </Box>
      <TextField
        select
        label={words.matchBy}
        value={match}
        onChange={({ target }) => onChange({ hasHeader, columns, match: target.value })}
        slotProps={{ select: { displayEmpty: true } }}
        sx={{ maxWidth: 320 }}
      >
        <MenuItem value="">{words.matchNone}</MenuItem>
        {options.filter(({ key }) => columns.includes(String(key)))}
      </TextField>
    </>
  );
}

const COLOURS = { new: "success", changed: "primary", same: "default", refused: "error" } as const;

function Preview({ model, plan: { rows } }: PlanProps) {
  const count = (status: keyof typeof COLOURS) =>
    rows.filter((row) => row.status === status).length;
  const named = (key: string) => {
    const column = model.columns.find((each) => each.key === key);
    return column ? nameOf(column) : key;
  };
  return (
    <Box>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {words.pasteCount(count("new"), count("changed"), count("same"), count("refused"))}
      </Typography>
      {rows.slice(0, MAX_SHOWN).map(({ status, row, cells, problem }, at) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: copied rows are identified by their order
          key={at}
          sx={{ display: "flex", gap: 1, py: 0.75, borderTop: 1, borderColor: "divider" }}
        >
          <Chip
            size="small"
            color={COLOURS[status]}
            variant="outlined"
            label={words.statusOf[status]}
          />
          <Box sx={{ minWidth: 0, overflowWrap: "anywhere", fontSize: 13 }}>
            {row !== undefined && `${words.row(row + 1)}. `}
            {problem && messageInWords(problem)}
            {cells.map(({ column, value, before }) => (
              <Box component="span" key={column} sx={{ display: "block" }}>
                <b>{named(column)}</b>: {value || "–"}
                {status === "changed" && ` (${words.was(before)})`}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      {rows.length > MAX_SHOWN && (
        <Typography variant="body2">{words.moreRows(rows.length - MAX_SHOWN)}</Typography>
      )}
    </Box>
  );
}
