import { once } from "../../lib/memoize.ts";

/** Globals that Plumbline and extensions share. */
const NAMES = [
  ...["Object", "Function", "Array", "String", "Number", "Boolean", "Symbol", "Math", "JSON"],
  ...["RegExp", "Map", "Set", "WeakMap", "WeakSet", "Promise", "Error", "Reflect", "Intl", "Date"],
  ...["URL", "URLSearchParams"],
];

/** A function and its owner. */
interface Held {
  owner: object;
  key: PropertyKey;
  name: string;
  value: unknown;
}

const functionsOf = (owner: object, name: string): Held[] =>
  Reflect.ownKeys(owner).flatMap((key) => {
    const { value, configurable } = Reflect.getOwnPropertyDescriptor(owner, key) ?? {};
    const isMethod = typeof value === "function" && configurable && key !== "constructor";
    return isMethod ? { owner, key, name: `${name}.${String(key)}`, value } : [];
  });

const ofLanguage = once((): Held[] =>
  NAMES.flatMap((name) => {
    const value = Reflect.get(globalThis, name);
    const { prototype } = value;
    const methods = prototype ? functionsOf(prototype, `${name}.prototype`) : [];
    return [...functionsOf(value, name), ...methods];
  }),
);

/** Logging functions that commands use. */
const ofConsole = (): Held[] =>
  (["log", "warn", "error"] as const).map((key) => ({
    ...{ owner: console, key, name: `console.${key}` },
    value: console[key],
  }));

// Restoring must not call functions that may have been changed.
const { get, deleteProperty } = Reflect;
const { defineProperty, keys } = Object;

function putBack({ owner, key, value }: Held): void {
  const enumerable = owner === console;
  defineProperty(owner, key, { value, enumerable, writable: true, configurable: true });
}

/** Returns a function that restores changed globals and names one of them. */
export function watchBuiltins(): () => string | undefined {
  const all = [...ofLanguage(), ...ofConsole()];
  const { length } = all;
  const { Date: clock } = globalThis;
  return () => {
    let changed: string | undefined;
    globalThis.Date = clock;
    for (let index = 0; index < length; index += 1) {
      const held = all[index];
      if (!held || get(held.owner, held.key) === held.value) continue;
      putBack(held);
      changed = held.name;
    }
    // Added names would appear in every for…in loop.
    for (const name of keys(Object.prototype)) {
      deleteProperty(Object.prototype, name);
      changed = `Object.prototype.${name}`;
    }
    return changed;
  };
}
