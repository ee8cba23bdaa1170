import { Box, Card, CardActionArea, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { SectionPicture } from "./section-picture.tsx";

interface ChoiceCardProps {
  picture: string;
  name: string;
  /** What one wants to say with it. */
  wish?: string | undefined;
  children?: ReactNode;
  label: string;
  onChoose(): void;
}

/** Something to choose, with its picture. */
export const ChoiceCard = ({ picture, name, wish, children, label, onChoose }: ChoiceCardProps) => (
  <Card component="li" variant="outlined" sx={{ display: "flex", listStyle: "none" }}>
    <CardActionArea
      aria-label={label}
      onClick={onChoose}
      sx={{ display: "flex", flexDirection: "column", alignItems: "stretch" }}
    >
      <SectionPicture src={picture} />
      <Box sx={{ p: 1.5, flex: 1, borderBlockStart: 1, borderColor: "divider" }}>
        <Typography variant="subtitle2" component="div">
          {name}
        </Typography>
        {wish !== undefined && (
          <Typography variant="body2" sx={{ color: "secondary.main" }}>
            {wish}
          </Typography>
        )}
        {children}
      </Box>
    </CardActionArea>
  </Card>
);

/** Choices in columns that fit. */
export const CardGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="ul"
    aria-label={label}
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
