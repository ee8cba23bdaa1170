import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from "@mui/material";
import { useState } from "react";
import type { DeletePlan, PageSummary } from "../../protocol/pages.ts";
import { stepName } from "../../protocol/steps.ts";
import { useStore } from "../store/store.ts";
import { useResponse } from "../store/use-response.ts";
import { listInWords, messageInWords, placeInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";
import { PageChoice } from "./page-choice.tsx";

/** More are counted. */
const MAX_SHOWN = 8;

/** Deletes a page, after it has shown what depends on it. */
export function DeletePage({ page, onClose }: { page: PageSummary; onClose(): void }) {
  const { run } = useStore("run");
  const { value: plan, error } = useResponse<DeletePlan>("deletePlan", { path: page.path });
  const [target, setTarget] = useState(page.parent);
  const words = WORDS.pageTree;
  const refusal = plan?.refusal && messageInWords(plan.refusal);
  const canDelete = plan !== undefined && plan.refusal === undefined;
  const remove = () => {
    onClose();
    const more = target === undefined ? {} : { target };
    void run("deletePage", { path: page.path, label: stepName("deletePage", page.path), ...more });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="delete-page">
      <DialogTitle id="delete-page">{words.deleteTitle(page.label)}</DialogTitle>
      <DialogContent
        // The room of most plans: the buttons stay where they are while one comes.
        sx={{ display: "flex", flexDirection: "column", gap: 2, minHeight: 220 }}
      >
        {!plan && !error && <LinearProgress aria-label={words.checking} />}
        {(error ?? refusal) && <Alert severity="error">{error ?? refusal}</Alert>}
        {plan && canDelete && <Consequences plan={plan} />}
        {plan && canDelete && !plan.isUnknown && (
          <PageChoice
            label={words.target}
            help={words.targetHelp}
            placeholder={words.noParent}
            value={target}
            except={page.path}
            onChange={setTarget}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {words.cancel}
        </Button>
        <Button color="error" variant="contained" disabled={!canDelete} onClick={remove}>
          {words.delete}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Consequences({ plan }: { plan: DeletePlan }) {
  const { isUnknown, menus, links, children, translations } = plan;
  const words = WORDS.pageTree;
  if (isUnknown) return <Alert severity="warning">{words.deleteUnknown}</Alert>;
  const isFree = menus + links.length + children.length + translations.length === 0;
  if (isFree) return <Typography>{words.nothingBreaks}</Typography>;
  return (
    <Alert severity="warning">
      {menus > 0 && <div>{words.inMenus(menus)}</div>}
      {links.length > 0 && <div>{words.linksFrom(links.length)}</div>}
      {links.slice(0, MAX_SHOWN).map((link) => (
        <div key={JSON.stringify(link)}>– {placeInWords(link)}</div>
      ))}
      {links.length > MAX_SHOWN && <div>{words.andMore(links.length - MAX_SHOWN)}</div>}
      {children.length > 0 && <div>{words.childrenOf(listInWords(children))}</div>}
      {translations.length > 0 && <div>{words.translationsOf(listInWords(translations))}</div>}
    </Alert>
  );
}
