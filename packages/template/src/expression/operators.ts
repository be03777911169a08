/** An operator of `.eval`; a higher precedence binds tighter. */
export interface Operator {
  readonly kind: 'operator';
  readonly name: string;
  readonly precedence: number;
  readonly isRightAssociative: boolean;
}

const operator = (name: string, precedence: number, isRightAssociative = false): Operator =>
  Object.freeze({ kind: 'operator', name, precedence, isRightAssociative });

/** The operators, named as errors and the debug form print them. */
export const OPERATORS = {
  PLUS: operator('unary plus', 17, true),
  MINUS: operator('unary minus', 17, true),
  NOT: operator('logical not', 17, true),
  BIT_NOT: operator('bitwise not', 17, true),
  POWER: operator('exponent', 16, true),
  MULTIPLY: operator('multiply', 15),
  DIVIDE: operator('divide', 15),
  MODULUS: operator('modulus', 15),
  ADD: operator('add', 14),
  SUBTRACT: operator('subtract', 14),
  SHIFT_LEFT: operator('left shift', 13),
  SHIFT_RIGHT: operator('right shift', 13),
  LESS: operator('less than', 12),
  GREATER: operator('greater than', 12),
  LESS_EQUAL: operator('less than or equal', 12),
  GREATER_EQUAL: operator('greater than or equal', 12),
  EQUAL: operator('equality', 11),
  NOT_EQUAL: operator('inequality', 11),
  STRICT_EQUAL: operator('strict equality', 11),
  STRICT_NOT_EQUAL: operator('strict inequality', 11),
  BIT_AND: operator('bitwise and', 10),
  BIT_XOR: operator('bitwise xor', 9),
  BIT_OR: operator('bitwise or', 8),
  AND: operator('logical and', 7),
  OR: operator('logical or', 6),
  ASSIGN: operator('assign', 3, true),
  SEMICOLON: operator('semicolon', 1),
  COMMA: operator('comma', 1, true),
  LEFT_PAREN: operator('left paren', 1),
  RIGHT_PAREN: operator('right paren', 1),
} as const;

/** How operators are written, longest first for each first character. */
export const SPELLINGS: ReadonlyMap<string, readonly (readonly [string, Operator])[]> = new Map([
  [
    '*',
    [
      ['**', OPERATORS.POWER],
      ['*', OPERATORS.MULTIPLY],
    ],
  ],
  ['/', [['/', OPERATORS.DIVIDE]]],
  ['%', [['%', OPERATORS.MODULUS]]],
  ['+', [['+', OPERATORS.ADD]]],
  ['-', [['-', OPERATORS.SUBTRACT]]],
  [
    '=',
    [
      ['===', OPERATORS.STRICT_EQUAL],
      ['==', OPERATORS.EQUAL],
      ['=', OPERATORS.ASSIGN],
    ],
  ],
  [
    '!',
    [
      ['!==', OPERATORS.STRICT_NOT_EQUAL],
      ['!=', OPERATORS.NOT_EQUAL],
      ['!', OPERATORS.NOT],
    ],
  ],
  [
    '<',
    [
      ['<<', OPERATORS.SHIFT_LEFT],
      ['<=', OPERATORS.LESS_EQUAL],
      ['<', OPERATORS.LESS],
    ],
  ],
  [
    '>',
    [
      ['>>', OPERATORS.SHIFT_RIGHT],
      ['>=', OPERATORS.GREATER_EQUAL],
      ['>', OPERATORS.GREATER],
    ],
  ],
  ['~', [['~', OPERATORS.BIT_NOT]]],
  [
    '&',
    [
      ['&&', OPERATORS.AND],
      ['&', OPERATORS.BIT_AND],
    ],
  ],
  [
    '|',
    [
      ['||', OPERATORS.OR],
      ['|', OPERATORS.BIT_OR],
    ],
  ],
  ['^', [['^', OPERATORS.BIT_XOR]]],
  [',', [[',', OPERATORS.COMMA]]],
  [';', [[';', OPERATORS.SEMICOLON]]],
  ['(', [['(', OPERATORS.LEFT_PAREN]]],
  [')', [[')', OPERATORS.RIGHT_PAREN]]],
]);
