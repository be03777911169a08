import { datasetLimits } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';
import { nameItems } from '../items.ts';

const draw = (rows: readonly string[], more: object = {}) =>
  drawBlock('table', { rows: nameItems(rows.map((cells) => ({ cells }))), ...more });
const count = (html: string, tag: string) => html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length;

it('DATA-06 D-45 has no more columns than a dataset, and each row as many as the widest', () => {
  const line = (cells: number) => Array.from({ length: cells }, (_, at) => `c${at}`).join('\n');
  const most = datasetLimits.maxColumns;
  const html = draw([line(most + 1), 'alone'], { hasHeadRow: false });
  expect([most, count(html, 'td')]).toEqual([20, 2 * most]);
  expect(html).not.toContain(`c${most}`);
});

it('the first row and the first column are names where the owner says so', () => {
  const rows = ['Size\nPrice', 'Small\n18 €'];
  const heads = (more: object) => {
    const html = draw(rows, more);
    return ['col', 'row'].map((scope) => html.match(new RegExp(`scope="${scope}"`, 'g'))?.length);
  };
  expect(heads({ hasHeadRow: true })).toEqual([2, undefined]);
  expect(heads({ hasHeadRow: false })).toEqual([undefined, undefined]);
  expect(heads({ hasHeadRow: false, hasHeadColumn: true })).toEqual([undefined, 2]);
  expect(heads({ hasHeadRow: true, hasHeadColumn: true })).toEqual([2, 1]);
  expect(draw(rows)).not.toContain('sw-table-striped');
});
