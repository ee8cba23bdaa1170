import type { MediaModel } from "../../protocol/media.ts";

/** An error that the studio explains. `status` is 0 if it does not respond. */
export class CallError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** How a window reaches the studio: a server on this computer, or a worker of the browser. */
export interface Transport {
  /** Whether the site is in a repository elsewhere, whose workflow publishes it. */
  isRemote: boolean;
  call(name: string, input: object): Promise<unknown>;
  upload(file: File, folder: string): Promise<MediaModel>;
  /** Calls back after each build or check; returns what ends it. */
  follow(onChange: () => void): () => void;
  /** The address that the frame shows for a page. */
  frameUrl(page: string): string;
}
