import { expect, test } from 'vitest';
import { extractTags } from './extract-tags.ts';
import { splitAtMarks } from './tag-marks.ts';

function extract(source: string) {
  const bodies: string[] = [];
  const pieces = splitAtMarks(extractTags(source, (body) => String(bodies.push(body) - 1)));
  return { pieces, bodies };
}

test('a paired tag keeps its body aside, also inside an attribute value', () => {
  const { pieces, bodies } = extract(
    '<body class="a <squarespace:navigation navigationId="main">{.if items}x{.end}</squarespace:navigation>">',
  );
  expect(bodies).toEqual(['{.if items}x{.end}']);
  expect(pieces).toEqual([
    '<body class="a ',
    { name: 'navigation', bodyId: '0', attributes: { navigationId: 'main' } },
    '">',
  ]);
});

test('a tag may close itself, and template tags in attributes may hold quotes and brackets', () => {
  const { pieces } = extract(
    `<squarespace:script src="a.js" combo="{.if a > b}false{.or}true{.end}" />x<squarespace:block-field id='b' columns=12 />`,
  );
  expect(pieces[1]).toEqual({
    name: 'script',
    bodyId: '-',
    attributes: { src: 'a.js', combo: '{.if a > b}false{.or}true{.end}' },
  });
  expect(pieces[3]).toEqual({
    name: 'block-field',
    bodyId: '-',
    attributes: { id: 'b', columns: '12' },
  });
});

test('pairs of one name may nest', () => {
  const { bodies } = extract(
    '<squarespace:query collection="a">1<squarespace:query collection="b">2</squarespace:query>3</squarespace:query>4',
  );
  expect(bodies).toEqual(['1<squarespace:query collection="b">2</squarespace:query>3']);
});

test('a tag that is never closed stands alone', () => {
  const { pieces } = extract('a<squarespace:navigation navigationId="x" template="nav">b');
  expect(pieces).toEqual([
    'a',
    { name: 'navigation', bodyId: '-', attributes: { navigationId: 'x', template: 'nav' } },
    'b',
  ]);
});
