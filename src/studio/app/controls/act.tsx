import { IconButton, Tooltip } from "@mui/material";
import type { ReactNode } from "react";

interface ActProps {
  label: string;
  isDisabled?: boolean;
  onClick(): void;
  children: ReactNode;
}

/** A button with an icon; its label is its tooltip, too. */
export const Act = ({ label, isDisabled = false, onClick, children }: ActProps) => (
  <Tooltip title={label} describeChild>
    <span>
      <IconButton aria-label={label} disabled={isDisabled} onClick={onClick}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
);
