import { useEffect, useState } from "react";
import { CallError, call } from "../api.ts";

/** What a change would do, asked of the server; undefined while it looks. */
export function usePlan<T>(name: string, input: object | undefined) {
  const [found, setFound] = useState<{ key: string; plan?: T; error?: string }>();
  const key = input && JSON.stringify(input);
  useEffect(() => {
    let isCurrent = true;
    if (key === undefined) return;
    call<T>(name, JSON.parse(key)).then(
      (plan) => isCurrent && setFound({ key, plan }),
      (error) =>
        isCurrent && setFound({ key, error: error instanceof CallError ? error.message : "" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, key]);
  return {
    plan: found?.key === key ? found?.plan : undefined,
    error: found?.key === key ? found?.error : undefined,
  };
}
