type Cells = Int32Array | Uint8Array | Uint32Array | Float64Array;

/** The same cells with room for more. */
export function grown<C extends Cells>(cells: C, capacity: number): C {
  const more = new (cells.constructor as new (length: number) => C)(capacity);
  more.set(cells);
  return more;
}

/** The words by which a value is searched; without any it stands for itself. */
type TextOf<Value> = (value: Value) => string | undefined;

/** The values of one column: each is stored once, under a number that never changes. */
export class Labels<Value extends string | number = string> {
  readonly values: Value[] = [];
  readonly texts: string[] = [];
  readonly #codes = new Map<Value, number>();
  readonly #isNew: (code: number, text: string) => void;

  constructor(isNew: (code: number, text: string) => void = () => {}) {
    this.#isNew = isNew;
  }

  get size() {
    return this.values.length;
  }

  find(value: Value) {
    return this.#codes.get(value);
  }

  /** A new value gets the next number, and only then a text is asked for. */
  codeOf(value: Value, textOf: TextOf<Value> = String) {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const text = textOf(value) ?? String(value);
    const code = this.values.push(value) - 1;
    this.texts.push(text);
    this.#codes.set(value, code);
    this.#isNew(code, text);
    return code;
  }
}

/** A property of which a product has several values: each combination of them is stored once. */
export class Combinations<Value extends string | number = string> {
  codes = new Uint32Array(0);
  readonly labels: Labels<Value>;
  /** The numbers of the labels in each combination. */
  readonly members: number[][] = [];
  readonly #codes = new Map<string, number>();

  constructor(isNew?: (code: number, text: string) => void) {
    this.labels = new Labels<Value>(isNew);
  }

  grow(capacity: number) {
    this.codes = grown(this.codes, capacity);
  }

  /** The same key always means the same values, which are looked at once. */
  put(position: number, key: string, values: () => readonly Value[], textOf?: TextOf<Value>) {
    let code = this.#codes.get(key);
    if (code === undefined) {
      const members = values().map((value) => this.labels.codeOf(value, textOf));
      code = this.members.push(members) - 1;
      this.#codes.set(key, code);
    }
    this.codes[position] = code;
    return code;
  }
}

/** Adds how often each code occurs at these positions. */
export function countCodes(counts: Uint32Array, codes: Uint32Array, positions: Uint32Array) {
  for (let nth = 0; nth < positions.length; nth++) counts[codes[positions[nth]!]!]!++;
}

/** How often each label occurs, from how often each combination does. */
export function sumOfMembers(
  { members, labels }: Combinations<number | string>,
  ofCombinations: Uint32Array,
) {
  const sums = new Uint32Array(labels.size);
  for (const [code, within] of members.entries())
    for (const label of within) sums[label]! += ofCombinations[code]!;
  return sums;
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

  put(position: number, value: Value, textOf?: TextOf<Value>) {
    this.codes[position] = this.labels.codeOf(value, textOf);
  }
}
