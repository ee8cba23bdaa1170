import { IconButton, Tooltip } from "@mui/material";
import type { ReactNode } from "react";

interface ActProps {
  label: string;
  isDisabled?: boolean;
  onClick(): void;
  children: ReactNode;
}

/** Attributes of a button that keeps the focus while it can do nothing, so that Tab also finds why. */
export const inactiveIf = (isInactive: boolean, onClick: () => void) =>
  isInactive ? { "aria-disabled": true } : { onClick };

/** A button with an icon; its label is its tooltip, too. */
export const Act = ({ label, isDisabled = false, onClick, children }: ActProps) => (
  <Tooltip title={label} describeChild>
    <IconButton aria-label={label} {...inactiveIf(isDisabled, onClick)}>
      {children}
    </IconButton>
  </Tooltip>
);
