import { declaredTexts } from "../../../schema/fields/texts.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { extensionProblem } from "../../diagnostics/extension-problem.ts";
import { en } from "../../locales/en/language.ts";
import type { LanguageDefinition } from "../../model/kit/language-definition.ts";
import { startOf } from "./code-text.ts";

/** A language in which texts may be missing or null. */
interface Unfinished extends Pick<LanguageDefinition, "kind" | "code" | "search"> {
  texts?: unknown;
  checks?: unknown;
}

/** An unfinished language, completed with English texts and words. */
export const withEnglish = (language: Unfinished): LanguageDefinition => ({
  starter: en.starter,
  fixtures: en.fixtures,
  ...language,
  texts: completed(en.texts, language.texts),
  checks: completed(en.checks, language.checks),
});

/** A record of texts, completed with those of another one at any depth. The schema validates the result. */
function completed<T>(model: T, own: unknown): T {
  if (own === undefined || own === null) return model;
  if (!isRecord(model) || !isRecord(own)) return own as T;
  const entries = Object.entries(own).map(([key, value]) => [
    key,
    completed<unknown>(Reflect.get(model, key), value),
  ]);
  return { ...model, ...Object.fromEntries(entries) };
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How many texts one message explains. */
const MOST = 20;

/**
 * Everything that a language lacks, in one error that explains each text. Empty if the language is complete.
 */
export function missingTexts(language: Unfinished, file: string): LocatedDiagnostic[] {
  const texts = [...declaredTexts].filter(([name]) => !has(language.texts, name));
  const words = Object.keys(en.checks).filter((name) => !has(language.checks, name));
  if (texts.length + words.length === 0) return [];
  const lines = texts
    .slice(0, MOST)
    .map(([name, { description }]) => `${name}: "${textAt(en.texts, name)}". ${description}`);
  const rest = texts.length - lines.length;
  const hint = [
    "Translate from English:",
    ...lines,
    ...(rest > 0 ? [`and ${rest} more; docs/reference lists all.`] : []),
    ...(words.length > 0 ? [`Words for checks, under "checks": ${words.join(", ")}.`] : []),
  ];
  return [
    extensionProblem(
      startOf(file, language.code),
      `The language "${language.code}" lacks ${counted(texts.length + words.length)}.`,
      hint.join("\n  "),
    ),
  ];
}

const counted = (count: number) => (count === 1 ? "one text" : `${count} texts`);

const has = (texts: unknown, name: string) => textAt(texts, name) !== undefined;

const textAt = (texts: unknown, name: string): unknown =>
  name.split(".").reduce((inner, key) => Object(inner)[key] ?? undefined, texts);
