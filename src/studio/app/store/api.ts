import type { MediaModel } from "../../protocol/media.ts";
import { LOCAL_SERVER } from "../transport/local-server.ts";
import type { Transport } from "../transport/transport.ts";

export { CallError } from "../transport/transport.ts";

let used: Transport = LOCAL_SERVER;

/** Replaces the server on this computer, before the studio shows. */
export function setTransport(other: Transport): void {
  used = other;
}

/** How this window reaches the studio. */
export const transport = (): Transport => used;

/** Calls the studio; its responses have the types of src/studio/protocol. */
export const call = <T>(name: string, input: object = {}): Promise<T> =>
  used.call(name, input) as Promise<T>;

/** Adds a file to a folder of `public/media`. */
export const upload = (file: File, folder = ""): Promise<MediaModel> => used.upload(file, folder);
