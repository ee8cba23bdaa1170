/** The bytes between two offsets; throws if the file ends before the second. */
export function bytesBetween(data: Buffer, from: number, to: number): Buffer {
  if (to > data.length) throw new RangeError("The file ends within one of its parts.");
  return data.subarray(from, to);
}
