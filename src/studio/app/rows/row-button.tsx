import { IconButton, type IconButtonProps } from "@mui/material";

interface RowButtonProps extends Pick<IconButtonProps, "aria-haspopup" | "children"> {
  label: string;
  onPress(anchor: Element): void;
}

/** A button beside the number of a row. */
export const RowButton = ({ label, onPress, ...more }: RowButtonProps) => (
  <IconButton
    aria-label={label}
    tabIndex={-1}
    // The keyboard stays where it is, so that the table does not scroll.
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={(event) => onPress(event.currentTarget)}
    sx={{ minWidth: { xs: 40, md: 30 } }}
    {...more}
  />
);
