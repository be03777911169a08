import { expect, it } from 'vitest';
import { isGtin } from './gtin.ts';

it.each(['96385074', '036000291452', '4006381333931', '10614141000415'])('%s checks out', (text) =>
  expect(isGtin(text)).toBe(true),
);

it.each(['', '4006381333932', '400638133393', '40063813339310', '40063813E3931', '4006381333913'])(
  '"%s" does not',
  (text) => expect(isGtin(text)).toBe(false),
);
