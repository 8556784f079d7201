/** Reads from a stream as many bytes at a time as are wanted. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #held: Uint8Array[] = [];
  #length = 0;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async #hold(count: number) {
    while (this.#length < count) {
      const { done, value } = await this.#chunks.next();
      if (done) return;
      this.#held.push(value);
      this.#length += value.length;
    }
  }

  /** Returns fewer only at the end of the stream. */
  async take(count: number): Promise<Buffer> {
    await this.#hold(count);
    const all = Buffer.concat(this.#held);
    const taken = all.subarray(0, count);
    this.#held = [all.subarray(count)];
    this.#length -= taken.length;
    return taken;
  }

  async isAtEnd() {
    await this.#hold(1);
    return this.#length === 0;
  }

  async close() {
    await this.#chunks.return?.();
  }
}
