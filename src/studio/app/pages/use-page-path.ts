import { useEffect, useState } from "react";
import type { Message } from "../../protocol/messages.ts";
import type { PagePath } from "../../protocol/pages.ts";
import { call } from "../api.ts";
import { messageInWords } from "../words/in-own-words.ts";

/** Keys in a row are one question, in milliseconds. */
const PAUSE_MS = 150;

interface FoundPath {
  path: string;
  problem?: Message;
}

/** The path of a page: made from its title, or as somebody types it, with its problem. */
export function usePagePath(asked: PagePath, fixed?: string) {
  const [typed, setTyped] = useState<string>();
  const [found, setFound] = useState<FoundPath>({ path: "" });
  const path = fixed ?? typed;
  const key = JSON.stringify({ ...asked, ...(path !== undefined && { path }) });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      call<FoundPath>("pagePath", JSON.parse(key)).then(
        (next) => isCurrent && setFound(next),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  const isCurrent = path === undefined || path.normalize("NFC") === found.path;
  return {
    path: path ?? found.path,
    problem: isCurrent && found.problem ? messageInWords(found.problem) : undefined,
    /** Whether the server has accepted it. */
    isValid: isCurrent && found.path !== "" && found.problem === undefined,
    onPath: setTyped,
  };
}
