import type { Message } from "../protocol/messages.ts";

/** A request that cannot be carried out; the message is for the owner, in the words of `said` if the app has them. */
export class StudioError extends Error {
  constructor(
    message: string,
    readonly said?: Message,
  ) {
    super(message);
  }
}
