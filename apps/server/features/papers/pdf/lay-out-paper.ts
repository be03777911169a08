/** An invoice or a credit note as a document of the PDF library. */
import { fillMessage, type PaperWords } from '@sitewright/contract';
import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PaperContent, PaperLine, TaxNote } from '../paper-content.ts';
import {
  bare,
  blocksBeside,
  framePaper,
  headCell,
  ruledTable,
  soft,
  topOf,
} from './paper-frame.ts';
import { createPaperWriter, type PaperWriter } from './paper-writer.ts';

export function layOutPaper(paper: PaperContent): TDocumentDefinitions {
  const writer = createPaperWriter(paper.notation);
  const { words } = writer;
  const title = paper.kind === 'invoice' ? words.invoice : words.creditNote;
  return framePaper({
    writer,
    title,
    reference: paper.number,
    seller: paper.seller,
    writtenAt: new Date(paper.issuedAt),
    content: [
      topOf(title, paper.seller, listFacts(paper, writer)),
      ...(paper.isTest ? [{ text: words.test, bold: true, margin: [0, 0, 0, 14] as Margin }] : []),
      blocksBeside(listParties(paper, writer)),
      lineTable(paper, writer),
      { columns: [{ width: '*', text: '' }, sumTable(paper, writer)], margin: [0, 10, 0, 18] },
      ...taxTable(paper, writer),
      ...listNotes(paper, writer).map((text) => ({ text, margin: [0, 0, 0, 4] as Margin })),
    ],
  });
}

type Margin = [number, number, number, number];

function listFacts(paper: PaperContent, { words, day }: PaperWriter): [string, string][] {
  const { kind, refersTo } = paper;
  const label = kind === 'invoice' ? words.refersToCreditNote : words.refersTo;
  return [
    [words.number, paper.number],
    [words.issuedOn, day(paper.issuedAt)],
    [words.suppliedOn, day(paper.suppliedAt)],
    [words.order, `#${paper.orderNumber}`],
    [words.orderedOn, day(paper.orderedAt)],
    ...(refersTo ? [[label, writeReference(refersTo, { words, day })] as Fact] : []),
  ];
}

type Fact = [string, string];

function writeReference(
  { number, issuedAt }: NonNullable<PaperContent['refersTo']>,
  { words, day }: Pick<PaperWriter, 'words' | 'day'>,
): string {
  return fillMessage(words.refersToValue, { number, day: day(issuedAt) });
}

function listParties({ seller, buyer, shipTo }: PaperContent, { words }: PaperWriter) {
  const sellerLines = [
    ...seller.address,
    seller.email,
    seller.phone,
    seller.vatId && fillMessage(words.vatId, { id: seller.vatId }),
    seller.taxNumber && fillMessage(words.taxNumber, { id: seller.taxNumber }),
    seller.register,
  ];
  const buyerLines = [
    ...buyer.lines,
    buyer.email,
    buyer.taxId && fillMessage(words.vatId, { id: buyer.taxId }),
  ];
  const isElsewhere = shipTo.length > 0 && shipTo.join('\n') !== buyer.lines.join('\n');
  return [
    { label: words.billTo, lines: buyerLines.filter(Boolean) },
    ...(isElsewhere ? [{ label: words.shipTo, lines: shipTo }] : []),
    { label: seller.name, lines: sellerLines.filter(Boolean) },
  ];
}

function lineTable(paper: PaperContent, writer: PaperWriter): Content {
  const { words } = writer;
  const head = [
    headCell(words.item, 'left'),
    headCell(words.quantity),
    headCell(words.unitPrice),
    headCell(words.rate),
    headCell(words.net),
    headCell(words.tax),
    headCell(words.total),
  ];
  const rows = paper.lines.map((line) => lineRow(line, writer));
  return ruledTable(['*', 26, 62, 42, 58, 54, 62], head, rows);
}

function lineRow(line: PaperLine, writer: PaperWriter): TableCell[] {
  const { money, rate, words } = writer;
  const { quantity, unitPriceCents, unitNetCents, ratePpm } = line;
  const net =
    unitNetCents === undefined ? '' : fillMessage(words.unitNet, { amount: money(unitNetCents) });
  const right = (text: string): TableCell => ({ text, alignment: 'right' });
  return [
    { stack: describeLine(line, writer) },
    right(quantity > 0 ? String(quantity) : ''),
    {
      alignment: 'right',
      stack: [
        { text: unitPriceCents === undefined ? '' : money(unitPriceCents) },
        ...(net ? [{ text: net, color: soft, fontSize: 7.5 }] : []),
      ],
    },
    right(ratePpm === undefined ? '–' : rate(ratePpm)),
    right(money(line.netCents)),
    right(money(line.taxCents)),
    right(money(line.totalCents)),
  ];
}

function describeLine(line: PaperLine, { words, money }: PaperWriter): Content[] {
  const details = [
    line.variant,
    line.sku && `${words.sku} ${line.sku}`,
    ...line.adjustments.map(({ kind, name, amountCents }) => {
      return `${nameAdjustment(words, kind, name)}: ${money(amountCents)}`;
    }),
  ];
  return [
    { text: line.title || words.shipping },
    ...details.filter(Boolean).map((text) => ({ text, color: soft, fontSize: 7.5 })),
  ];
}

function nameAdjustment(words: PaperWords, kind: string, name: string): string {
  if (kind === 'tax-relief') return fillMessage(words.taxRelief, { name });
  if (kind === 'rounding') return words.rounding;
  return name || words.discount;
}

function sumTable(
  { kind, sums, paidBy, due }: PaperContent,
  { words, money }: PaperWriter,
): Column {
  const row = (label: string, amountCents: number, isStrong = false): TableCell[] => [
    { text: label, bold: isStrong, fontSize: isStrong ? 11 : 9 },
    { text: money(amountCents), alignment: 'right', bold: isStrong, fontSize: isStrong ? 11 : 9 },
  ];
  const total = kind === 'invoice' ? words.sumTotal : words.creditTotal;
  return {
    width: 230,
    unbreakable: true,
    stack: [
      {
        table: {
          widths: ['*', 'auto'],
          body: [
            row(words.sumNet, sums.netCents),
            row(words.sumTax, sums.taxCents),
            row(total, sums.totalCents, true),
            ...paidBy.map(({ name, amountCents }) =>
              row(fillMessage(words.paidBy, { name }), -amountCents),
            ),
            ...(due ? [row(words.due, due.amountCents, true)] : []),
          ],
        },
        layout: { ...bare, paddingBottom: () => 3 },
      },
    ],
  };
}

/** Each tax with what it fell on: by rate, and in the States by jurisdiction. */
function taxTable({ sums }: PaperContent, { words, money, rate }: PaperWriter): Content[] {
  const right = (text: string): TableCell => ({ text, alignment: 'right' });
  const rows: TableCell[][] = sums.taxes.map(({ name, ratePpm, netCents, taxCents }) => [
    { text: name },
    right(ratePpm === undefined ? '–' : rate(ratePpm)),
    right(money(netCents)),
    right(money(taxCents)),
  ]);
  if (sums.untaxedCents !== 0) {
    rows.push([
      { text: words.untaxed },
      right(rate(0)),
      right(money(sums.untaxedCents)),
      right(money(0)),
    ]);
  }
  if (rows.length === 0) return [];
  const head = [
    headCell(words.taxName, 'left'),
    headCell(words.taxRate),
    headCell(words.taxBase),
    headCell(words.tax),
  ];
  return [
    { ...ruledTable(['*', 60, 80, 80], head, rows), unbreakable: true, margin: [0, 0, 0, 16] },
  ];
}

const noteWords = {
  'reverse-charge': 'reverseCharge',
  'intra-community': 'intraCommunity',
  export: 'export',
  voucher: 'voucher',
} as const;

function listNotes(paper: PaperContent, { words, day }: PaperWriter): string[] {
  const { currency } = paper.notation;
  const { due, sums, reason } = paper;
  const notes = paper.taxNotes.map((note) => writeTaxNote(note, paper, words));
  const isPaid = paper.kind === 'invoice' && !due;
  return [
    ...(reason ? [`${words.reason}: ${reason}`] : []),
    ...(sums.taxes.length > 0
      ? [fillMessage(paper.isTaxInPrices ? words.inclusive : words.exclusive, { currency })]
      : []),
    ...notes,
    ...(isPaid ? [words.paid] : []),
    ...(due?.day ? [fillMessage(words.dueBy, { day: day(due.day) })] : []),
    ...(due?.instructions ? [due.instructions] : []),
  ].filter(Boolean);
}

function writeTaxNote(note: TaxNote, paper: PaperContent, words: PaperWords): string {
  if (note === 'by-owner') return paper.noTaxNote;
  if (note === 'exempt') return fillMessage(words.exempt, { note: paper.buyer.taxId || '–' });
  return words[noteWords[note]];
}
