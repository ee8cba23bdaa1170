/** An element of a WebM film: its id in hexadecimal, all of its bytes, and its content. */
export interface Element {
  id: string;
  whole: Buffer;
  body: Buffer;
}

/**
 * All elements; of those with an id in `around`, their children, since these need not declare their
 * length. A truncated element extends to the end.
 */
export function* elements(data: Buffer, around?: ReadonlySet<string>): Generator<Element> {
  for (let at = 0; at < data.length; ) {
    const kind = numberAt(data, at);
    const size = kind && numberAt(data, at + kind.width);
    if (!kind || !size) return;
    const id = data.toString("hex", at, at + kind.width);
    const start = at + kind.width + size.width;
    if (around?.has(id)) {
      at = start;
      continue;
    }
    const end = Math.min(start + size.value, data.length);
    yield { id, whole: data.subarray(at, end), body: data.subarray(start, end) };
    at = end;
  }
}

/** A number whose first bits are its length in bytes. */
export function numberAt(data: Buffer, at: number): { value: number; width: number } | undefined {
  const width = Math.clz32(data[at] ?? 0) - 23;
  if (width > 8 || at + width > data.length) return undefined;
  const all = BigInt(`0x${data.toString("hex", at, at + width)}`);
  return { value: Number(all & ((1n << BigInt(7 * width)) - 1n)), width };
}
