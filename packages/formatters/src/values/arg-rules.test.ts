import { diagnose } from '@sitewright/template';
import { expect, test } from 'vitest';
import { createRegistry } from '../registry.ts';

const registry = createRegistry();
const complaints = (source: string) =>
  diagnose(source, { registry }).map(({ code, column, message }) => `${column} ${code} ${message}`);

test.each([
  [
    '{a|truncate x}',
    "4 FORMATTER_ARGS_INVALID Formatter 'truncate' arguments are invalid: 'expected an integer, found 'x''",
  ],
  [
    '{a|pluralize a b c}',
    "4 FORMATTER_ARGS_INVALID Formatter 'pluralize' arguments are invalid: 'expected at most 2, got 3'",
  ],
  [
    '{a|image-color middle}',
    "4 FORMATTER_ARGS_INVALID Formatter 'image-color' arguments are invalid: 'illegal value 'middle' found'",
  ],
  [
    '{a|video load}',
    "4 FORMATTER_ARGS_INVALID Formatter 'video' arguments are invalid: ''load' is not an expected value'",
  ],
  [
    '{a|lookup b c}',
    "4 FORMATTER_ARGS_INVALID Formatter 'lookup' arguments are invalid: 'expected 1, got 2'",
  ],
  [
    '{a|html|resizedHeightForWidth wide}',
    "9 FORMATTER_ARGS_INVALID Formatter 'resizedHeightForWidth' arguments are invalid: 'expected an integer, found 'wide''",
  ],
  [
    '{.equal? a b c}{.end}',
    "1 PREDICATE_ARGS_INVALID Predicate equal? arguments invalid: 'expected 1 to 2, got 3'",
  ],
  [
    "{.equal? a 'b'}{.end}",
    "1 PREDICATE_ARGS_INVALID Predicate equal? arguments invalid: 'argument 'b' must be a valid JSON value or variable reference'",
  ],
  [
    '{.if even? 1 2}{.end}',
    "1 PREDICATE_ARGS_INVALID Predicate even? arguments invalid: 'expected at most 1, got 2'",
  ],
])('%s', (source, expected) => {
  expect(complaints(source)).toEqual([expected]);
});

test('sound arguments pass, and so do empty ones', () => {
  expect(
    complaints(
      '{a|truncate  20  …}{a|pluralize//s}{a|image-color center}{a|video}{n|mod -3}' +
        '{.equal?:a:"two words"}{.or lessThan? -1}{.or nth? $x 2}{.end}{.current-type? image}{.end}',
    ),
  ).toEqual([]);
});
