import type { Path } from '../plugin.ts';
import { toBoolean, toNumber, toText } from './convert.ts';
import { FUNCTIONS } from './functions.ts';
import { OPERATORS } from './operators.ts';
import type { Operator } from './operators.ts';
import type { FunctionCall, Token } from './tokens.ts';
import type { Scalar } from './scalar.ts';

/** What an expression may ask of the run around it. */
export interface Scope {
  resolve(path: Path): unknown;
  assign(name: string, value: Scalar): void;
  /** Longest text that `+` may make; a longer one is an error of the expression. */
  readonly maxStringLen: number;
  /** Told before a text of that length is made, and that one was read; either may end the run. */
  made(length: number): void;
  read(length: number): void;
}

type Unary = (value: Scalar, operand: Token) => Scalar;
type Binary = (a: Scalar, b: Scalar) => Scalar;

/** Ends a statement; an expression reports the text as its error. */
class StatementError extends Error {}

const UNARY: ReadonlyMap<Operator, Unary> = new Map<Operator, Unary>([
  [OPERATORS.MINUS, (value) => -1 * toNumber(value)],
  [OPERATORS.PLUS, toNumber],
  [OPERATORS.NOT, (value) => !toBoolean(value)],
  // The operand itself is negated: a reference counts as not a number.
  [OPERATORS.BIT_NOT, (value, operand) => (operand.kind === 'literal' ? ~toNumber(value) : -1)],
]);

const numeric =
  (compute: (a: number, b: number) => number): Binary =>
  (a, b) =>
    compute(toNumber(a), toNumber(b));

/** The comparisons of JavaScript between scalars of any kind. */
type Ordered = string;
const compare =
  (test: (a: Ordered, b: Ordered) => boolean): Binary =>
  (a, b) =>
    test(a as Ordered, b as Ordered);

const BINARY: ReadonlyMap<Operator, Binary> = new Map<Operator, Binary>([
  [OPERATORS.MULTIPLY, numeric((a, b) => a * b)],
  [OPERATORS.DIVIDE, numeric((a, b) => a / b)],
  [OPERATORS.MODULUS, numeric((a, b) => a % b)],
  [OPERATORS.POWER, numeric((a, b) => a ** b)],
  [OPERATORS.SUBTRACT, numeric((a, b) => a - b)],
  [OPERATORS.SHIFT_LEFT, numeric((a, b) => a << b)],
  [OPERATORS.SHIFT_RIGHT, numeric((a, b) => a >> b)],
  [OPERATORS.BIT_AND, numeric((a, b) => a & b)],
  [OPERATORS.BIT_XOR, numeric((a, b) => a ^ b)],
  [OPERATORS.BIT_OR, numeric((a, b) => a | b)],
  [OPERATORS.LESS, compare((a, b) => a < b)],
  [OPERATORS.LESS_EQUAL, compare((a, b) => a <= b)],
  [OPERATORS.GREATER, compare((a, b) => a > b)],
  [OPERATORS.GREATER_EQUAL, compare((a, b) => a >= b)],
  // oxlint-disable-next-line eqeqeq -- the loose comparison is what the operator means
  [OPERATORS.EQUAL, (a, b) => a == b],
  // oxlint-disable-next-line eqeqeq -- as above
  [OPERATORS.NOT_EQUAL, (a, b) => a != b],
  [OPERATORS.STRICT_EQUAL, (a, b) => a === b],
  [OPERATORS.STRICT_NOT_EQUAL, (a, b) => a !== b],
  [OPERATORS.AND, (a, b) => toBoolean(a) && toBoolean(b)],
  [OPERATORS.OR, (a, b) => toBoolean(a) || toBoolean(b)],
]);

/** Computes one statement. `undefined` means that it has no value. */
export class Evaluation {
  readonly errors: string[] = [];
  readonly #scope: Scope;
  #stack: (Token | undefined)[] = [];

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Errors are kept in `errors`; the next statement may still be computed. */
  statement(tokens: readonly Token[]): Scalar | undefined {
    this.#stack = [];
    try {
      for (const token of tokens) if (!this.#take(token)) break;
    } catch (error) {
      if (!(error instanceof StatementError)) throw error;
      this.errors.push(error.message);
    }
    return this.#result();
  }

  #result(): Scalar | undefined {
    const top = this.#stack.at(-1);
    if (top === undefined) return undefined;
    const value = this.#scalar(top);
    if (value === undefined) this.errors.push('Reduce error: unexpected token on stack');
    return value;
  }

  /** False when the statement is over. */
  #take(token: Token): boolean {
    if (token.kind === 'call') this.#call(token);
    else if (token.kind !== 'operator') this.#stack.push(token);
    else if (token === OPERATORS.ASSIGN) return this.#assign();
    else this.#operate(token);
    return true;
  }

  #operate(operator: Operator): void {
    const unary = UNARY.get(operator);
    if (unary) return this.#unary(unary);
    const b = this.#scalar(this.#stack.pop());
    const a = this.#scalar(this.#stack.pop());
    if (a === undefined || b === undefined) {
      throw new StatementError(`Invalid arguments to operator ${operator.name}`);
    }
    this.#push(operator === OPERATORS.ADD ? this.#add(a, b) : BINARY.get(operator)!(a, b));
  }

  /** An operand that is no scalar leaves a gap, which the next operator finds. */
  #unary(compute: Unary): void {
    if (this.#stack.length === 0) return;
    const operand = this.#stack.pop();
    const value = this.#scalar(operand);
    if (operand === undefined || value === undefined) this.#stack.push(undefined);
    else this.#push(compute(value, operand));
  }

  #add(a: Scalar, b: Scalar): Scalar {
    if (typeof a !== 'string' && typeof b !== 'string') return toNumber(a) + toNumber(b);
    const left = toText(a);
    const right = toText(b);
    const max = this.#scope.maxStringLen;
    if (left.length + right.length > max) {
      throw new StatementError(`Concatenation would exceed maximum string length ${max}`);
    }
    this.#scope.made(left.length + right.length);
    return left + right;
  }

  /** Only `@name = …` assigns; any other target is passed over. The statement ends here. */
  #assign(): false {
    const value = this.#scalar(this.#stack.pop());
    const target = this.#stack.pop();
    if (target?.kind === 'reference' && value !== undefined) {
      const [name] = target.path;
      const isLocal = target.path.length === 1 && typeof name === 'string' && name.startsWith('@');
      if (isLocal) this.#scope.assign(name, value);
    }
    if (this.#stack.length > 0) this.#stack[this.#stack.length - 1] = undefined;
    return false;
  }

  #call({ name }: FunctionCall): void {
    const args: Scalar[] = [];
    for (let top = this.#stack.pop(); top && top.kind !== 'mark'; top = this.#stack.pop()) {
      const value = this.#scalar(top);
      if (value !== undefined) args.push(value);
    }
    const result = FUNCTIONS[name](args.toReversed());
    if (result === undefined) throw new StatementError(`Error calling function ${name}`);
    this.#push(result);
  }

  #push(value: Scalar): void {
    this.#stack.push({ kind: 'literal', value });
  }

  /** The scalar of a token; undefined for lists, objects and tokens that are no values. */
  #scalar(token: Token | undefined): Scalar | undefined {
    if (token === undefined) return undefined;
    if (token.kind === 'literal') return this.#read(token.value);
    if (token.kind !== 'reference') return undefined;
    const value = this.#scope.resolve(token.path);
    if (value === undefined || value === null) return null;
    const isScalar =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isScalar ? this.#read(value) : undefined;
  }

  #read(value: Scalar): Scalar {
    if (typeof value === 'string') this.#scope.read(value.length);
    return value;
  }
}
