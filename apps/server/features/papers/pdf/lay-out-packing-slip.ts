/** A packing slip without prices, and a list to pick by on a page of its own. */
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PackedUnits, PackingSlip } from '../make-packing-slip.ts';
import { blocksBeside, framePaper, headCell, ruledTable, soft, topOf } from './paper-frame.ts';
import { createPaperWriter, type PaperWriter } from './paper-writer.ts';

export function layOutPackingSlip(slip: PackingSlip): TDocumentDefinitions {
  const writer = createPaperWriter(slip.notation);
  const { words, day } = writer;
  const { seller, shipTo, units, method } = slip;
  const reference = `#${slip.orderNumber}`;
  const facts: [string, string][] = [
    [words.order, reference],
    [words.orderedOn, day(slip.orderedAt)],
    ...(method ? [[words.method, method] as [string, string]] : []),
  ];
  const sender = [...seller.address, seller.email, seller.phone].filter(Boolean);
  const nothing = { text: words.nothingToPack };
  return framePaper({
    writer,
    title: words.packingSlip,
    reference,
    seller,
    writtenAt: new Date(slip.writtenAt),
    content: [
      topOf(words.packingSlip, seller, facts),
      blocksBeside([
        { label: words.shipTo, lines: shipTo },
        { label: seller.name, lines: sender },
      ]),
      units.length === 0 ? nothing : slipTable(slip, writer),
      ...(units.length === 0 ? [] : pickList(slip, writer)),
    ],
  });
}

function slipTable({ units }: PackingSlip, { words }: PaperWriter): Content {
  const head = [
    headCell(words.item, 'left'),
    headCell(words.sku, 'left'),
    headCell(words.quantity),
  ];
  const rows = units.map(({ sku, quantity, ...named }): TableCell[] => [
    nameCell(named),
    { text: sku },
    { text: String(quantity), alignment: 'right' },
  ]);
  return ruledTable(['*', 120, 50], head, rows);
}

/** In the order of the numbers that shelves go by. */
function pickList({ units, orderNumber }: PackingSlip, { words, locale }: PaperWriter): Content[] {
  const inOrder = units.toSorted((a, b) => a.sku.localeCompare(b.sku, locale, { numeric: true }));
  const head = [
    headCell(words.picked, 'left'),
    headCell(words.quantity),
    headCell(words.sku, 'left'),
    headCell(words.item, 'left'),
  ];
  const rows = inOrder.map(({ sku, quantity, ...named }): TableCell[] => [
    { canvas: [{ type: 'rect', x: 2, y: 1, w: 11, h: 11, lineWidth: 0.8, lineColor: soft }] },
    { text: String(quantity), alignment: 'right', bold: true },
    { text: sku },
    nameCell(named),
  ]);
  const title = `${words.pickList} · ${words.order} #${orderNumber}`;
  return [
    { text: title, fontSize: 16, bold: true, pageBreak: 'before', margin: [0, 0, 0, 14] },
    ruledTable([50, 40, 120, '*'], head, rows),
  ];
}

function nameCell({ title, variant, answers = [] }: Omit<PackedUnits, 'sku' | 'quantity'>) {
  const details = [...(variant ? [variant] : []), ...answers];
  return {
    stack: [{ text: title }, ...details.map((text) => ({ text, color: soft, fontSize: 8 }))],
  };
}
