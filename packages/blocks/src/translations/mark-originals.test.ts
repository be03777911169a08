import { expect, it } from 'vitest';
import { markOriginal, showOriginals } from './mark-originals.ts';

it.each(['\u2028', '\r'])('a long line with another end of line in it is marked once', (end) => {
  const [blanks, words] = [`${' '.repeat(60_000)}${'- '.repeat(20_000)}`, `a${end}b`];
  const shown = showOriginals(markOriginal(blanks + words, 'source'), 'en');
  expect(shown === `${blanks}<span lang="en">${words}</span>`).toBe(true);
});
