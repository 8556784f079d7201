/**
 * Everything opened so far, closed in reverse order; if one part fails to close, the others are closed all
 * the same.
 */
export class Opened {
  readonly #closers: (() => Promise<unknown>)[] = [];

  add(close: () => Promise<unknown>) {
    this.#closers.push(close);
  }

  async close() {
    const failures: unknown[] = [];
    for (let close = this.#closers.pop(); close; close = this.#closers.pop())
      await close().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
