import { htmlLanguage } from '@codemirror/lang-html';
import { expect, it } from 'vitest';
import { findMarkupErrors } from './markup-errors.ts';

const errorsOf = (text: string) =>
  findMarkupErrors(htmlLanguage.parser.parse(text), text).map(({ kind, from, to }) => [
    kind,
    text.slice(from, to),
  ]);

it('EDIT-02 tags that nothing closes, and ends of nothing, are found where they stand', () => {
  expect(errorsOf('<div><b>Bold</div>')).toContainEqual(['unclosed', '<b>']);
  expect(errorsOf('<section class="a">One')).toEqual([['unclosed', '<section class="a">']]);
  expect(errorsOf('One</em> two')).toEqual([['unopened', '</em>']]);
});

it('EDIT-02 sound markup has no errors, with ends that may be left out', () => {
  const sound = [
    '<p>One<p>Two',
    '<ul><li>One<li>Two</ul>',
    '<p>One<br>two <img src="a.png" alt=""> & three</p>',
    '<style>a { color: red }</style><script>if (1 < 2) {}</script>',
    '<!-- a note --><a href="/x?a=1&b=2">Link</a>',
    '',
  ];
  expect(sound.map(errorsOf)).toEqual(sound.map(() => []));
});

it('EDIT-02 a text of nothing but mistakes is told of in bounded length', () => {
  expect(errorsOf('</b>'.repeat(10_000)).length).toBe(50);
});
