import { useEffect, useRef, useState } from "react";
import type { ValuePath } from "../../protocol/edits.ts";
import { useStore } from "../store/store.ts";

/**
 * The text of a field while somebody types in it. What is typed in a row is undone together. An empty optional
 * field is removed from the config.
 */
export function useTyping(
  path: ValuePath,
  shown: string,
  toValue: (text: string) => { value: unknown } | "remove" | "wait",
  /** Whether each change is a whole value, which undo takes back while the field has the focus. */
  isPicked = false,
) {
  const { edit, run } = useStore("edit", "run");
  const [text, setText] = useState(shown);
  /** Whether somebody has typed since the field got the focus: until then, it follows changes elsewhere. */
  const [isTyped, setTyped] = useState(false);

  /** The number of keys so far. */
  const keys = useRef(0);

  useEffect(() => {
    if (!isTyped) setText(shown);
  }, [shown, isTyped]);

  /** Resolves with whether the text is a value. */
  const send = async (typed: string): Promise<boolean> => {
    const result = toValue(typed);
    if (result === "wait") return false;
    const known = toValue(shown);
    const before = typeof known === "object" ? known.value : null;
    const field = path.join("/");
    await edit(
      [
        result === "remove"
          ? { type: "remove", path, before }
          : { type: "set", path, before, ...result },
      ],
      { field },
    );
    return true;
  };

  return {
    text,
    onChange(typed: string) {
      setTyped(true);
      setText(typed);
      keys.current += 1;
      const own = keys.current;
      void send(typed).then(
        (isSent) => isSent && isPicked && keys.current === own && setTyped(false),
      );
    },
    async onBlur() {
      const before = keys.current;
      await run("endField");
      // Unless somebody has gone on meanwhile. What is no value yet stays, to be corrected.
      const isOpen = text !== "" && toValue(text) === "wait";
      if (keys.current === before && !isOpen) setTyped(false);
    },
  };
}
