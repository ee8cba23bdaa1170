import { ConfigText } from "../../config/edit/config-text.ts";
import type { MigrationStep } from "./migration-step.ts";
import { formServices } from "./steps/0002-form-services.ts";
import { look } from "./steps/0003-look.ts";
import { split } from "./steps/0004-split.ts";

/** All steps, in order. */
export const steps: readonly MigrationStep[] = [formServices, look, split];

/** A config in the newest version, and notes about the migration for its owner. */
interface Migrated {
  text: string;
  notes: string[];
}

/** Migrates the text of a config from its version to the newest, step by step. */
export function migrate(text: string, version: number): Migrated {
  const file = new ConfigText(text);
  const notes = steps.filter(({ to }) => to > version).flatMap((step) => step.migrate(file));
  return { text: file.text, notes };
}
