import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import type { FormEvent, ReactNode } from "react";
import { WORDS } from "../words/words.ts";

interface FormDialogProps {
  title: string;
  /** The words of the button that takes what is filled in. */
  action: string;
  isReady: boolean;
  /** Buttons before the one that cancels. */
  others?: ReactNode;
  children: ReactNode;
  onSubmit(): void;
  onClose(): void;
}

/** A small form that is filled in before something changes. */
export function FormDialog({
  title,
  action,
  isReady,
  others,
  children,
  onSubmit,
  onClose,
}: FormDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is in the form of a field, as far as React is concerned.
    event.stopPropagation();
    if (isReady) onSubmit();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="form-dialog">
      <form onSubmit={submit}>
        <DialogTitle id="form-dialog">{title}</DialogTitle>
        <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
          {children}
        </DialogContent>
        <DialogActions>
          {others}
          <Button color="inherit" onClick={onClose}>
            {WORDS.pageTree.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
