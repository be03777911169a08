import { Expression } from '../expression/expression.ts';
import { OPERATORS, SPELLINGS } from '../expression/operators.ts';
import type { Operator } from '../expression/operators.ts';
import { Tokenizer } from '../expression/tokenize.ts';
import type { Token } from '../expression/tokens.ts';
import { DEFAULT_LIMITS } from '../limits/limits.ts';

/**
 * What is wrong with the code of an `{.eval}`. Beside what the language refuses: operators without
 * a value and values without an operator, which a run meets only when it computes them, or drops
 * in silence (`@x = 1 +`).
 */
export function examineExpression(code: string): readonly string[] {
  const { errors } = new Expression(code, DEFAULT_LIMITS.maxExpressionTokens);
  if (errors.length > 0) return errors;
  const { tokens } = new Tokenizer(code, DEFAULT_LIMITS.maxExpressionTokens);
  const order = new Order();
  const why = tokens.map((token) => order.take(token)).find((reason) => reason !== undefined);
  const first = why ?? order.end();
  return first === undefined ? [] : [first];
}

const UNARY: ReadonlySet<Token> = new Set([
  OPERATORS.PLUS,
  OPERATORS.MINUS,
  OPERATORS.NOT,
  OPERATORS.BIT_NOT,
]);

/** Reads tokens as they are written and knows whether a value or an operator comes next. */
class Order {
  #wantsValue = true;
  #last: Token | undefined;
  /** Tokens of this statement so far. */
  #count = 0;
  /** Whether each open parenthesis belongs to a call. */
  readonly #open: boolean[] = [];

  /** Why the token cannot stand here; undefined when it can. */
  take(token: Token): string | undefined {
    const why = token.kind === 'operator' ? this.#operator(token) : this.#value(token);
    this.#count = token === OPERATORS.SEMICOLON ? 0 : this.#count + 1;
    this.#last = token;
    return why;
  }

  /** Why the statement cannot end here. */
  end(): string | undefined {
    if (!this.#wantsValue || this.#count === 0) return undefined;
    return this.#last?.kind === 'operator'
      ? `${spelling(this.#last)} has no value behind it`
      : 'a value is missing';
  }

  #value(token: Token): string | undefined {
    if (!this.#wantsValue) return 'two values stand side by side without an operator';
    this.#wantsValue = token.kind === 'call';
    return undefined;
  }

  #operator(operator: Operator): string | undefined {
    if (operator === OPERATORS.LEFT_PAREN) return this.#openParen();
    if (UNARY.has(operator)) return undefined;
    if (operator === OPERATORS.SEMICOLON) {
      const why = this.end();
      this.#wantsValue = true;
      return why;
    }
    if (operator === OPERATORS.RIGHT_PAREN) return this.#closeParen();
    if (this.#wantsValue) return `${spelling(operator)} has no value before it`;
    if (operator === OPERATORS.ASSIGN && !this.#isTarget()) {
      return '= needs one variable before it, such as @name';
    }
    this.#wantsValue = true;
    return undefined;
  }

  #openParen(): string | undefined {
    if (!this.#wantsValue) return 'two values stand side by side without an operator';
    this.#open.push(this.#last?.kind === 'call');
    return undefined;
  }

  #closeParen(): string | undefined {
    const isCall = this.#open.pop() === true;
    const isEmptyCall = isCall && this.#last === OPERATORS.LEFT_PAREN;
    if (this.#wantsValue && !isEmptyCall) return ') has no value before it';
    this.#wantsValue = false;
    return undefined;
  }

  #isTarget(): boolean {
    if (this.#count !== 1 || this.#last?.kind !== 'reference') return false;
    const [name, ...more] = this.#last.path;
    return more.length === 0 && typeof name === 'string' && name.startsWith('@');
  }
}

/** As it is written. */
function spelling(operator: Operator): string {
  const all = [...SPELLINGS.values()].flat();
  return UNARY_SIGNS.get(operator) ?? all.find(([, known]) => known === operator)?.[0] ?? '';
}

const UNARY_SIGNS: ReadonlyMap<Token, string> = new Map([
  [OPERATORS.PLUS, '+'],
  [OPERATORS.MINUS, '-'],
]);
