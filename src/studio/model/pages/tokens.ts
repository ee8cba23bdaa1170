import { displayValue } from "../../../config/tokens/scope.ts";
import type { TokenModel } from "../../protocol/fields.ts";
import type { EditedPage } from "./edited-pages.ts";

/** The tokens that the texts of a page can use, with their values in words. */
export function tokensOn({ compiled }: EditedPage): TokenModel[] {
  const { scope } = compiled.page;
  return [...new Set(scope.keys())].flatMap((name) => {
    const token = scope.get(name);
    return token?.type === "text" ? [{ name, value: displayValue(token) }] : [];
  });
}
