import { cutText, datasetLimits as most, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';
import { tableMarkup } from './markup.ts';

const schema = z.looseObject({
  rows: makeItemsSchema({ cells: makeTextSchema(10_000) }, most.maxRows),
  /** Plain text above it. */
  caption: makeTextSchema(500).optional(),
  /** The first row names the columns. */
  hasHeadRow: z.boolean(),
  /** The first cell of a row names the row. */
  hasHeadColumn: z.boolean(),
  /** Every second row has another background. */
  isStriped: z.boolean(),
});

/** Rows and columns of text, as many as of datasets (D-45). Each row is a value of its own; its cells stand on lines. */
export const tableBlock = defineBlockType({
  type: 'table',
  legacyType: 1337,
  kind: 'table',
  title: 'Table',
  germanTitle: 'Tabelle',
  version: 1,
  schema,
  markup: tableMarkup,
  panel: [
    { kind: 'text', name: 'caption', label: { en: 'Caption', de: 'Titel' }, maxLength: 500 },
    {
      kind: 'items',
      name: 'rows',
      label: { en: 'Rows', de: 'Zeilen' },
      one: { en: 'Row', de: 'Zeile' },
      limit: most.maxRows,
      titledBy: 'cells',
      begins: { cells: '' },
      fields: [
        {
          kind: 'long-text',
          name: 'cells',
          label: { en: 'Cells', de: 'Zellen' },
          help: { en: 'One on each line.', de: 'Eine je Zeile.' },
          maxLength: 10_000,
        },
      ],
    },
    {
      kind: 'switch',
      name: 'hasHeadRow',
      label: { en: 'First row names the columns', de: 'Erste Zeile benennt die Spalten' },
    },
    {
      kind: 'switch',
      name: 'hasHeadColumn',
      label: { en: 'First column names the rows', de: 'Erste Spalte benennt die Zeilen' },
    },
    { kind: 'switch', name: 'isStriped', label: { en: 'Stripes', de: 'Streifen' } },
  ],
  size: { width: 16, height: 6 },
  initial: { rows: {}, hasHeadRow: true, hasHeadColumn: false, isStriped: false },
  sample: {
    rows: nameItems([
      { cells: 'Size\nWidth\nPrice' },
      { cells: 'Small\n12 cm\n18 €' },
      { cells: 'Large\n24 cm' },
    ]),
    caption: 'Bowls',
    hasHeadRow: true,
    hasHeadColumn: true,
    isStriped: true,
  },
  show: ({ rows, caption, hasHeadRow, hasHeadColumn, isStriped }, source) => {
    const cells = listItems(rows).map((row) => row.cells.split('\n').slice(0, most.maxColumns));
    const width = Math.max(0, ...cells.map(({ length }) => length));
    const full = cells.map((row) =>
      Array.from({ length: width }, (_, at) => ({
        text: row[at] ?? '',
        isRowHead: hasHeadColumn && at === 0,
      })),
    );
    const firstRow = (cells[0] ?? []).filter((cell) => cell.trim() !== '');
    return {
      caption: caption ?? '',
      label: caption?.trim() || cutText(firstRow.join(', '), 100) || sayOfSource(source)('Table'),
      isStriped,
      head: hasHeadRow ? (full[0] ?? []) : [],
      body: (hasHeadRow ? full.slice(1) : full).map((row) => ({ row })),
    };
  },
  isEmpty: ({ rows }) => listItems(rows).every(({ cells }) => cells.trim() === ''),
});
