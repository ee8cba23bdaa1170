import ChevronIcon from "@mui/icons-material/ExpandMoreSharp";
import type { ComponentProps } from "react";
import { styled } from "../theme/styled.tsx";
import { Text } from "./text.tsx";

const Entry = styled("details")({
  borderTop: "1px solid var(--line)",
  "& > summary": {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: "1rem",
    paddingBlock: "1.125rem",
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    "& svg": { flex: "none", transition: "transform 140ms ease-out" },
    "&:hover h3": { textDecoration: "underline", textUnderlineOffset: "0.18em" },
  },
  "&[open] > summary svg": { transform: "rotate(180deg)" },
  // On paper nothing can be pressed.
  "@media print": { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
});

const Content = styled("div")({ paddingBottom: "1.5rem" });

interface FoldProps extends Pick<ComponentProps<"details">, "open" | "children"> {
  heading: string;
}

/** A heading under a line; pressed, it shows or hides what is under it. */
export const Fold = ({ heading, open, children }: FoldProps) => (
  <Entry open={open}>
    <summary>
      <Text variant="h3">{heading}</Text>
      <ChevronIcon aria-hidden />
    </summary>
    <Content>{children}</Content>
  </Entry>
);
