import { formatPretty } from "../../src/diagnostics/pretty.ts";
import { Refusal } from "../../src/diagnostics/refusal.ts";
import { openKit } from "../../src/kit/extensions/open-kit.ts";
import type { Kit } from "../../src/kit/kit.ts";

/** The kit of a site that a command changes; throws a Refusal if its extensions have problems. */
export async function kitOf(config: string): Promise<Kit> {
  const { kit, problems } = await openKit(config);
  if (kit) return kit;
  throw new Refusal(`${formatPretty(problems, { text: "" })}\n\nFix these problems first.`);
}

/** Runs a command's work; a Refusal becomes an Error that names the command. */
export async function withRefusals<T>(command: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new Error(`${command}: ${error.message}`);
    throw error;
  }
}
