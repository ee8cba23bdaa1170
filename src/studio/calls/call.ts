import { z } from "zod";
import type { Studio } from "./studio.ts";

/** The path of a value in the config. */
export const path = z.array(z.union([z.string(), z.number().int()]));
export const NOTHING = z.strictObject({});

/** A call of the API, with the body of its request. */
export type Call = (studio: Studio, body: unknown) => unknown;

export const call =
  <Input>(input: z.ZodType<Input>, run: (studio: Studio, input: Input) => unknown): Call =>
  (studio, body) =>
    run(studio, input.parse(body));

/** Responds with the state after a change. */
export const change =
  <Input>(run: (studio: Studio, input: Input) => void | Promise<void>) =>
  async (studio: Studio, input: Input) => {
    await run(studio, input);
    return studio.state();
  };
