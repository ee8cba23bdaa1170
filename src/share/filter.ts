/** PNG's filter "Up": a row is its difference from the one above, so what is flat is zeros. */
export const UP = 2;

export function filtered(row: Uint8Array, above: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(row.length);
  for (let at = 0; at < row.length; at++) bytes[at] = (row[at] ?? 0) - (above[at] ?? 0);
  return bytes;
}
