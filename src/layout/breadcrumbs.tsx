import { styled } from "@mui/material/styles";
import type { Crumb } from "../model/route.ts";
import { Frame } from "../ui/section-frame.tsx";

const Nav = styled("nav")({
  paddingBlock: "0.875rem 0",
  fontSize: "0.9375rem",
  marginBottom: "calc(-1 * clamp(1rem, 4vw, 3rem))",
  position: "relative",
  zIndex: 1,
});

const Trail = styled("ol")({
  display: "flex",
  flexWrap: "wrap",
  "& li + li::before": { content: '"/"', marginInline: "0.625rem", color: "var(--muted)" },
  "& a": { display: "inline-block", paddingBlock: "0.25rem" },
});

/** The way here from the home page. */
export const Breadcrumbs = ({ trail }: { trail: readonly Crumb[] }) =>
  trail.length === 0 ? null : (
    <Nav aria-label="Breadcrumb">
      <Frame>
        <Trail>
          {trail.map(({ label, href }, index) => (
            <li key={href}>
              {index < trail.length - 1 ? (
                <a href={href}>{label}</a>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          ))}
        </Trail>
      </Frame>
    </Nav>
  );
