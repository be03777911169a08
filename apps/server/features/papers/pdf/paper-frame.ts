/** What all papers look like: page, fonts, head, foot, tables with fine lines. */
import type {
  Content,
  ContentTable,
  CustomTableLayout,
  PageSize,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import { fillMessage } from '@sitewright/contract';
import type { Seller } from '../paper-content.ts';
import type { PaperWriter } from './paper-writer.ts';

export const ink = '#1f2422';
/** For what is less important. */
export const soft = '#5c6662';
const line = '#d5dad7';
const tint = '#f4f5f3';

const marginSide = 42;

/** Where office paper is Letter. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO']);

export interface Frame {
  writer: PaperWriter;
  title: string;
  /** Of the order or the paper; stands on every page. */
  reference: string;
  seller: Seller;
  /** When it was issued: part of the file, so that it is the same each time. */
  writtenAt: Date;
  content: Content[];
}

/** A document with the head and foot of all papers around its content. */
export function framePaper(frame: Frame): TDocumentDefinitions {
  const { writer, title, reference, seller, writtenAt, content } = frame;
  const mark = [seller.name, `${title} ${reference}`].join('  ·  ');
  return {
    info: { title: `${title} ${reference}`, author: seller.name, creationDate: writtenAt },
    pageSize: pageSizeOf(writer.locale),
    pageMargins: [marginSide, 56, marginSide, 76],
    language: writer.locale,
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.25, color: ink },
    header: (page) =>
      page === 1
        ? undefined
        : { text: mark, color: soft, fontSize: 8, margin: [marginSide, 28, marginSide, 0] },
    footer: (page, pages) => ({
      margin: [marginSide, 18, marginSide, 0],
      columns: [
        { text: seller.footer, width: '*', maxHeight: 44 },
        {
          text: fillMessage(writer.words.page, { page, pages }),
          width: 90,
          alignment: 'right',
        },
      ],
      columnGap: 16,
      color: soft,
      fontSize: 7.5,
    }),
    content,
  };
}

function pageSizeOf(locale: string): PageSize {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return letterRegions.has(region) ? 'LETTER' : 'A4';
}

/** Fine lines between rows, the head tinted. */
export const ruled: CustomTableLayout = {
  hLineWidth: (row, node) => (row === 0 || row === node.table.body.length ? 0 : 0.6),
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingLeft: (column) => (column === 0 ? 6 : 4),
  paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 6 : 4),
  paddingTop: () => 5,
  paddingBottom: () => 4,
  fillColor: (row, node) => (row < (node.table.headerRows ?? 0) ? tint : null),
};

/** A table whose head stands on every page that it reaches. */
export function ruledTable(
  widths: (string | number)[],
  head: TableCell[],
  rows: TableCell[][],
): ContentTable {
  return {
    table: { widths, headerRows: 1, dontBreakRows: true, body: [head, ...rows] },
    layout: ruled,
  };
}

/** A cell in the head of a table. */
export function headCell(text: string, alignment: 'left' | 'right' = 'right'): TableCell {
  return { text, alignment, color: soft, fontSize: 8 };
}

/** Large title at the left, facts at the right. */
export function topOf(title: string, seller: Seller, facts: [string, string][]): Content {
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: seller.name, fontSize: 10, bold: true, color: soft, margin: [0, 0, 0, 6] },
          { text: title, fontSize: 24, bold: true, lineHeight: 1.1 },
        ],
      },
      {
        width: 230,
        table: {
          widths: ['auto', '*'],
          body: facts.map(([label, value]) => [
            { text: label, color: soft },
            { text: value, alignment: 'right' },
          ]),
        },
        layout: { ...bare, paddingBottom: () => 1 },
      },
    ],
    columnGap: 20,
    margin: [0, 0, 0, 24],
  };
}

/** A table without lines. */
export const bare: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : 8),
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 2,
};

/** Blocks of lines side by side, such as addresses. */
export function blocksBeside(blocks: { label: string; lines: string[] }[]): Content {
  return {
    columns: blocks.map(({ label, lines }) => ({
      width: '*',
      stack: [
        { text: label, color: soft, fontSize: 8, margin: [0, 0, 0, 3] },
        ...lines.map((text) => ({ text })),
      ],
    })),
    columnGap: 20,
    margin: [0, 0, 0, 22],
  };
}
