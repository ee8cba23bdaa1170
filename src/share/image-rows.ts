import type { Canvas, Stamp } from "./canvas.ts";
import { filtered, UP } from "./filter.ts";
import { Packer, type Piece } from "./packer.ts";
import { type StripStore, stripStore } from "./strips.ts";
import { ZlibStream } from "./zlib-stream.ts";

/** What starts each row. */
const FILTER = Uint8Array.of(UP);

/** A stamp and the pixel where it is pressed. */
export interface Print {
  stamp: Stamp;
  x: number;
  y: number;
}

/** A row of the backdrop, and what an image has on it. */
interface Row {
  backdrop: Piece;
  /** Whether the backdrop's row is like the one above. */
  flat: boolean;
  /** The first `count` are of this image: pieces, and the bytes where they start. */
  pieces: Piece[];
  starts: number[];
  count: number;
  /** The byte after the last that has ink. */
  end: number;
  /** Whether stamps may share bytes here: then the row is drawn, as pieces cannot be joined. */
  drawn: boolean;
}

/**
 * Writes the rows of images with stamps on a backdrop as PNG wants them, filtered and compressed.
 * Each row of a stamp and of the backdrop is compressed but once; an image puts them together.
 */
export class ImageRows {
  private readonly packer: Packer;
  private readonly strips: StripStore;
  private readonly rows: Row[];
  /** What starts a row that has pieces, and what lies between them, by its length. */
  private readonly filter: Piece;
  private readonly gaps: Piece[];

  /** Images that are like the sample become smallest. */
  constructor(
    private readonly backdrop: Canvas,
    sample: readonly Print[],
  ) {
    const { rowBytes, height } = backdrop;
    this.packer = new Packer(
      Array.from({ length: height }, (_, y) => drawnRow(backdrop, sample, y)),
    );
    this.strips = stripStore(this.packer);
    this.filter = this.packer.pack(FILTER);
    this.gaps = Array.from({ length: rowBytes + 1 }, (_, gap) =>
      this.packer.pack(new Uint8Array(gap)),
    );
    this.rows = Array.from({ length: height }, (_, y) => {
      const bytes = drawnRow(backdrop, [], y);
      const flat = bytes.subarray(1).every((byte) => byte === 0);
      const nothing = { pieces: [], starts: [], count: 0, end: 0, drawn: false };
      return { backdrop: this.packer.pack(bytes), flat, ...nothing };
    });
  }

  /** Writes a zlib stream and returns its length, at most two bytes for each of the rows. */
  write(prints: readonly Print[], bytes: Uint8Array): number {
    for (const row of this.rows) {
      row.count = 0;
      row.end = 0;
      row.drawn = false;
    }
    for (const print of prints) this.place(print);
    const stream = new ZlibStream(this.packer, bytes);
    this.rows.forEach((row, y) => {
      if (row.drawn) stream.add(this.packer.lend(drawnRow(this.backdrop, prints, y)));
      else if (row.count === 0) stream.add(row.backdrop);
      else this.addPieces(row, stream);
    });
    return stream.finish();
  }

  private place({ stamp, x, y }: Print): void {
    const byte = x >> 1;
    const strips = this.strips(stamp, x % 2 !== 0);
    for (let at = 0; at < strips.length; at++) {
      const row = this.rows[y + stamp.top + at];
      const strip = strips[at];
      if (!row || !strip) continue;
      if (!row.flat || strip.left + byte < row.end) row.drawn = true;
      row.end = Math.max(row.end, strip.right + byte);
      if (!strip.piece) continue;
      row.pieces[row.count] = strip.piece;
      row.starts[row.count] = strip.start + byte;
      row.count++;
    }
  }

  private addPieces({ pieces, starts, count }: Row, stream: ZlibStream): void {
    const { filter, gaps } = this;
    stream.add(filter);
    let end = 0;
    for (let at = 0; at < count; at++) {
      const [start, piece] = [starts[at] ?? 0, pieces[at] ?? filter];
      stream.add(gaps[start - end] ?? filter);
      stream.add(piece);
      end = start + piece.length;
    }
    stream.add(gaps[this.backdrop.rowBytes - end] ?? filter);
  }
}

/** A row as PNG writes it: the number of its filter, then its filtered bytes. */
function drawnRow(backdrop: Canvas, prints: readonly Print[], y: number): Uint8Array {
  const top = Math.max(0, y - 1);
  const canvas = backdrop.rows(top, y + 1 - top);
  for (const print of prints) canvas.press(print.stamp, print.x, print.y - top);
  return Buffer.concat([FILTER, filtered(canvas.row(y - top), canvas.row(y - top - 1))]);
}
