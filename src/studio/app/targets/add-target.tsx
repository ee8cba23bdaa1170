import Add from "@mui/icons-material/Add";
import { Button } from "@mui/material";
import { useState } from "react";
import { WORDS } from "../words/words.ts";
import { type askedFor, TargetDialog } from "./target-dialog.tsx";

interface AddTargetProps {
  /** What it is added to. */
  label: string;
  asked: NonNullable<ReturnType<typeof askedFor>>;
  onAdd(value: unknown): void;
}

/** A button that adds a link, or a name of something, after it has asked for it. */
export function AddTarget({ label, asked, onAdd }: AddTargetProps) {
  const [isAsking, setAsking] = useState(false);
  const close = (value?: unknown) => {
    setAsking(false);
    if (value !== undefined) onAdd(value);
  };
  return (
    <>
      <Button startIcon={<Add />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {WORDS.add}
      </Button>
      {isAsking && <TargetDialog title={label} asked={asked} onClose={close} />}
    </>
  );
}
