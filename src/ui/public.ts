/*
 * All that the components and the styles of a site's own code may use of Plumbline: `plumbline/ui`. What is here
 * stays as it is until the next major version; docs/kit.md explains it.
 */

export type { CSSObject } from "@emotion/react";
export type { LookStyles } from "../theme/look.ts";
export { checkMark, FILLED } from "../theme/marks.ts";
export { CONTAINER_EDGE } from "../theme/measure.ts";
export { MIRRORED, RTL } from "../theme/mirror.ts";
export { part, styled } from "../theme/styled.tsx";
export { type Action, ActionButton, Actions } from "./actions.tsx";
export { Anchor } from "./anchor.tsx";
export { Board } from "./board.ts";
export { FrameOnRequest } from "./frame-on-request.tsx";
export { Icon } from "./icon.tsx";
export { Markdown } from "./markdown.tsx";
export { Picture } from "./picture.tsx";
export { SectionFrame } from "./section-frame.tsx";
export { Text } from "./text.tsx";
export { useTexts } from "./texts.tsx";
export { TickList } from "./tick-list.tsx";
export { VisuallyHidden } from "./visually-hidden.tsx";
