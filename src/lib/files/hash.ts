import { createHash } from "node:crypto";

/** A short name for some content: equal content, equal name. */
export const contentHash = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64url").slice(0, 10);
};
