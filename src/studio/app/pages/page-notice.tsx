import { Alert, Button } from "@mui/material";
import type { PageSummary } from "../../protocol/pages.ts";
import { stepName } from "../../protocol/steps.ts";
import { ProblemMessage } from "../controls/problem-message.tsx";
import { useStore, useStudioState } from "../store/store.ts";
import { WORDS } from "../words/words.ts";

/** Says above the page why visitors do not get it, or why it cannot be shown. */
export function PageNotice({ isMissing }: { isMissing: boolean }) {
  const { pages, page, pageError } = useStore("pages", "page", "pageError");
  const shown = pages.find(({ path }) => path === page);
  if (shown?.state === "until") return <Unpublished page={shown} />;
  if (pageError !== undefined) return <Alert severity="error">{pageError}</Alert>;
  if (isMissing) return <Alert severity="info">{WORDS.pageTree.isBuilding}</Alert>;
  return shown?.state ? <Unpublished page={shown} /> : null;
}

/**
 * Says below the page that it is not the site as it is now, since that has an error. It moves nothing: it is below the page, and
 * comes with the error, not before the check has found that.
 */
export function EarlierVersion() {
  const { model, page, show } = useStore("model", "page", "show");
  const error = useStudioState(({ problems }) => {
    const errors = problems.filter(({ severity }) => severity === "error");
    return errors.find((each) => each.page === page) ?? errors[0];
  });
  const isChecked = useStudioState(({ version, builtVersion }) => builtVersion >= version);
  if (!model || model.html !== undefined || !(error || isChecked)) return null;
  return (
    <Alert
      severity="warning"
      action={
        error && (
          <Button color="inherit" onClick={() => show(error)}>
            {WORDS.show}
          </Button>
        )
      }
    >
      {WORDS.pageTree.isEarlier}
      {error && (
        <div>
          <ProblemMessage rule={error.rule} message={error.message} />
        </div>
      )}
    </Alert>
  );
}

function Unpublished({ page }: { page: PageSummary }) {
  const { edit, openForm } = useStore("edit", "openForm");
  const words = WORDS.pageTree;
  const { state, path, index, row, from = "", until = "" } = page;
  if (state !== "draft")
    return (
      <Alert
        severity="info"
        action={
          <Button color="inherit" onClick={() => openForm({ path: ["pages", index] })}>
            {WORDS.settings}
          </Button>
        }
      >
        {state === "from" ? words.isScheduled(from) : words.isPast(until)}
      </Alert>
    );
  const publish = () =>
    edit([{ type: "remove", path: ["pages", index, "draft"] }], {
      label: stepName("publishPage", path),
    });
  return (
    <Alert
      severity="info"
      action={
        row === undefined && (
          <Button color="inherit" onClick={() => void publish()}>
            {words.publish}
          </Button>
        )
      }
    >
      {words.isDraft}
    </Alert>
  );
}
