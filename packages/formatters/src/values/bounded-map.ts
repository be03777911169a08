/** Longest key that is remembered. */
const MAX_KEY = 1000;

/** A cache that forgets everything when it is full, so that it can live as long as a program. */
export class BoundedMap<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value of a key, made on first use; that of a very long key is made every time. */
  getOrMake(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (key.length > MAX_KEY) return value;
    if (this.#values.size >= this.#limit) this.#values.clear();
    this.#values.set(key, value);
    return value;
  }
}
