import { useEffect, useState } from "react";
import type { Suggestion } from "../../protocol/fields.ts";
import { call } from "../store/api.ts";
import { useStore, useStudioState } from "../store/store.ts";
import { WORDS } from "../words/words.ts";

/** Fields ask at the same time, and get the same response. */
let last: { key: string; found: Promise<Suggestion[]> } | undefined;

function load(names: string, page: string, version: number): Promise<Suggestion[]> {
  const key = `${version} ${names} ${page}`;
  if (last?.key !== key)
    last = { key, found: call<Suggestion[]>("suggestions", { names, page }).catch(() => []) };
  return last.found;
}

/** What values of a kind may name, such as `link`. */
export function useTargets(names: string | undefined): readonly Suggestion[] {
  const { page } = useStore("page");
  const version = useStudioState(({ builtVersion }) => builtVersion) ?? 0;
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    let isCurrent = true;
    if (names !== undefined)
      void load(names, page, version).then((all) => isCurrent && setFound(all));
    return () => {
      isCurrent = false;
    };
  }, [names, page, version]);
  return found;
}

export type TypedTarget = Pick<Suggestion, "value" | "name">;

/** What a text means as the target of a link; undefined if it is only words. */
export async function typedTarget(text: string, page: string): Promise<TypedTarget | undefined> {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const { target } = await call<{ target?: TypedTarget }>("typedTarget", { text: trimmed, page });
  return target;
}

/** What is typed, as a target: any text where it is not a link. */
export function useTypedTarget(names: string | undefined, text: string): TypedTarget | undefined {
  const { page } = useStore("page");
  const [found, setFound] = useState<TypedTarget & { text: string }>();
  useEffect(() => {
    if (names === "link")
      typedTarget(text, page).then(
        (target) => setFound(target && { ...target, text }),
        () => undefined,
      );
  }, [names, text, page]);
  if (names === "link") return found?.text === text ? found : undefined;
  const value = text.trim();
  return value === "" ? undefined : { value, name: value };
}

/** A suggestion in the words of the studio: "Call: 01632 960118". */
export const labelOf = ({ label, contact }: Suggestion): string =>
  contact ? WORDS.fields.contact[contact](label) : label;

const ADDRESSES = [
  [/^tel:/, "phone"],
  [/^mailto:/, "email"],
  [/^https:\/\/wa\.me\//, "whatsapp"],
] as const;

/** Whether a link is a number, which people of its country write in another way. */
export const isNumber = (value: string): boolean => /^(tel:|https:\/\/wa\.me\/\d)/.test(value);

/** The words of a value that names something, if they are other than the value. `name` is a number as people write it. */
export function wordsOf(
  value: string,
  known: readonly Suggestion[],
  name?: string,
): string | undefined {
  const found = known.find((each) => each.value === value);
  const words = found && labelOf(found);
  if (words !== undefined) return words === value ? undefined : words;
  const [start, way] = ADDRESSES.find(([each]) => each.test(value)) ?? [];
  return start && way && WORDS.fields.contact[way](name ?? value.replace(start, ""));
}

/** Whether a value leads to a number or an address, whose notation is for programs. */
export const isContact = (value: string): boolean => ADDRESS.test(value);

const ADDRESS = /^((phone|email|whatsapp|tel|mailto):|https:\/\/wa\.me\/)/;

/** Whether a value has words beside it, which may have to be loaded first. */
export const mayHaveWords = (value: string): boolean => /^[/#]/.test(value) || isContact(value);
