import { findTexts } from '../find-texts.ts';
import { ownCopy } from '../own-copy.ts';
import { impliedNames, namesOf, tagOrAttribute } from './html-names.ts';
import type { SplitSheet } from './split-sheet.ts';

/** What a page holds of the names that decide about its rules. */
export interface HeldNames {
  /** The same for every page that holds the same. */
  readonly key: string;
  /** Animations that the page may name stand as `@name`. */
  readonly names: () => ReadonlySet<string>;
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
  readonly #findAnimations: (text: string) => ReadonlySet<string>;
  /** The names of a tag or an attribute, as places. */
  readonly #known = new Map<string, readonly number[]>();

  constructor(sheets: readonly SplitSheet[]) {
    const animations = sheets.flatMap(({ keyframes }) => keyframes.map(({ name }) => name));
    const marked = animations.map((name) => `@${name}`);
    this.#names = [...new Set([...sheets.flatMap(({ names }) => [...names]), ...marked])];
    this.#places = new Map(this.#names.map((name, place) => [name, place]));
    this.#findAnimations = findTexts([...new Set(animations)]);
  }

  /** @param texts The page, or all parts of it that styles may match. */
  find(texts: readonly string[]): HeldNames {
    const bits = new Uint16Array(Math.ceil(this.#names.length / 16));
    const hold = (place: number) => {
      bits[place >> 4]! |= 1 << (place & 15);
    };
    for (const place of this.#placesOf(impliedNames)) hold(place);
    for (const text of texts) {
      for (const found of text.match(tagOrAttribute) ?? []) this.#read(found).forEach(hold);
      const animations = [...this.#findAnimations(text)].map((name) => `@${name}`);
      for (const place of this.#placesOf(animations)) hold(place);
    }
    const isHeld = (_name: string, place: number) => (bits[place >> 4]! >> (place & 15)) & 1;
    return {
      key: String.fromCharCode(...bits),
      names: () => new Set(this.#names.filter(isHeld)),
    };
  }

  #read(found: string): readonly number[] {
    const before = this.#known.get(found);
    if (before !== undefined) return before;
    const places = this.#placesOf(namesOf(found));
    if (this.#known.size >= maxKnown) this.#known.clear();
    if (found.length <= maxKnownLength) this.#known.set(ownCopy(found), places);
    return places;
  }

  #placesOf(names: readonly string[]): number[] {
    return names.flatMap((name) => this.#places.get(name) ?? []);
  }
}
