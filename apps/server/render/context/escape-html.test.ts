import { expect, it } from 'vitest';
import { stripTags } from './escape-html.ts';

it('HTML loses its tags, scripts and styles', () => {
  expect(stripTags('<p>One <b>two</b></p><style>p{}</style><script>x()</script> three')).toBe(
    'One two three',
  );
});

it.each(['<', '<script', '<style '])('what opens without an end is read once: %s', (sign) => {
  expect(stripTags(`One ${sign.repeat(100_000)}`)).toMatch(/^One/);
});
