import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Component, type ReactNode } from "react";
import { PlateButton } from "../ui/actions.tsx";
import { SectionGround } from "../ui/section-frame.tsx";

const Stack = styled("div")({ display: "grid", gap: "1.5rem", justifyItems: "start" });
const Row = styled("div")({ display: "flex", flexWrap: "wrap", gap: "0.875rem" });

/** Stands in for a page that failed to render; header and footer stay, and there is a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children;
  }
}

const UnexpectedError = () => (
  <SectionGround background="paper">
    {(headingId) => (
      <Stack role="alert">
        <Typography variant="h1" id={headingId} tabIndex={-1}>
          Unexpected Application Error
        </Typography>
        <Typography variant="subtitle1" component="p">
          This page could not be shown. Loading it again often helps; the rest of the site is fine.
        </Typography>
        <Row>
          <PlateButton data-style="primary" onClick={() => window.location.reload()}>
            Load it again
          </PlateButton>
          {/* A full page load, so that whatever failed is left behind. */}
          <PlateButton component="a" href="/" target="_self">
            Go to the home page
          </PlateButton>
        </Row>
      </Stack>
    )}
  </SectionGround>
);
