import { expect, it } from 'vitest';
import { markOriginal, showOriginals } from './mark-originals.ts';

it.each(['\u2028', '\r'])('a long line with another end of line in it is marked once', (end) => {
  const [blanks, words] = [`${' '.repeat(60_000)}${'- '.repeat(20_000)}`, `a${end}b`];
  const shown = showOriginals(markOriginal(blanks + words, 'source'), 'en');
  expect(shown === `${blanks}<span lang="en">${words}</span>`).toBe(true);
});

it.each(['<', '<svg ', '<option>'])('what opens without an end is looked at once: %s', (sign) => {
  const open = sign.repeat(100_000);
  const shown = showOriginals(`${markOriginal('One', 'text')}${open}`, 'en');
  expect(shown === `<span lang="en">One</span>${open}`).toBe(true);
});
