/** Keeps the newest entries, so that strangers cannot fill the memory. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value) {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.#most) this.delete(this.keys().next().value as Key);
    return this;
  }
}
