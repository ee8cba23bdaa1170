import { MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import type { SyntheticEvent } from "react";

/** What drags the rows of a list: a mouse that moves, or a finger that waits. One that does not wait scrolls the list. */
export const useDragSensors = () =>
  useSensors(useSensor(MouseSensor, BY_MOUSE), useSensor(TouchSensor, BY_TOUCH));

const BY_MOUSE = { activationConstraint: { distance: 6 } };
const BY_TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** For a button in a row, which drags nothing. */
export const NO_DRAG = { onMouseDown: stop, onTouchStart: stop };
