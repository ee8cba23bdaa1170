import { Box, ButtonBase, Card, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { oneTabStop } from "../controls/choices.ts";
import { SectionPicture } from "./section-picture.tsx";

interface ChoiceCardProps {
  picture: string;
  name: string;
  /** What one wants to say with it. */
  wish?: string | undefined;
  children?: ReactNode;
  /** If it says more than the name. */
  label?: string;
  onChoose(): void;
}

/** Something to choose, with its picture. Its name is the button, which covers all of it. */
export const ChoiceCard = ({ picture, name, wish, children, label, onChoose }: ChoiceCardProps) => (
  <Card
    component="li"
    variant="outlined"
    sx={{
      position: "relative",
      display: "flex",
      flexDirection: "column",
      listStyle: "none",
      "&:hover": { borderColor: "secondary.main" },
    }}
  >
    <SectionPicture src={picture} />
    <Box sx={{ p: 1.5, flex: 1, borderBlockStart: 1, borderColor: "divider" }}>
      <ButtonBase aria-label={label} onClick={onChoose} sx={COVER}>
        {name}
      </ButtonBase>
      {wish !== undefined && (
        <Typography variant="body2" sx={{ color: "secondary.main" }}>
          {wish}
        </Typography>
      )}
      {children}
    </Box>
  </Card>
);

const COVER = {
  display: "block",
  position: "static",
  typography: "subtitle2",
  textAlign: "start",
  "&.Mui-focusVisible": { outline: "none" },
  "&::after": { content: "''", position: "absolute", inset: 0, borderRadius: "inherit" },
  // Within the card, which cuts off what is around it.
  "&.Mui-focusVisible::after": {
    outline: "2px solid",
    outlineColor: "secondary.main",
    outlineOffset: "-2px",
  },
} as const;

interface CardGridProps {
  id?: string;
  label: string;
  isLoading?: boolean;
  children: ReactNode;
}

/** Choices in columns that fit. */
export const CardGrid = ({ id, label, isLoading = false, children }: CardGridProps) => (
  <Box
    component="ul"
    ref={oneTabStop}
    id={id}
    aria-label={label}
    aria-busy={isLoading}
    sx={{
      m: 0,
      p: 0,
      display: "grid",
      gap: 2,
      gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
      alignContent: "start",
    }}
  >
    {children}
  </Box>
);
