import type { ValuePath } from "../../protocol/edits.ts";
import { call } from "../store/api.ts";

/**
 * What a new field, or a new entry, begins with: words in brackets in the place of those that only the owner knows. If
 * there is no such value, it rejects with the reason in words.
 */
export const newValue = async (path: ValuePath, part: "field" | "entry"): Promise<unknown> => {
  try {
    return (await call<{ value: unknown }>("newValue", { path, part })).value;
  } catch (reason) {
    throw reason instanceof Error ? reason.message : String(reason);
  }
};
