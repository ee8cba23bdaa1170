import type { ReactElement } from "react";
import type { Literal } from "./values.ts";

declare const words: unique symbol;

/**
 * The words of a model as components have them: React renders them, and nothing can compare, cut,
 * join or measure them, since pages are made by putting other words into what React once rendered
 * (docs/decisions/0022-words-are-opaque.md). What depends on words is computed in the section's
 * deriver. They are strings when the code runs; to TypeScript they are symbols, which no operator
 * and no template literal takes, that pass for an element among the children of another.
 */
export type Words = symbol &
  ReactElement<never, never> & {
    readonly [words]: true;
    readonly description: never;
    readonly toString: never;
    readonly valueOf: never;
  };

/** A model whose strings are words, but for those that are said to be `Literal` or one of a few. */
export type Opaque<T> = T extends string
  ? OpaqueString<T>
  : T extends readonly (infer Item)[]
    ? Opaque<Item>[]
    : T extends object
      ? { [Key in keyof T]: Opaque<T[Key]> }
      : T;

type OpaqueString<T extends string> = keyof Literal extends keyof T
  ? T
  : string extends T
    ? Words
    : T;

/** A model for components. */
export function opaque<T>(model: T): Opaque<T>;
export function opaque(model: unknown): unknown {
  return model;
}

/** Words as an attribute wants them; only there, as in `alt={attribute(alt)}` and `key`. */
export function attribute(words: Words): string;
export function attribute(words: Words | undefined): string | undefined;
export function attribute(words: unknown): unknown {
  return words;
}
