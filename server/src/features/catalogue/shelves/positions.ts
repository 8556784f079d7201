const bits = 12;
const idsAtOnce = 2 ** bits;

/**
 * The positions of ids: some thousand ids that follow one another share a piece of memory, since a million entries of
 * a map take a second to make and ten times the memory.
 */
export class Positions {
  readonly #pieces = new Map<number, Int32Array>();

  get(id: number) {
    const piece = this.#pieces.get(id >> bits);
    const next = piece ? piece[id & (idsAtOnce - 1)]! : 0;
    return next === 0 ? undefined : next - 1;
  }

  set(id: number, position: number) {
    let piece = this.#pieces.get(id >> bits);
    if (!piece) this.#pieces.set(id >> bits, (piece = new Int32Array(idsAtOnce)));
    piece[id & (idsAtOnce - 1)] = position + 1;
  }
}
