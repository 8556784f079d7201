/** What can stand in one column: each value once, under a number from 0 that never changes. */
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

  /** Gives a value that comes for the first time the next number. */
  codeOf(value: Value, text = String(value)) {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.values.push(value) - 1;
    this.texts.push(text);
    this.#codes.set(value, code);
    this.#isNew(code, text);
    return code;
  }
}
