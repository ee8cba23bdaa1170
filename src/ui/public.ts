/*
 * All that the components of a site's own sections may use of Plumbline: `plumbline/ui`. What is here
 * stays as it is until the next major version; docs/kit.md explains it.
 */

export { part, styled } from "../theme/styled.tsx";
export { type Action, ActionButton, Actions } from "./actions.tsx";
export { Board } from "./board.ts";
export { Icon } from "./icon.tsx";
export { Markdown } from "./markdown.tsx";
export { Picture } from "./picture.tsx";
export { SectionFrame } from "./section-frame.tsx";
export { Text } from "./text.tsx";
export { TickList } from "./tick-list.tsx";
export { VisuallyHidden } from "./visually-hidden.tsx";
