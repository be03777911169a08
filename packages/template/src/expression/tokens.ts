import type { Path } from '../plugin.ts';
import type { FunctionName } from './functions.ts';
import type { Scalar } from './scalar.ts';
import type { Operator } from './operators.ts';

export interface Literal {
  readonly kind: 'literal';
  readonly value: Scalar;
}

export interface Reference {
  readonly kind: 'reference';
  readonly path: Path;
}

/** A function; its arguments lie on the stack above the mark. */
export interface FunctionCall {
  readonly kind: 'call';
  readonly name: FunctionName;
}

/** Where the arguments of a call begin. */
export interface Mark {
  readonly kind: 'mark';
}

export type Token = Literal | Reference | FunctionCall | Mark | Operator;

export const MARK: Mark = Object.freeze({ kind: 'mark' });

/** A token as the debug form of `.eval` prints it. */
export function printToken(token: Token): string {
  switch (token.kind) {
    case 'literal':
      return typeof token.value === 'string' ? JSON.stringify(token.value) : String(token.value);
    case 'reference':
      return token.path.join('.');
    case 'call':
      return `${token.name}()`;
    case 'mark':
      return '<args>';
    case 'operator':
      return `<${token.name}>`;
  }
}
