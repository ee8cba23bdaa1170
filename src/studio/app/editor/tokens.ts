import { useEffect, useState } from "react";
import type { TokenModel } from "../../protocol/fields.ts";
import { call } from "../store/api.ts";
import { useStore, useStudioState } from "../store/store.ts";

/** Fields ask at the same time, and get the same response. */
let last: { key: string; tokens: Promise<TokenModel[]> } | undefined;

function load(page: string, version: number): Promise<TokenModel[]> {
  const key = `${version} ${page}`;
  if (last?.key !== key) last = { key, tokens: call<TokenModel[]>("tokens", { page }) };
  return last.tokens;
}

/** The tokens of the open page with their values; none until somebody needs them. */
export function useTokens(isNeeded: boolean): readonly TokenModel[] {
  const { page } = useStore("page");
  const [tokens, setTokens] = useState<readonly TokenModel[]>([]);
  const version = useStudioState(({ builtVersion }) => builtVersion) ?? 0;
  useEffect(() => {
    let isCurrent = true;
    if (isNeeded)
      load(page, version).then(
        (found) => isCurrent && setTokens(found),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, page, version]);
  return tokens;
}
