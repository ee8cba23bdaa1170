/**
 * The number in a written amount such as `£45`, `1 200`, `62,50` or `45,-`. Undefined if it is ambiguous:
 * `1.200` is 1.2 or 1,200, depending on the country.
 */
export function amountIn(text: string): number | undefined {
  if (
    !/^[^\p{L}\d-]*(?:[A-Z]{3})?[^\p{L}\d-]*\d[\d\s.,'’]*[-–—]*[^\p{L}\d]*(?:[A-Z]{3})?$/u.test(
      text,
    )
  )
    return undefined;
  const [written = ""] = /\d[\d\s.,'’]*/.exec(text) ?? [];
  const digits = written.replace(/[\s'’]/g, "").replace(/[.,]+$/, "");
  const signs = digits.replace(/\d/g, "");
  const last = signs.at(-1) ?? "";
  const isOneOfAKind = new Set(signs).size === 1;
  if (signs.length === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return undefined;
  const isThousands = isOneOfAKind && signs.length > 1;
  const [whole = "", part = ""] = isThousands || !last ? [digits] : splitAt(digits, last);
  return Number(`${whole.replace(/\D/g, "")}.${part || 0}`);
}

const splitAt = (text: string, sign: string): [string, string] => {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
};
