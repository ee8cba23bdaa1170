import { Buffer } from "buffer";

export { Buffer };

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** From UTF-8 only, which is all that is needed. */
export const transcode = (bytes: Uint8Array, _from: "utf8", to: BufferEncoding): Buffer =>
  Buffer.from(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), to);
