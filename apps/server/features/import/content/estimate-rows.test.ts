import { expect, it } from 'vitest';
import { estimateRows } from './estimate-rows.ts';

const rowsOf = (text: string) => estimateRows({ type: 'heading', data: { text } }, 12);

it('rows grow with words and not with tags, and signs that open none are read in one pass', () => {
  const words = 'Bowls and plates of clay. '.repeat(40);
  expect(rowsOf(words)).toBeGreaterThan(rowsOf('Bowls'));
  expect(rowsOf(words.replaceAll('Bowls', '<b title="of clay">Bowls</b>'))).toBe(rowsOf(words));
  expect(rowsOf('<'.repeat(150_000))).toBeGreaterThan(rowsOf(words));
});
