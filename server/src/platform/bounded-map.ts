type Entry<Value> = { readonly value: Value; readonly weight: number; isUsed: boolean };

/**
 * Keeps a limited number of entries with a limited total weight, so that strangers cannot fill the memory.
 * When room is needed, the oldest entries go first; but one that was used since room was last needed moves to
 * the end once instead.
 */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Entry<Value>>();
  readonly #most: number;
  readonly #mostWeight: number;
  #weight = 0;

  constructor(most: number, mostWeight = Number.POSITIVE_INFINITY) {
    this.#most = most;
    this.#mostWeight = mostWeight;
  }

  get size() {
    return this.#entries.size;
  }

  /** Using an entry costs no more than finding it. */
  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    entry.isUsed = true;
    return entry.value;
  }

  /** An entry that is too heavy by itself is not kept. */
  set(key: Key, value: Value, weight = 0) {
    this.delete(key);
    if (weight > this.#mostWeight) return;
    this.#makeRoomFor(weight);
    this.#entries.set(key, { value, weight, isUsed: false });
    this.#weight += weight;
  }

  delete(key: Key) {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }

  #makeRoomFor(weight: number) {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size < this.#most && this.#weight + weight <= this.#mostWeight) return;
      this.#entries.delete(key);
      if (entry.isUsed) this.#entries.set(key, { ...entry, isUsed: false });
      else this.#weight -= entry.weight;
    }
  }
}
