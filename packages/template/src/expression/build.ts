import { OPERATORS } from './operators.ts';
import type { Operator } from './operators.ts';
import { MARK } from './tokens.ts';
import type { Token } from './tokens.ts';

/** Statements in reverse polish notation. */
export interface Built {
  readonly statements: readonly (readonly Token[])[];
  readonly errors: readonly string[];
}

/** Orders tokens by the precedence of their operators (the shunting yard algorithm). */
export function buildStatements(tokens: readonly Token[]): Built {
  const builder = new Builder();
  for (const token of tokens) if (!builder.take(token)) return builder;
  builder.endStatement();
  return builder;
}

class Builder implements Built {
  readonly statements: (readonly Token[])[] = [];
  readonly errors: string[] = [];
  readonly #waiting: Token[] = [];
  #out: Token[] = [];

  /** False when the rest makes no sense any more. */
  take(token: Token): boolean {
    if (token.kind === 'operator') return this.#takeOperator(token);
    if (token.kind === 'call') {
      this.#out.push(MARK);
      this.#waiting.push(token);
    } else {
      this.#out.push(token);
    }
    return true;
  }

  endStatement(): void {
    while (this.#waiting.length > 0) {
      const token = this.#waiting.pop()!;
      if (token === OPERATORS.LEFT_PAREN) {
        this.#mismatch(OPERATORS.LEFT_PAREN);
        return;
      }
      this.#out.push(token);
    }
    if (this.#out.length > 0) this.statements.push(this.#out);
  }

  #takeOperator(operator: Operator): boolean {
    switch (operator) {
      case OPERATORS.SEMICOLON:
        this.endStatement();
        this.#out = [];
        return true;
      case OPERATORS.LEFT_PAREN:
        this.#waiting.push(operator);
        return true;
      case OPERATORS.COMMA:
        this.#flush(() => false);
        return true;
      case OPERATORS.RIGHT_PAREN:
        return this.#closeParen();
      default:
        this.#flush((top) => bindsLooser(top, operator));
        this.#waiting.push(operator);
        return true;
    }
  }

  /** Moves waiting tokens out, up to a left parenthesis or an operator that `isStop`. */
  #flush(isStop: (operator: Operator) => boolean): void {
    for (;;) {
      const top = this.#waiting.at(-1);
      if (top === undefined || top === OPERATORS.LEFT_PAREN) return;
      if (top.kind === 'operator' && isStop(top)) return;
      this.#out.push(top);
      this.#waiting.pop();
    }
  }

  #closeParen(): boolean {
    this.#flush(() => false);
    if (this.#waiting.pop() !== OPERATORS.LEFT_PAREN) {
      this.#mismatch(OPERATORS.RIGHT_PAREN);
      return false;
    }
    const top = this.#waiting.at(-1);
    if (top?.kind === 'call') {
      this.#out.push(top);
      this.#waiting.pop();
    }
    return true;
  }

  #mismatch(operator: Operator): void {
    this.errors.push(`Mismatched operator found: ${operator.name}`);
  }
}

function bindsLooser(top: Operator, next: Operator): boolean {
  return (
    top.precedence < next.precedence ||
    (top.precedence === next.precedence && top.isRightAssociative)
  );
}
