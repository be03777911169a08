import { cutText, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';
import { datasetSchema, fullRows, isDatasetEmpty, type Dataset } from './dataset.ts';
import { drawPie, slicesOf } from './draw-pie.ts';
import { colours, drawSeries } from './draw-series.ts';
import { chartMarkup } from './markup.ts';
import { writeNumber } from './nice-ticks.ts';

const looks = ['bar', 'stacked', 'line', 'area', 'pie', 'doughnut'] as const;

const schema = z.looseObject({
  dataset: datasetSchema,
  look: z.enum(looks),
  /** Plain text above it. */
  title: makeTextSchema(500).optional(),
  /** Behind each number, such as " €". */
  unit: makeTextSchema(20).optional(),
  /** The values stand below it; else they are only read aloud. */
  showValues: z.boolean(),
});

/** Numbers as a picture, drawn without any script. DATA-01, DATA-02 */
export const chartBlock = defineBlockType({
  type: 'chart',
  legacyType: 62,
  kind: 'chart',
  title: 'Chart',
  germanTitle: 'Diagramm',
  version: 1,
  schema,
  markup: chartMarkup,
  panel: [
    { kind: 'dataset', name: 'dataset', label: { en: 'Data', de: 'Daten' } },
    {
      kind: 'choice',
      name: 'look',
      label: { en: 'Shown as', de: 'Gezeigt als' },
      help: {
        en: 'Pies and rings show the first column.',
        de: 'Kreise und Ringe zeigen die erste Spalte.',
      },
      choices: [
        { value: 'bar', label: { en: 'Bars', de: 'Balken' } },
        { value: 'stacked', label: { en: 'Stacked bars', de: 'Gestapelte Balken' } },
        { value: 'line', label: { en: 'Lines', de: 'Linien' } },
        { value: 'area', label: { en: 'Areas', de: 'Flächen' } },
        { value: 'pie', label: { en: 'Pie', de: 'Kreis' } },
        { value: 'doughnut', label: { en: 'Ring', de: 'Ring' } },
      ],
    },
    { kind: 'text', name: 'title', label: { en: 'Title', de: 'Titel' }, maxLength: 500 },
    {
      kind: 'text',
      name: 'unit',
      label: { en: 'Unit', de: 'Einheit' },
      help: { en: 'Stands behind each number.', de: 'Steht hinter jeder Zahl.' },
      maxLength: 20,
    },
    {
      kind: 'switch',
      name: 'showValues',
      label: { en: 'Values as a table below', de: 'Werte als Tabelle darunter' },
    },
  ],
  size: { width: 14, height: 10 },
  initial: {
    dataset: { seriesLabel: '', columns: [], rows: [] },
    look: 'bar',
    showValues: false,
  },
  sample: {
    dataset: {
      seriesLabel: 'Month',
      columns: ['Bowls', 'Cups'],
      rows: [
        { name: 'January', values: [12, 30] },
        { name: 'February', values: [18.5, null] },
        { name: 'March', values: [-4, 22] },
      ],
    },
    look: 'bar',
    title: 'Pieces sold',
    unit: ' pcs',
    showValues: true,
  },
  show: ({ dataset, look, title, unit = '', showValues }, source) => {
    if (isDatasetEmpty(dataset)) return {};
    const { columns, seriesLabel } = dataset;
    const rows = fullRows(dataset);
    const picture =
      look === 'pie' || look === 'doughnut'
        ? showParts(dataset, look === 'doughnut', unit)
        : {
            picture: drawSeries(look, { columns, rows, unit }),
            legend: columns.map((text, at) => ({ text, colour: at % colours })),
          };
    const label = title?.trim() || [seriesLabel, ...columns].filter(Boolean).join(', ');
    return {
      ...picture,
      heading: title ?? '',
      label: cutText(label, 200) || sayOfSource(source)('Chart'),
      seriesLabel,
      showValues,
      columns: columns.map((text) => ({ text })),
      rows: rows.map(({ name, values }) => ({
        text: name,
        cells: values.map((value) => ({
          text: value === undefined ? '' : writeNumber(value) + unit,
        })),
      })),
    };
  },
  isEmpty: ({ dataset }) => isDatasetEmpty(dataset),
});

/** The first column as parts of a whole. */
function showParts(dataset: Dataset, hasHole: boolean, unit: string) {
  const parts = fullRows(dataset).map(({ name, values }) => ({ name, value: values[0] ?? 0 }));
  const slices = slicesOf(parts);
  return {
    picture: drawPie(slices, hasHole, unit),
    legend: slices.map(({ name, colour }) => ({ text: name, colour })),
  };
}
