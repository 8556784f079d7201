const bucket = 1000;

/** The results of the calls, and for how long in a row none succeeded. */
export class Answers {
  readonly byKind = new Map<string, number>();
  readonly #succeeded = { read: new Set<number>(), write: new Set<number>() };
  readonly #from = Date.now();
  #until = this.#from;

  count(kind: string) {
    this.byKind.set(kind, (this.byKind.get(kind) ?? 0) + 1);
  }

  succeeded(kind: 'read' | 'write') {
    this.count(`${kind} answered`);
    this.#until = Date.now();
    this.#succeeded[kind].add(Math.floor((this.#until - this.#from) / bucket));
  }

  get all() {
    return [...this.byKind.values()].reduce((sum, each) => sum + each, 0);
  }

  /** Faults of the shop itself. It may say that a machine is away, but nothing else may go wrong. */
  get faults() {
    return [...this.byKind].filter(([kind]) => /^5\d\d/.test(kind) && !kind.startsWith('503'));
  }

  /** The longest row of seconds in which no call succeeded. */
  longestAway(kind: 'read' | 'write') {
    const last = Math.floor((this.#until - this.#from) / bucket);
    let [longest, row] = [0, 0];
    for (let second = 0; second <= last; second++) {
      row = this.#succeeded[kind].has(second) ? 0 : row + 1;
      longest = Math.max(longest, row);
    }
    return longest;
  }
}
