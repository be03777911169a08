import { closingBracket, findOutside, skipOpaque } from './css-scanner.ts';

/**
 * The LESS dialect of the template format is older than much of CSS: it divides `grid-area: 1 / 2`,
 * adds up inside `calc()` and does not know `@container`. This step replaces what the dialect would
 * break by plain words, and puts it back into the compiled text. Anything that holds a LESS
 * variable or interpolation is left to LESS.
 */
export interface KeptCss {
  readonly source: string;
  restore(compiled: string): string;
}

/** Functions whose arguments are none of LESS's business. */
const keptFunctions = new Set(
  (
    'calc clamp min max var env rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix ' +
    'light-dark linear minmax repeat fit-content'
  ).split(' '),
);
/** Kept only in the notation with spaces, which LESS cannot read. */
const commaColours = new Set(['rgb', 'rgba', 'hsl', 'hsla']);

const slashProperties =
  /^(?:aspect-ratio|grid(?:-area|-row|-column|-template)?|border(?:-[a-z]+)*-radius|container)$/;
const foreignUnit =
  /^\d*\.?\d+(?:[sdl]v(?:h|w|i|b|min|max)|cq(?:w|h|i|b|min|max)|v[ib]|r?lh|r?cap|r?ic|rex|rch|x|Q)\b/;
/** Blocks that become a media query while LESS runs, so that they may nest in rules. */
const blockRules = new Set(['layer', 'container', 'supports', 'scope', 'starting-style']);
/** Rules that hold no LESS and are kept whole. */
const wholeRules = new Set(
  'layer property view-transition counter-style position-try font-palette-values font-feature-values'.split(
    ' ',
  ),
);

/** Puts marks in place of what LESS would refuse or change, to be put back after it. */
export function keepModernCss(source: string): KeptCss {
  return new Keeper().keep(source);
}

class Keeper {
  readonly #kept: string[] = [];
  #out = '';
  #source = '';
  #at = 0;
  /** True where a declaration or a rule may begin. */
  #isStart = true;

  keep(source: string): KeptCss {
    this.#source = source;
    while (this.#at < source.length) this.#step();
    const kept = this.#kept;
    return { source: this.#out, restore: (compiled) => restoreKept(compiled, kept) };
  }

  #step(): void {
    const opaque = skipOpaque(this.#source, this.#at);
    if (opaque > this.#at) return this.#copyTo(opaque);
    const char = this.#source[this.#at]!;
    if (char === '@' && this.#keepAtRule()) return;
    if (this.#isStart && this.#keepDeclaration()) return;
    if (/[a-z]/.test(char) && this.#keepFunction()) return;
    if (/[\d.]/.test(char) && this.#keepUnit()) return;
    if (!/\s/.test(char)) this.#isStart = char === '{' || char === ';' || char === '}';
    this.#copyTo(/[a-z_-]/i.test(char) ? this.#wordEnd() : this.#at + 1);
  }

  #copyTo(end: number): void {
    this.#out += this.#source.slice(this.#at, end);
    this.#at = end;
  }

  #wordEnd(): number {
    const word = /^-*[a-z_][\w-]*/i.exec(this.#source.slice(this.#at, this.#at + 120));
    return this.#at + (word?.[0].length ?? 1);
  }

  /** Replaces the text up to `end` by `before` + a word + `after`. */
  #replace(end: number, before = '', after = ''): true {
    this.#kept.push(this.#source.slice(this.#at, end));
    this.#out += `${before}sw-kept-${this.#kept.length - 1}-x${after}`;
    this.#at = end;
    return true;
  }

  #keepAtRule(): boolean {
    // A variable or a parameter of a mixin may have the name of a rule: `.set(@property, @value)`.
    if (!this.#isStart) return false;
    const name = /^@([a-z-]+)(?![\w-]|\s*:)/.exec(this.#source.slice(this.#at, this.#at + 40))?.[1];
    if (name === undefined) return false;
    const end = findOutside(this.#source, this.#at, '{;');
    if (name === 'media') return this.#keepMediaRanges(end);
    const isBlock = this.#source[end] === '{';
    if (wholeRules.has(name) && !(name === 'layer' && isBlock)) {
      const close = isBlock ? closingBracket(this.#source, end) : end;
      if (close < 0) return false;
      this.#isStart = true;
      return this.#replace(close + 1, '@namespace ', ';');
    }
    if (!blockRules.has(name) || !isBlock) return false;
    if (hasLess(this.#source.slice(this.#at + 1, end))) return false;
    return this.#replace(end, '@media ', ' ');
  }

  /** `(width >= 60rem)`: LESS knows only `(name: value)`. */
  #keepMediaRanges(end: number): boolean {
    const prelude = this.#source.slice(this.#at, end);
    if (!/[<>=]/.test(prelude)) return false;
    const from = this.#at;
    for (const range of prelude.matchAll(/\([^()@]*[<>=][^()@]*\)/g)) {
      this.#copyTo(from + range.index);
      this.#replace(this.#at + range[0].length, '(sw-range: ', ')');
    }
    this.#copyTo(end);
    return true;
  }

  #keepDeclaration(): boolean {
    const head = /^(--[\w-]+|[a-z-]+)(\s*:\s*)/.exec(this.#source.slice(this.#at, this.#at + 200));
    if (head === null) return false;
    const valueAt = this.#at + head[0].length;
    const end = findOutside(this.#source, valueAt, ';}');
    const value = this.#source.slice(valueAt, end);
    if (!isKeptValue(head[1]!, value)) return false;
    this.#isStart = false;
    this.#copyTo(valueAt);
    return this.#replace(end);
  }

  #keepFunction(): boolean {
    if (/[\w-]/.test(this.#source[this.#at - 1] ?? '')) return false;
    const name = /^([a-z-]+)\(/.exec(this.#source.slice(this.#at, this.#at + 24))?.[1];
    if (name === undefined || !keptFunctions.has(name)) return false;
    const open = this.#at + name.length;
    const close = closingBracket(this.#source, open);
    if (close < 0) return false;
    const inside = this.#source.slice(open + 1, close);
    if (hasLess(inside) || !isKeptCall(name, inside)) return false;
    return this.#replace(close + 1);
  }

  #keepUnit(): boolean {
    if (/[\w-]/.test(this.#source[this.#at - 1] ?? '') && this.#source[this.#at - 1] !== '-') {
      return false;
    }
    const number = foreignUnit.exec(this.#source.slice(this.#at, this.#at + 24))?.[0];
    return number === undefined ? false : this.#replace(this.#at + number.length);
  }
}

function isKeptValue(property: string, value: string): boolean {
  if (hasLess(value)) return false;
  if (property.startsWith('--')) return true;
  if (!slashProperties.test(property) || !value.includes('/')) return false;
  return !property.endsWith('radius') || /[a-z%]\s*\/\s*[\d.]+[a-z%]/.test(value);
}

function isKeptCall(name: string, inside: string): boolean {
  if (commaColours.has(name)) return !inside.includes(',');
  // LESS has a `color("#fff")` of its own.
  return name !== 'color' || /^\s*[a-z]/.test(inside);
}

/** True when the text uses a LESS variable, an interpolation or an escape. */
function hasLess(text: string): boolean {
  return /@[\w{-]|~["'`]/.test(text);
}

const keptWord = /sw-kept-(\d+)-x/g;

function restoreKept(compiled: string, kept: readonly string[]): string {
  const fill = (text: string): string =>
    text.replace(keptWord, (_, index: string) => fill(kept[Number(index)] ?? ''));
  const statements = compiled.replace(
    /@namespace sw-kept-(\d+)-x;/g,
    (_, index: string) => kept[Number(index)] ?? '',
  );
  return fill(restoreBlocks(statements).replace(/\(sw-range: (sw-kept-\d+-x)\)/g, '$1'));
}

/** `@media sw-kept-1-x and (min-width: 1px) {…}` → `@container … { @media (min-width: 1px) {…} }`. */
function restoreBlocks(css: string): string {
  let out = '';
  let at = 0;
  for (;;) {
    const start = css.indexOf('@media ', at);
    if (start < 0) return out + css.slice(at);
    const open = css.indexOf('{', start);
    const close = open < 0 ? -1 : closingBracket(css, open);
    if (close < 0) return out + css.slice(at);
    const preludes = splitPrelude(css.slice(start + 7, open).trim());
    out += css.slice(at, start) + preludes.map((prelude) => `${prelude} {`).join(' ');
    out += restoreBlocks(css.slice(open + 1, close)) + '}'.repeat(preludes.length);
    at = close + 1;
  }
}

/** One prelude per rule, outermost first. */
function splitPrelude(prelude: string): string[] {
  const blocks: string[] = [];
  const alternatives = prelude.split(/,\s*/).map((query) =>
    query
      .split(/\s+and\s+/)
      .filter((part) => {
        if (!/^sw-kept-\d+-x$/.test(part)) return true;
        if (!blocks.includes(part)) blocks.push(part);
        return false;
      })
      .join(' and '),
  );
  const media = alternatives.filter((query) => query !== '');
  return media.length === 0 ? blocks : [...blocks, `@media ${media.join(', ')}`];
}
