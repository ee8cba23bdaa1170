import { formatPretty } from "../../src/diagnostics/pretty.ts";
import { Refusal } from "../../src/diagnostics/refusal.ts";
import type { Kit } from "../../src/kit/kit.ts";
import { openKit } from "../../src/own/open-kit.ts";

/** What a site that is to be changed is made of; a Refusal says what is wrong with its own code. */
export async function kitOf(config: string): Promise<Kit> {
  const { kit, problems } = await openKit(config);
  if (kit) return kit;
  throw new Refusal(`${formatPretty(problems, { text: "" })}\n\nMend these first.`);
}

/** Does something for a command; a refusal becomes an Error that names it. */
export async function tellingRefusals<T>(command: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new Error(`${command}: ${error.message}`);
    throw error;
  }
}
