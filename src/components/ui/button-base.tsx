import type { ComponentProps } from "react";
import { styled } from "../../looks/theme/styled.tsx";

type ButtonProps = ComponentProps<"button"> & Pick<ComponentProps<"a">, "href" | "target" | "rel">;

const Press = ({ href, target, rel, ...props }: ButtonProps) =>
  href === undefined ? (
    <button type="button" {...props} />
  ) : (
    <a {...{ href, target, rel }} {...(props as ComponentProps<"a">)} />
  );

/** An unstyled button, or a link if it has an address. */
export const ButtonBase = styled(Press)({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  position: "relative",
  boxSizing: "border-box",
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  outline: 0,
  verticalAlign: "middle",
  appearance: "none",
  background: "transparent",
  color: "inherit",
  textDecoration: "none",
  cursor: "pointer",
  userSelect: "none",
  WebkitTapHighlightColor: "transparent",
  "&:disabled": { pointerEvents: "none", cursor: "default" },
});
