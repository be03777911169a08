/** Longest key that is remembered, and longest text. */
const MAX_LENGTH = 1000;

/** A cache that forgets everything when it is full, so that it can live as long as a program. */
export class BoundedMap<Value> {
  readonly #limit: number;
  readonly #lengthOf: (value: Value) => number;
  readonly #values = new Map<string, Value>();

  /** `lengthOf` says how long the text is that a value holds; a very long one is not kept. */
  constructor(limit: number, lengthOf: (value: Value) => number = () => 0) {
    this.#limit = limit;
    this.#lengthOf = lengthOf;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** Keeps a value, unless it or its key is very long. */
  set(key: string, value: Value): void {
    if (key.length > MAX_LENGTH || this.#lengthOf(value) > MAX_LENGTH) return;
    if (this.#values.size >= this.#limit) this.#values.clear();
    this.#values.set(key, value);
  }

  /** The value of a key, made on first use; that of a very long key is made every time. */
  getOrMake(key: string, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.set(key, value);
    return value;
  }
}
