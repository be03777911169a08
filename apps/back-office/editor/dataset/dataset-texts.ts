/** Words of the editor of datasets. */
import { messages } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';

export const datasetTexts = defineTexts({
  edit: { en: 'Edit data', de: 'Daten bearbeiten' },
  size: {
    en: '{rows, plural, one {# row} other {# rows}}, {columns, plural, one {# column} other {# columns}}',
    de: '{rows, plural, one {# Zeile} other {# Zeilen}}, {columns, plural, one {# Spalte} other {# Spalten}}',
  },
  title: { en: 'Data of the chart', de: 'Daten des Diagramms' },
  help: {
    en: 'The first row names the columns, the first column names the rows. Paste from a spreadsheet into any cell.',
    de: 'Die erste Zeile benennt die Spalten, die erste Spalte benennt die Zeilen. Aus einer Tabellenkalkulation in jede Zelle einfügen.',
  },
  table: { en: 'Cells', de: 'Zellen' },
  seriesLabel: { en: 'Name of the first column', de: 'Name der ersten Spalte' },
  columnName: { en: 'Name of column {column}', de: 'Name der Spalte {column}' },
  rowName: { en: 'Name of row {row}', de: 'Name der Zeile {row}' },
  cell: { en: 'Row {row}, column {column}', de: 'Zeile {row}, Spalte {column}' },
  addRow: { en: 'Add row', de: 'Zeile hinzufügen' },
  addColumn: { en: 'Add column', de: 'Spalte hinzufügen' },
  removeRow: { en: 'Remove row {row}', de: 'Zeile {row} entfernen' },
  removeColumn: { en: 'Remove column {column}', de: 'Spalte {column} entfernen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  apply: { en: 'Apply', de: 'Übernehmen' },
  empty: { en: messages.dataset.empty, de: 'Gib Daten ein!' },
  rowsIncomplete: {
    en: messages.dataset.rowsIncomplete,
    de: 'In einer oder mehreren Zeilen fehlten Daten.',
  },
  truncated: {
    en: messages.dataset.truncated,
    de: 'Nur die ersten {maxRows} Zeilen und {maxColumns} Spalten werden gezeigt.',
  },
});
