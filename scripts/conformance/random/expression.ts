import type { Random } from './random.ts';
import { randomReference } from './text.ts';

const OPERANDS = [
  ...'0 1 5 1.5 2e3 0x1f 1. 007 1e-2 true false null PI E NaN Infinity'.split(' '),
  ...`"" "a" 'b' "it's" "\\u00e9\\n" "\\x41" "12" "0x10" "-3.5" "\\U0001f600"`.split(' '),
  '"x y"',
];

const OPERATORS = '+ - * / % ** << >> & | ^ && || < <= > >= == != === !=='.split(' ');

const FUNCTIONS = 'max min abs num str bool foo'.split(' ');

/** What makes an expression wrong. */
const BROKEN = [
  ...`( ) ? .. 1..2 1e 0x "open ' "\\xZ1" "\\u12" = ! , & \\ \u0007 () a.b(1) foo`.split(' '),
  '5 5',
  '@w = 1 = 2',
];

/** The code of an `.eval`: statements, some of them assignments. */
export function randomExpression(random: Random): string {
  const debug = random.chance(0.15) ? '#' : '';
  const separator = random.pick(['; ', ';', ' ; ']);
  return debug + random.many(1, 3, () => statement(random)).join(separator);
}

function statement(random: Random): string {
  const value = operation(random, 0);
  if (random.chance(0.65)) return value;
  return `${random.pick(['@v', '@w', '@c', 'a', 'a.b'])} = ${value}`;
}

function operation(random: Random, depth: number): string {
  const left = operand(random, depth);
  if (random.chance(0.35 + depth * 0.2)) return left;
  const space = random.chance(0.8) ? ' ' : '';
  return left + space + random.pick(OPERATORS) + space + operation(random, depth + 1);
}

function operand(random: Random, depth: number): string {
  const kind = random.next();
  if (kind < 0.1) return random.pick(['-', '+', '!', '~', '- -', '!!']) + operand(random, depth);
  if (kind < 0.3 && depth < 3) return call(random, depth + 1);
  if (kind < 0.6) return randomReference(random);
  return random.chance(0.97) ? random.pick(OPERANDS) : random.pick(BROKEN);
}

function call(random: Random, depth: number): string {
  if (random.chance(0.3)) return `(${operation(random, depth)})`;
  const args = random.many(0, 3, () => operation(random, depth));
  return `${random.pick(FUNCTIONS)}(${args.join(', ')})`;
}
