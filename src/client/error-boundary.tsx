import { Component, type ReactNode } from "react";
import { PlateButton } from "../components/ui/actions.tsx";
import { SectionGround } from "../components/ui/section-frame.tsx";
import { Text } from "../components/ui/text.tsx";
import { styled } from "../looks/theme/styled.tsx";
import type { RouteModel } from "../model/route.ts";

const Stack = styled("div")({ display: "grid", gap: "1.5rem", justifyItems: "start" });
const Row = styled("div")({ display: "flex", flexWrap: "wrap", gap: "0.875rem" });

interface ErrorBoundaryProps {
  route: RouteModel;
  /** The path that the document was loaded from. */
  loadedPath: string;
  children: ReactNode;
}

/**
 * Shows a fallback with links if a page fails outside of its sections; header and footer stay. Pages that
 * the app rendered are reloaded from the server instead.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    if (this.hasLeft()) location.reload();
  }

  private hasLeft = () => location.pathname !== this.props.loadedPath;

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.hasLeft() ? null : <UnexpectedError {...this.props.route} />;
  }
}

const UnexpectedError = ({ trail: [home], texts: { failure } }: RouteModel) => (
  <SectionGround background="paper">
    {(headingId) => (
      <Stack role="alert">
        <Text variant="h1" id={headingId} tabIndex={-1}>
          {failure?.heading}
        </Text>
        <Text variant="subtitle1" component="p">
          {failure?.text}
        </Text>
        <Row>
          <PlateButton data-style="primary" onClick={() => window.location.reload()}>
            {failure?.reload}
          </PlateButton>
          {/* A full page load, which also discards the failed state. */}
          <PlateButton href={home?.href ?? "/"} target="_self">
            {failure?.home}
          </PlateButton>
        </Row>
      </Stack>
    )}
  </SectionGround>
);
