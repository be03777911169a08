import { ownCopy } from '../own-copy.ts';
import { impliedNames, namesOf, tagOrAttribute } from './html-names.ts';
import type { SplitSheet } from './split-sheet.ts';

/** What a page holds of the names that decide about its rules. */
export interface HeldNames {
  /** The same for every page that holds the same. */
  readonly key: string;
  readonly names: () => ReadonlySet<string>;
  /** What the page shows of the ids and classes by which it needs a sheet. */
  readonly hooks: ReadonlySet<string>;
}

/** What one tag or attribute says: names as places, and hooks. */
interface Piece {
  readonly places: readonly number[];
  readonly hooks: readonly string[];
}

/** Tags and attributes are the same on most pages; of those that are not, so many are kept. */
const maxKnown = 2_000;
const maxKnownLength = 300;

/**
 * The names that decide about parts of some sheets, numbered: a page is looked through once, and
 * what it holds is a bit for each of them.
 */
export class NameIndex {
  readonly #names: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #hooks: readonly string[];
  readonly #known = new Map<string, Piece>();

  /** @param hooks Ids and classes, of which any may be the beginning or the end of a longer one. */
  constructor(sheets: readonly SplitSheet[], hooks: readonly string[] = []) {
    this.#names = [...new Set(sheets.flatMap(({ names }) => [...names]))];
    this.#places = new Map(this.#names.map((name, place) => [name, place]));
    this.#hooks = hooks;
  }

  /**
   * @param shown What the page shows: its hooks count.
   * @param beside Its other texts that styles may match.
   */
  find(shown: string, beside: readonly string[] = []): HeldNames {
    const bits = new Uint16Array(Math.ceil(this.#names.length / 16));
    const hold = (place: number) => {
      bits[place >> 4]! |= 1 << (place & 15);
    };
    const hooks = new Set<string>();
    for (const place of this.#placesOf(impliedNames)) hold(place);
    for (const piece of piecesOf(shown)) {
      const read = this.#read(piece);
      for (const place of read.places) hold(place);
      for (const hook of read.hooks) hooks.add(hook);
    }
    for (const piece of beside.flatMap(piecesOf)) this.#read(piece).places.forEach(hold);
    const isHeld = (_name: string, place: number) => (bits[place >> 4]! >> (place & 15)) & 1;
    const key = String.fromCharCode(...bits);
    return { key, names: () => new Set(this.#names.filter(isHeld)), hooks };
  }

  #read(found: string): Piece {
    const before = this.#known.get(found);
    if (before !== undefined) return before;
    const hooks = this.#hooks.filter((hook) => found.includes(hook));
    const piece = { places: this.#placesOf(namesOf(found)), hooks };
    if (this.#known.size >= maxKnown) this.#known.clear();
    if (found.length <= maxKnownLength) this.#known.set(ownCopy(found), piece);
    return piece;
  }

  #placesOf(names: readonly string[]): number[] {
    return names.flatMap((name) => this.#places.get(name) ?? []);
  }
}

function piecesOf(text: string): readonly string[] {
  return text.match(tagOrAttribute) ?? [];
}
