import { buildStatements } from './build.ts';
import { Evaluation } from './evaluate.ts';
import type { Scope } from './evaluate.ts';
import { Tokenizer } from './tokenize.ts';
import { printToken } from './tokens.ts';
import type { Token } from './tokens.ts';
import type { Scalar } from './scalar.ts';

/** A parsed `.eval`: usable any number of times. */
export class Expression {
  readonly maxTokens: number;
  /** Why it could not be parsed; empty when it could. */
  readonly errors: readonly string[];
  /** Tokens; those beyond the limit are not counted. */
  readonly size: number;
  /** True when the limit was passed, which is also one of the errors. */
  readonly isTooLong: boolean;
  readonly #statements: readonly (readonly Token[])[];

  /** `maxTokens` 0 means no limit. */
  constructor(code: string, maxTokens: number) {
    this.maxTokens = maxTokens;
    const { tokens, errors } = new Tokenizer(code, maxTokens);
    this.size = tokens.length;
    this.isTooLong = maxTokens > 0 && tokens.length > maxTokens;
    const built = errors.length > 0 ? { statements: [], errors } : buildStatements(tokens);
    this.errors = built.errors;
    this.#statements = built.statements;
  }

  /** Runs every statement. The value is that of the last one; undefined when it has none. */
  evaluate(scope: Scope): { value: Scalar | undefined; errors: readonly string[] } {
    const evaluation = new Evaluation(scope);
    let value: Scalar | undefined;
    for (const statement of this.#statements) value = evaluation.statement(statement);
    return { value, errors: evaluation.errors };
  }

  /** The statements in reverse polish notation, for the debug form. */
  print(): string {
    return this.#statements.map((s) => `[${s.map(printToken).join(' ')}]`).join(', ');
  }
}
