import { useState } from "react";
import type { Control, Suggestion, TargetKeys } from "../../protocol/fields.ts";
import { FormDialog } from "../controls/form-dialog.tsx";
import { WORDS } from "../words/words.ts";
import { TargetInput } from "./target-input.tsx";
import { useTypedTarget } from "./use-targets.ts";

/** How a new value names something of the site. */
interface Asked {
  names: string;
  valueOf(target: Pick<Suggestion, "value" | "name">): unknown;
}

/** What is asked for before a value of a control is added; undefined if nothing is. */
export function askedFor(control: Control): Asked | undefined {
  if (control.type === "object" && control.target) {
    const { names, ...keys } = control.target;
    return { names, valueOf: (target) => linkTo(keys, target) };
  }
  if (control.type !== "text" || control.names === undefined) return undefined;
  return { names: control.names, valueOf: ({ value }) => value };
}

/** A link with the name of its target. */
const linkTo = (
  { label, link }: Pick<TargetKeys, "label" | "link">,
  { value, name }: Pick<Suggestion, "value" | "name">,
) => ({ [label]: name, [link]: value });

interface TargetDialogProps {
  title: string;
  asked: Asked;
  /** Without a value, nothing is added. */
  onClose(value?: unknown): void;
}

/** Asks what a new entry names, before it is added. */
export function TargetDialog({ title, asked, onClose }: TargetDialogProps) {
  const [typed, setTyped] = useState("");
  const target = useTypedTarget(asked.names, typed);
  return (
    <FormDialog
      title={title}
      action={WORDS.add}
      isReady={target !== undefined}
      onSubmit={() => target && onClose(asked.valueOf(target))}
      onClose={() => onClose()}
    >
      <TargetInput
        names={asked.names}
        text={typed}
        onChange={setTyped}
        onChoose={(chosen) => onClose(asked.valueOf(chosen))}
        input={{
          autoFocus: true,
          label: asked.names === "link" ? WORDS.writing.linkTarget : title,
        }}
      />
    </FormDialog>
  );
}
