import { toBoolean, toNumber, toText } from './convert.ts';
import type { Scalar } from './scalar.ts';

type ExpressionFunction = (args: readonly Scalar[]) => Scalar | undefined;

const first =
  (convert: (value: Scalar) => Scalar): ExpressionFunction =>
  ([value]) =>
    value === undefined ? undefined : convert(value);

const select =
  (isBetter: (a: number, b: number) => boolean): ExpressionFunction =>
  (args) =>
    args.length === 0
      ? undefined
      : args.map(toNumber).reduce((best, next) => (isBetter(best, next) ? best : next));

/** The functions; each takes any number of arguments. None at all is an error. */
export const FUNCTIONS = {
  max: select((a, b) => a > b),
  min: select((a, b) => a < b),
  abs: first((value) => Math.abs(toNumber(value))),
  num: first(toNumber),
  str: first(toText),
  bool: first(toBoolean),
} as const satisfies Readonly<Record<string, ExpressionFunction>>;

export type FunctionName = keyof typeof FUNCTIONS;

/** Whether an expression may call something of that name; names that every object has are none. */
export function isFunctionName(name: unknown): name is FunctionName {
  return typeof name === 'string' && Object.hasOwn(FUNCTIONS, name);
}
