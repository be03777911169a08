import { expect, test } from 'vitest';
import { toUtf8 } from './to-utf8.ts';

test.each([
  '',
  'plain',
  'Müller & Söhne',
  'a – b … “c”',
  'cup 🍵 of tea',
  'half \ud83c a sign',
  '\udf75',
])('%j has the bytes that it has everywhere', (text) => {
  expect(toUtf8(text)).toEqual(Buffer.from(text));
  expect(toUtf8(`x${text}y`.slice(1, -1))).toEqual(Buffer.from(text));
});
