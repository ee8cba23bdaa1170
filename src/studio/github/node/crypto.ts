import { sha1 } from "@noble/hashes/legacy.js";
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import { Buffer } from "buffer";

const ALGORITHMS = { sha1, sha256, sha384, sha512 };

/** Node's hashes: WebCrypto has only asynchronous ones. */
export function createHash(name: keyof typeof ALGORITHMS) {
  const hash = ALGORITHMS[name].create();
  return {
    update(data: string | Uint8Array) {
      hash.update(typeof data === "string" ? new TextEncoder().encode(data) : data);
      return this;
    },
    digest(encoding?: "hex" | "base64" | "base64url") {
      const bytes = Buffer.from(hash.digest());
      if (encoding === undefined) return bytes;
      if (encoding !== "base64url") return bytes.toString(encoding);
      return bytes.toString("base64").replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    },
  };
}

export const randomUUID = (): string => crypto.randomUUID();
