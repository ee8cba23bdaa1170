import { type Cell, quoteCell, readCsv } from "../tables/csv.ts";

/** The cells of a new row by the names of their columns. */
type NewCells = Readonly<Record<string, string>>;

/** A new value of a cell; `row` is the index of a row below the header. */
export interface CellChange {
  row: number;
  column: string;
  value: string;
}

interface Splice {
  start: number;
  end: number;
  text: string;
}

/**
 * The text of a CSV file that is edited cell by cell: separators, quotes, line ends and all other cells keep their
 * bytes, and new cells are quoted like those of their column.
 */
export class CsvText {
  #known: { text: string; read: ReturnType<typeof readCsv> } | undefined;
  /** Whether the cells of a column are in quotes, by its index. */
  readonly #quoted = new Map<number, boolean>();

  constructor(public text: string) {}

  /** The names of the columns. */
  get columns(): string[] {
    return (this.#read.rows[0] ?? []).map(({ value }) => value);
  }

  /** The number of rows below the header. */
  get length(): number {
    return Math.max(0, this.#read.rows.length - 1);
  }

  /** The text of a cell. */
  value(row: number, column: string): string {
    return this.#read.rows[row + 1]?.[this.columns.indexOf(column)]?.value ?? "";
  }

  /** Changes cells. A row that has fewer cells gets the missing ones. */
  set(changes: readonly CellChange[]): void {
    const { columns } = this;
    const splices = [...groupByRow(changes)].flatMap(([row, own]) =>
      this.#cellSplices(
        row,
        new Map(own.map((each) => [columns.indexOf(each.column), each.value])),
      ),
    );
    this.#apply(splices);
  }

  /** Adds a column at the end. Rows without a cell in it stay as they are. */
  addColumn(name: string): void {
    const header = this.#read.rows[0] ?? [];
    const at = header.at(-1)?.end ?? this.text.length;
    const isQuoted = header.length > 0 && header.every((cell) => cell.isQuoted);
    const written = isQuoted ? quoteCell(name) : this.#written(name, header.length);
    const text = header.length > 0 ? this.#read.separator + written : written;
    this.#apply([{ start: at, end: at, text }]);
  }

  /** Adds rows before the row at an index, or at the end. */
  insert(index: number, rows: readonly NewCells[]): void {
    const { columns } = this;
    const written = rows.map((row) =>
      columns.map((name, at) => this.#written(row[name] ?? "", at)).join(this.#read.separator),
    );
    this.#insertLines(index, written);
  }

  /** Adds a copy of a row after it, with other values in some cells. */
  duplicate(row: number, cells: NewCells): void {
    this.#insertLines(row + 1, [this.#line(row).trimmed]);
    this.set(Object.entries(cells).map(([column, value]) => ({ row: row + 1, column, value })));
  }

  remove(row: number): void {
    const { start, end, hasEnd } = this.#line(row);
    // The last line may have no end: that of the line before goes with it.
    const before = hasEnd
      ? start
      : start - (/\r?\n$|\r$/.exec(this.text.slice(0, start))?.[0].length ?? 0);
    this.#apply([{ start: before, end, text: "" }]);
  }

  /** Moves a row to another index. */
  move(from: number, to: number): void {
    const { trimmed } = this.#line(from);
    this.remove(from);
    this.#insertLines(to, [trimmed]);
  }

  get #read(): ReturnType<typeof readCsv> {
    if (this.#known?.text !== this.text)
      this.#known = { text: this.text, read: readCsv(this.text) };
    return this.#known.read;
  }

  /** The lines of a row. */
  #line(row: number) {
    const { start, end } = this.#read.lines[row + 1] ?? { start: 0, end: 0 };
    const written = this.text.slice(start, end);
    const trimmed = written.replace(/\r?\n$|\r$/, "");
    return { start, end, trimmed, hasEnd: trimmed !== written };
  }

  get #lineEnd(): string {
    return /\r?\n|\r/.exec(this.text)?.[0] ?? "\n";
  }

  #insertLines(index: number, lines: readonly string[]): void {
    const next = this.#read.lines[index + 1];
    const last = this.#read.lines.at(-1);
    const at = next?.start ?? last?.end ?? 0;
    const end = this.#lineEnd;
    const all = lines.join(end);
    const isAfterEnd = next !== undefined || /[\r\n]$/.test(this.text.slice(0, at));
    this.#apply([{ start: at, end: at, text: isAfterEnd ? all + end : end + all }]);
  }

  /** The changes of the text for new values of a row's cells, by their index. */
  #cellSplices(row: number, values: ReadonlyMap<number, string>): Splice[] {
    const cells = this.#read.rows[row + 1];
    if (!cells) return [];
    const known = [...values].flatMap(([at, value]) => {
      const cell = cells[at];
      return cell && cell.value !== value
        ? [{ start: cell.start, end: cell.end, text: this.#written(value, at, cell) }]
        : [];
    });
    const missing = [...values].filter(([at, value]) => at >= cells.length && value !== "");
    const most = Math.max(cells.length - 1, ...missing.map(([at]) => at));
    const added = Array.from({ length: most - cells.length + 1 }, (_, step) => {
      const at = cells.length + step;
      return this.#read.separator + this.#written(values.get(at) ?? "", at);
    }).join("");
    const end = cells.at(-1)?.end ?? 0;
    if (added === "") return known;
    // The last cell and what follows it are one change, as both end at the same offset.
    const last = known.find((splice) => splice.end === end);
    if (!last) return [...known, { start: end, end, text: added }];
    return known.map((splice) => (splice === last ? { ...last, text: last.text + added } : splice));
  }

  /** A value as a cell of a column: in quotes if it needs them, or if the cell or the others in its column have them. */
  #written(value: string, column: number, before?: Cell): string {
    const needsQuotes =
      /["\r\n]/.test(value) || value.includes(this.#read.separator) || value !== value.trim();
    const isQuoted = before && before.value !== "" ? before.isQuoted : this.#isQuotedColumn(column);
    return needsQuotes || isQuoted ? quoteCell(value) : value;
  }

  #isQuotedColumn(column: number): boolean {
    const known = this.#quoted.get(column);
    if (known !== undefined) return known;
    const cells = this.#read.rows.slice(1).flatMap((row) => row[column] ?? []);
    const filled = cells.filter(({ value }) => value !== "");
    const isQuoted = filled.length > 0 && filled.every((cell) => cell.isQuoted);
    this.#quoted.set(column, isQuoted);
    return isQuoted;
  }

  #apply(splices: readonly Splice[]): void {
    const ordered = [...splices].sort((one, other) => one.start - other.start);
    let at = 0;
    const parts: string[] = [];
    for (const { start, end, text } of ordered) {
      parts.push(this.text.slice(at, start), text);
      at = end;
    }
    this.text = parts.join("") + this.text.slice(at);
  }
}

function groupByRow(changes: readonly CellChange[]): Map<number, CellChange[]> {
  const rows = new Map<number, CellChange[]>();
  for (const change of changes) {
    const row = rows.get(change.row);
    if (row) row.push(change);
    else rows.set(change.row, [change]);
  }
  return rows;
}
