import { useEffect, useState } from "react";
import type { Message } from "../../protocol/messages.ts";
import type { PagePath } from "../../protocol/pages.ts";
import { call } from "../store/api.ts";
import { messageInWords } from "../words/in-own-words.ts";

/** Keys in a row are one question, in milliseconds. */
const PAUSE_MS = 150;

interface FoundPath {
  path: string;
  problem?: Message;
}

interface Answer extends FoundPath {
  /** The question that it is for. */
  key: string;
}

const ask = async (key: string): Promise<Answer> => ({
  ...(await call<FoundPath>("pagePath", JSON.parse(key))),
  key,
});

/** The path of a page: made from its title, or as somebody types it, with its problem. */
export function usePagePath(asked: PagePath, fixed?: string) {
  const [typed, setTyped] = useState<string>();
  const [found, setFound] = useState<Answer>({ path: "", key: "" });
  const path = fixed ?? typed;
  const key = JSON.stringify({ ...asked, ...(path !== undefined && { path }) });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask(key).then(
        (next) => isCurrent && setFound(next),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  const isCurrent = found.key === key;
  return {
    // Without a title, the proposal would be the same for all pages.
    path: path ?? (asked.title.trim() === "" ? "" : found.path),
    problem: isCurrent && found.problem ? messageInWords(found.problem) : undefined,
    /** Whether the server has refused it. */
    isRefused: isCurrent && !isAccepted(found),
    onPath: setTyped,
    /** The path for what was typed last, also right after a key; undefined if the server refuses it. */
    async accepted(): Promise<string | undefined> {
      const answer = isCurrent ? found : await ask(key);
      setFound(answer);
      return isAccepted(answer) ? answer.path : undefined;
    },
  };
}

const isAccepted = ({ path, problem }: FoundPath) => path !== "" && problem === undefined;
