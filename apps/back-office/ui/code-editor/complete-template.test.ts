import { pageRegistry } from '@sitewright/formatters';
import { expect, it } from 'vitest';
import { completeTemplate } from './complete-template.ts';

const at = (before: string) => {
  const found = completeTemplate(before, pageRegistry);
  return found && { from: found.from, labels: found.options.map(({ label }) => label) };
};

it('EDIT-02 instructions and predicates follow a point, formatters a line, and names a brace', () => {
  const point = at('<p>{.rep');
  expect(point?.from).toBe(5);
  expect(point?.labels).toEqual(expect.arrayContaining(['repeated section', 'end', 'main-image?']));
  expect(point?.labels).not.toContain('htmltag');
  const line = at('{title|html');
  expect(line?.from).toBe(7);
  expect(line?.labels).toEqual(expect.arrayContaining(['htmltag', 'money-format', 'url-encode']));
  expect(line?.labels).not.toContain('end');
  expect(at('{title|htmltag|')?.from).toBe(15);
  expect(at('{fu')).toMatchObject({ from: 1 });
  expect(at('{')?.labels).toEqual(expect.arrayContaining(['items', 'fullUrl', '@index']));
  expect(at('{.section it')).toMatchObject({ from: 10 });
});

it('EDIT-02 nothing is offered outside of tags and in comments', () => {
  for (const before of [
    '',
    'title',
    '{title}',
    '{title} and',
    '{# ti',
    `{${'a'.repeat(80)}`,
    '{\nti',
  ]) {
    expect(at(before)).toBeUndefined();
  }
});
