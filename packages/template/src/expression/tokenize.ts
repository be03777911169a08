import type { Path } from '../plugin.ts';
import { splitPath } from '../parse/path.ts';
import { scanReference } from '../parse/scan.ts';
import { isFunctionName } from './functions.ts';
import { OPERATORS, SPELLINGS } from './operators.ts';
import type { Operator } from './operators.ts';
import { NUMBER_ERRORS, scanDecimal, scanHex } from './scan-number.ts';
import { scanString } from './scan-string.ts';
import type { Literal, Token } from './tokens.ts';
import type { Scalar } from './scalar.ts';

const literal = (value: Scalar): Literal => ({ kind: 'literal', value });

/** Names that stand for a value, whatever the data holds. */
const CONSTANTS: ReadonlyMap<string, Literal> = new Map([
  ['null', literal(null)],
  ['true', literal(true)],
  ['false', literal(false)],
  ['PI', literal(Math.PI)],
  ['E', literal(Math.E)],
  ['Infinity', literal(Infinity)],
  ['NaN', literal(NaN)],
]);

const CHARACTER_NAMES: ReadonlyMap<string, string> = new Map([
  ['\b', 'backspace'],
  ['\f', 'form feed'],
]);

const WHITESPACE = ' \n\t\r\u00a0';

const NUMBER_TEXTS: ReadonlyMap<number, string> = new Map([
  [NUMBER_ERRORS.EXPONENT, 'Expected a digit after exponent in decimal number'],
  [NUMBER_ERRORS.DUPLICATE_POINT, 'Duplicate decimal point in number'],
  [NUMBER_ERRORS.POINT_IN_EXPONENT, 'Unexpected decimal point in exponent'],
]);

/** Cuts an expression into tokens. `errors` says why it cannot be used, if it cannot. */
export class Tokenizer {
  readonly tokens: Token[] = [];
  readonly errors: string[] = [];
  readonly #text: string;
  readonly #maxTokens: number;

  /** `maxTokens` 0 means no limit. */
  constructor(text: string, maxTokens: number) {
    this.#text = text;
    this.#maxTokens = maxTokens;
    let i = 0;
    while (i !== -1 && i < text.length) i = this.#next(i);
  }

  /** Scans one token and gives the offset after it, −1 to stop. */
  #next(i: number): number {
    const c = this.#text.charAt(i);
    if (c >= '0' && c <= '9') return this.#number(i);
    if (c === '"' || c === "'") return this.#string(i, c);
    if (WHITESPACE.includes(c)) return i + 1;
    const spellings = SPELLINGS.get(c);
    return spellings ? this.#operator(i, spellings) : this.#name(i, c);
  }

  #operator(i: number, spellings: readonly (readonly [string, Operator])[]): number {
    const [spelling, operator] = spellings.find(([s]) => this.#text.startsWith(s, i))!;
    this.#push(this.#inContext(operator));
    return i + spelling.length;
  }

  /** A sign without a value before it is unary; a parenthesis after a name is a call. */
  #inContext(operator: Operator): Token {
    const before = this.tokens.at(-1);
    if (operator === OPERATORS.LEFT_PAREN) {
      if (before?.kind === 'reference' && before.path.length === 1) this.#makeCall(before.path);
      return operator;
    }
    const isUnary =
      before === undefined || (before.kind === 'operator' && before !== OPERATORS.RIGHT_PAREN);
    if (isUnary && operator === OPERATORS.ADD) return OPERATORS.PLUS;
    return isUnary && operator === OPERATORS.SUBTRACT ? OPERATORS.MINUS : operator;
  }

  #makeCall([name]: Path): void {
    if (this.errors.length > 0) return;
    if (isFunctionName(name)) this.tokens[this.tokens.length - 1] = { kind: 'call', name };
    else this.errors.push(`Invalid function ${name}`);
  }

  #number(i: number): number {
    return /^0x/i.test(this.#text.slice(i, i + 2)) ? this.#hex(i + 2) : this.#decimal(i);
  }

  #hex(start: number): number {
    const end = scanHex(this.#text, start, this.#text.length);
    if (end === start) return this.#fail('Expected digits after start of hex number');
    this.#push(literal(Number.parseInt(this.#text.slice(start, end), 16)));
    return end;
  }

  #decimal(start: number): number {
    const end = scanDecimal(this.#text, start);
    if (end < 0) return this.#fail(NUMBER_TEXTS.get(end)!);
    this.#push(literal(Number.parseFloat(this.#text.slice(start, end))));
    return end;
  }

  #string(i: number, quote: string): number {
    const found = scanString(this.#text, i + 1, quote);
    if ('error' in found) return this.#fail(found.error);
    this.#push(literal(found.value));
    return found.end;
  }

  #name(i: number, c: string): number {
    const end = scanReference(this.#text, i);
    if (end === i) {
      const kind = CHARACTER_NAMES.get(c) ?? (c <= '\u001f' ? 'control character' : 'character');
      return this.#fail(`Unexpected ${kind} at ${i}: ${JSON.stringify(c)}`);
    }
    const name = this.#text.slice(i, end);
    this.#push(CONSTANTS.get(name) ?? { kind: 'reference', path: splitPath(name) });
    return end;
  }

  #fail(error: string): -1 {
    this.errors.push(error);
    return -1;
  }

  /** After an error no further token counts. */
  #push(token: Token): void {
    if (this.errors.length > 0) return;
    this.tokens.push(token);
    if (this.#maxTokens > 0 && this.tokens.length > this.#maxTokens) {
      this.errors.push(
        `Expression exceeds the maximum number of allowed tokens: ${this.#maxTokens}`,
      );
    }
  }
}
