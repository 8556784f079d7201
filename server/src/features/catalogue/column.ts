import { Labels } from './labels.js';

type Cells = Int32Array | Uint8Array | Uint32Array | Float64Array;

/** The same cells with room for more. */
export function grown<C extends Cells>(cells: C, capacity: number): C {
  const more = new (cells.constructor as new (length: number) => C)(capacity);
  more.set(cells);
  return more;
}

/** One property of all products, by their positions, as numbers of labels. */
export class Column<Value extends string | number = string> {
  codes = new Uint32Array(0);
  readonly labels: Labels<Value>;

  constructor(isNew?: (code: number, text: string) => void) {
    this.labels = new Labels<Value>(isNew);
  }

  grow(capacity: number) {
    this.codes = grown(this.codes, capacity);
  }

  put(position: number, value: Value, text?: string) {
    this.codes[position] = this.labels.codeOf(value, text);
  }
}
