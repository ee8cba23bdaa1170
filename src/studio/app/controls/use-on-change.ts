import { useEffect, useEffectEvent } from "react";

/** Runs an action at first, and whenever a value has become another one. */
export function useOnChange(value: unknown, run: () => void): void {
  const onChange = useEffectEvent(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value only says when
  useEffect(() => onChange(), [value]);
}
