import { createRequire } from "node:module";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import type { OwnCode } from "./bundle-own.ts";
import * as publicKit from "./public.ts";

/** Runs a site's own code, and gives the checks among what it exports. */
export function ownChecks({ folder, text }: OwnCode): publicKit.Check[] {
  const outside = createRequire(join(folder, "site.config.json"));
  const require = (name: string): unknown => (name === "plumbline/kit" ? publicKit : outside(name));
  const module: { exports: Record<string, object> } = { exports: {} };
  try {
    compileFunction(text, ["require", "module"])(require, module);
  } catch (error) {
    throw new Error(`The site's own checks cannot be loaded: ${error}. Mend them and save.`);
  }
  return Object.values(module.exports).flatMap((each) => Object.values(each).filter(isCheck));
}

const isCheck = (value: unknown): value is publicKit.Check =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "check";
