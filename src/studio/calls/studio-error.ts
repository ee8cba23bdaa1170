import { type Message, MessageError } from "../protocol/messages.ts";

/** A request that cannot be carried out. */
export class StudioError extends MessageError {
  constructor(said: Message) {
    super(said, 422);
  }
}
