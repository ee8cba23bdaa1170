import { z } from "zod";
import { type Message, MessageError, message } from "../protocol/messages.ts";

/** What went wrong in a call, with the status of the response. */
export function explain(error: unknown): [status: number, said: Message] {
  if (error instanceof MessageError) return [error.status, error.said];
  if (error instanceof z.ZodError) return [400, message("reported", z.prettifyError(error))];
  return [500, message("reported", error instanceof Error ? error.message : String(error))];
}
