import { useEffect, useRef, useState } from "react";
import type { ValuePath } from "../../protocol/edits.ts";
import { useStore } from "../store.ts";

/** Keys in a row are sent together, in milliseconds. */
const PAUSE_MS = 120;

/**
 * The text of a field while somebody types in it. Each pause sends it, and what is typed in a row is undone together. An
 * empty optional field is removed from the config.
 */
export function useTyping(
  path: ValuePath,
  shown: string,
  toValue: (text: string) => { value: unknown } | "remove" | "wait",
) {
  const { edit, run } = useStore();
  const [text, setText] = useState(shown);
  /** Whether somebody has typed since the field got the focus: until then, it follows changes elsewhere. */
  const [isTyped, setTyped] = useState(false);
  const timer = useRef<number>(undefined);
  const waiting = useRef<string>(undefined);

  useEffect(() => {
    if (!isTyped) setText(shown);
  }, [shown, isTyped]);

  const send = (): Promise<void> => {
    clearTimeout(timer.current);
    const typed = waiting.current;
    waiting.current = undefined;
    const result = typed === undefined ? "wait" : toValue(typed);
    if (result === "wait") return Promise.resolve();
    const field = path.join("/");
    return edit(
      [result === "remove" ? { type: "remove", path } : { type: "set", path, ...result }],
      { field },
    );
  };

  return {
    text,
    onChange(typed: string) {
      setTyped(true);
      setText(typed);
      waiting.current = typed;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void send(), PAUSE_MS);
    },
    async onBlur() {
      await send();
      await run("endField");
      // Unless somebody has gone on meanwhile.
      if (waiting.current === undefined) setTyped(false);
    },
  };
}
