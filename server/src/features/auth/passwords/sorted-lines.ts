const newLine = 0x0a;

/**
 * Sorted lines of text, searched in the buffer that they were read into. A `Set` of them would take several
 * times the memory.
 */
export class SortedLines {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get bytes() {
    return this.#bytes.length;
  }

  get count() {
    return this.#bytes.reduce((count, byte) => (byte === newLine ? count + 1 : count), 1);
  }

  has(line: string): boolean {
    const wanted = Buffer.from(line);
    let [from, to] = [0, this.#bytes.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const start = this.#bytes.lastIndexOf(newLine, middle - 1) + 1;
      const end = this.#endOf(start);
      const order = wanted.compare(this.#bytes, start, end);
      if (order === 0) return true;
      if (order < 0) to = start;
      else from = end + 1;
    }
    return false;
  }

  #endOf(start: number) {
    const end = this.#bytes.indexOf(newLine, start);
    return end === -1 ? this.#bytes.length : end;
  }
}
