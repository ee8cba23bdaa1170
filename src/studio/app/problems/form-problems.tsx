import { Box } from "@mui/material";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { ValuePath } from "../../protocol/edits.ts";
import type { ValueModel } from "../../protocol/fields.ts";
import { useOnChange } from "../controls/use-on-change.ts";
import type { Selection } from "../store/data.ts";
import { isWithin } from "../store/form-path.ts";
import { useStore } from "../store/store.ts";
import { useFormUse } from "./form-use.ts";
import { isFresh, type KnownProblem, withState } from "./held-problems.ts";
import { useFieldInPlace } from "./use-field-in-place.ts";
import { ShownProblems, useKnownProblems } from "./use-problems.ts";

interface FormProblemsProps {
  model: ValueModel;
  selection: Selection | undefined;
  children: ReactNode;
}

/**
 * A form with its problems. While somebody uses the form, only the field that they type in gets new problems, so that no
 * field moves on the way to it. All others are brought up to date when the focus moves to another field, when a button
 * changes something, and whenever nobody uses the form.
 */
export function FormProblems({ model, selection, children }: FormProblemsProps) {
  const { path } = model;
  const box = useRef<HTMLDivElement>(null);
  const now = useKnownProblems(path, model.problems);
  // A click on the words of a new section is the way to type there; anything else is coming back to it.
  const isNew = selection?.isNew || selection?.words !== undefined;
  const [isFirst, setFirst] = useState(selection?.isNew === true);
  if (isFirst && !isNew) setFirst(false);
  const [opened] = useState(model.value ?? {});
  const before = isFirst ? undefined : opened;
  /** The fields that somebody has left; their problems show with the next update. */
  const left = useRef<readonly ValuePath[]>([]);
  const isShown = ({ problem }: KnownProblem) =>
    !isFresh(problem.path, { path, before, left: left.current });
  const [shown, setShown] = useState<readonly KnownProblem[]>(() => now.filter(isShown));

  const latest = useRef(() => now.filter(isShown));
  latest.current = () => now.filter(isShown);
  const update = (field: ValuePath = path) =>
    setShown((all) => [
      ...all.filter(({ problem }) => !isWithin(problem.path, field)),
      ...latest.current().filter(({ problem }) => isWithin(problem.path, field)),
    ]);
  const use = useFormUse(box, update, (field) => {
    left.current = [...left.current, field];
  });
  useFieldInPlace(box);

  useOnChange(now, () => {
    const typedIn = use.typedIn();
    if (!use.isUsed()) update();
    else if (typedIn) update(typedIn);
  });
  // Somebody comes back to a new section.
  useOnChange(isFirst, () => update());

  const { changedIn } = useStore("changedIn");
  const seen = useRef(changedIn);
  /** A button has changed something. */
  const onChange = useEffectEvent(() => use.request());
  useEffect(() => {
    if (seen.current === changedIn || model.version < changedIn) return;
    seen.current = changedIn;
    onChange();
  }, [changedIn, model.version]);

  const visible = useMemo(() => withState(shown, now), [shown, now]);
  return (
    <ShownProblems value={visible}>
      <Box
        ref={box}
        onClick={() => use.change()}
        sx={{ display: "flex", flexDirection: "column", gap: 2 }}
      >
        {children}
      </Box>
    </ShownProblems>
  );
}
