/** The ids of what was made, by the names that files call it. */
export class ThingIds {
  readonly #ids = new Map<string, string>();
  readonly #kinds = new Map<string, string>();

  get(name: string): string | undefined {
    return this.#ids.get(name);
  }

  /** `name` begins with what kind of thing it is: `pages/about`. */
  set(name: string, id: string): void {
    this.#ids.set(name, id);
    this.#kinds.set(id, name.split('/')[0]!);
  }

  /** True for a thing of this kind that was made here. */
  has(kind: string, id: string): boolean {
    return this.#kinds.get(id) === kind;
  }
}
