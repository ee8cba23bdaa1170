import { BIT_MASK, BITS, type Packer, type Piece } from "./packer.ts";

/** Adler-32's modulus. */
const BASE = 65521;

/** Puts pieces together as a zlib stream. */
export class ZlibStream {
  private readonly view: DataView;
  private end = 0;
  /** Bits that do not make a byte yet, the lowest first. */
  private waiting = 0;
  private count = 0;
  private sum = 1;
  private sumOfSums = 0;

  /** The bytes have room for the stream and three more. */
  constructor(
    private readonly packer: Packer,
    bytes: Uint8Array,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.add(packer.head);
  }

  add({ from, to, length, sum, sumOfSums }: Piece): void {
    const { bits } = this.packer;
    let { waiting, count, end } = this;
    for (let at = from; at < to; at++) {
      const next = bits[at] ?? 0;
      waiting |= (next & BIT_MASK) << count;
      count += next >>> BITS;
      // Always four bytes: those that are not whole yet are written again.
      this.view.setInt32(end, waiting, true);
      end += count >> 3;
      waiting >>>= count & 24;
      count &= 7;
    }
    this.waiting = waiting;
    this.count = count;
    this.end = end;
    // No modulus yet: over the bytes of a picture the sums stay far under 2 ** 53.
    this.sumOfSums += length * this.sum + sumOfSums;
    this.sum += sum;
  }

  /** Ends the stream and returns its length in bytes. */
  finish(): number {
    this.add(this.packer.tail);
    const end = this.end + (this.count > 0 ? 1 : 0);
    this.view.setUint16(end, this.sumOfSums % BASE);
    this.view.setUint16(end + 2, this.sum % BASE);
    return end + 4;
  }
}
