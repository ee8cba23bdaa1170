import { Alert, Box, useMediaQuery } from "@mui/material";
import { useEffect, useState } from "react";
import type { WorkbenchModel } from "../../protocol/workbench.ts";
import { call } from "../store/api.ts";
import { WORDS } from "../words/words.ts";
import { Bench } from "./bench.tsx";
import { Types } from "./type-list.tsx";
import { useView } from "./use-view.ts";

const EVENTS = "/.plumbline/events";

/** On narrower screens, the list of types is a field, and findings are below the frames. */
const WIDE = "(min-width:1000px)";

/** The page on which developers try each section type in all its variants. It follows each save of the code. */
export function Workbench() {
  const { model, error, version } = useModel();
  const [query, change] = useView();
  const isWide = useMediaQuery(WIDE);
  useEffect(() => {
    document.title = WORDS.workbench.title;
  }, []);
  const shown =
    model?.types.find(({ type }) => type === query.get("type")) ??
    model?.types.find(({ isOwn }) => isOwn) ??
    model?.types[0];
  return (
    <Box sx={{ display: "flex", flexDirection: isWide ? "row" : "column", height: "100dvh" }}>
      <Types
        types={model?.types ?? []}
        shown={shown?.type}
        isWide={isWide}
        onChoose={(type) => change({ type, fixture: "" })}
      />
      <Box
        component="main"
        aria-label={WORDS.workbench.title}
        sx={{ flex: 1, minWidth: 0, minHeight: 0, display: "flex", flexDirection: "column" }}
      >
        {error && <Alert severity="error">{error}</Alert>}
        <CodeProblems problems={model?.problems ?? []} />
        {model && shown && (
          <Bench
            key={shown.type}
            model={model}
            shown={shown}
            query={query}
            version={version}
            isWide={isWide}
            onChange={change}
          />
        )}
      </Box>
    </Box>
  );
}

/** What there is to try; `version` changes with the code. */
function useModel() {
  const [model, setModel] = useState<WorkbenchModel>();
  const [error, setError] = useState("");
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const load = () =>
      call<WorkbenchModel>("workbench").then(
        (found) => {
          setModel(found);
          setError("");
          setVersion((last) => last + 1);
        },
        (reason: Error) => setError(reason.message || WORDS.workbench.offline),
      );
    // The first message comes at once.
    const events = new EventSource(EVENTS);
    events.addEventListener("message", () => void load());
    return () => events.close();
  }, []);
  return { model, error, version };
}

/** The errors of the site's own code. */
const CodeProblems = ({ problems }: Pick<WorkbenchModel, "problems">) =>
  problems.map(({ at, message, hint, codeFrame }) => (
    <Alert key={at + message} severity="error" lang="en" dir="ltr">
      <strong>{at}</strong> {message} {hint}
      <Box component="pre" tabIndex={0} sx={{ m: 0, overflow: "auto" }}>
        {codeFrame}
      </Box>
    </Alert>
  ));
