/*
 * All that the components and the styles of a site's own code may use of Plumbline: `plumbline/ui`. What is here
 * stays as it is until the next major version; docs/kit.md explains it.
 */

export type { CSSObject } from "@emotion/react";
export type { LookStyles } from "../looks/theme/look.ts";
export { checkMark, FILLED } from "../looks/theme/marks.ts";
export { CONTAINER_EDGE } from "../looks/theme/measure.ts";
export { MIRRORED, RTL } from "../looks/theme/mirror.ts";
export { part, styled } from "../looks/theme/styled.tsx";
export { type Action, ActionButton, Actions } from "./ui/actions.tsx";
export { Anchor } from "./ui/anchor.tsx";
export { Board } from "./ui/board.ts";
export { FrameOnRequest } from "./ui/frame-on-request.tsx";
export { Icon } from "./ui/icon.tsx";
export { Markdown } from "./ui/markdown.tsx";
export { Picture } from "./ui/picture.tsx";
export { SectionFrame } from "./ui/section-frame.tsx";
export { Text } from "./ui/text.tsx";
export { useTexts } from "./ui/texts.tsx";
export { TickList } from "./ui/tick-list.tsx";
export { VisuallyHidden } from "./ui/visually-hidden.tsx";
