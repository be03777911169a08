/** What is written on an invoice or a credit note, out of the stored steps of an order. */
import {
  PPM,
  multiplyRatio,
  listBilledLines,
  listBilledRates,
  listHeldRules,
  listRefundedLines,
  SHIPPING_PART,
  sumBilledLines,
  type BilledLine,
  type BilledRate,
  type ChargedPart,
  type RefundedPart,
  type TotalStep,
} from '@sitewright/commerce';
import { nameBalance } from '@sitewright/contract';
import { howToPayBy } from '../../payments/providers.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { findTaxNotes } from './find-tax-notes.ts';
import type { PaperedOrder, PaperedPart } from './load-papered-order.ts';
import type { PaperContent, PaperLine } from './paper-content.ts';
import { readSeller, writePaperAddress } from './paper-parties.ts';

/** A paper without its number. */
export type UnnumberedPaper = Omit<PaperContent, 'number'>;

interface Making {
  site: Site;
  order: PaperedOrder;
  /** Terms of the buyer that the owner set. */
  buyer: { isTaxExempt: boolean; taxNote: string };
  now: Date;
}

/** What an invoice of what was ordered at once says; what is still to pay, and how, while that is to come. */
export function makeInvoiceContent(making: Making): UnnumberedPaper {
  const { site, order: whole, now } = making;
  const order = { ...whole, ...whole.base };
  const steps = stepsOf(order);
  const lines = listBilledLines(steps, order.charged);
  const paidBy = order.balances.map((paid) => ({
    name: nameBalance(paid),
    amountCents: paid.amountCents,
  }));
  const isDue = order.status === 'awaiting_payment';
  const paidCents = paidBy.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    ...makeCommon({ ...making, order }, { kind: 'invoice', lines, rates: listBilledRates(steps) }),
    suppliedAt: (order.paidAt ?? now).toISOString(),
    reason: '',
    paidBy,
    ...(isDue && {
      due: {
        amountCents: order.grandTotalCents - paidCents,
        day: order.dueAt?.toISOString() ?? null,
        instructions: howToPayBy(site, order.provider)?.instructions ?? '',
      },
    }),
  };
}

/** What an edit added, and who paid for it. */
export interface BilledEdit extends Omit<PaperedPart, 'grandTotalCents'> {
  reason: string;
  balances: PaperedOrder['balances'];
  /** What it left to pay; nothing once that is paid. */
  dueCents: number;
}

/** What the invoice of an edit says: what it added, and no more. */
export function makeEditInvoiceContent(
  making: Making,
  { charged, steps, balances, reason, dueCents }: BilledEdit,
): UnnumberedPaper {
  const { site, order, now } = making;
  const part = { ...order, charged, steps };
  const lines = listBilledLines(steps, charged);
  const rates = listBilledRates(steps);
  const instructions = howToPayBy(site, order.provider)?.instructions ?? '';
  return {
    ...makeCommon({ ...making, order: part }, { kind: 'invoice', lines, rates }),
    suppliedAt: now.toISOString(),
    reason,
    paidBy: balances.map((paid) => ({ name: nameBalance(paid), amountCents: paid.amountCents })),
    ...(dueCents > 0 && { due: { amountCents: dueCents, day: null, instructions } }),
  };
}

/** Of what a credit note tells: the invoice, and what of it goes back. */
export interface CreditedParts {
  invoice: Pick<PaperContent, 'number' | 'issuedAt' | 'suppliedAt'>;
  parts: readonly (RefundedPart | ChargedPart)[];
  reason: string;
}

/** What a credit note says: what is credited, by the taxes of the order, and for which invoice. */
export function makeCreditNoteContent(
  making: Making,
  { invoice, parts, reason }: CreditedParts,
): UnnumberedPaper {
  const rates = ratesOf(making.order);
  return {
    ...makeCommon(making, { kind: 'credit-note', lines: listRefundedLines(parts), rates }),
    suppliedAt: invoice.suppliedAt,
    refersTo: { number: invoice.number, issuedAt: invoice.issuedAt },
    reason,
    paidBy: [],
  };
}

/** Of what an invoice tells that takes a credit note back. */
interface UncreditedParts {
  creditNote: Pick<PaperContent, 'number' | 'issuedAt' | 'suppliedAt'>;
  parts: readonly RefundedPart[];
}

export function makeCorrectionContent(
  making: Making,
  { creditNote, parts }: UncreditedParts,
): UnnumberedPaper {
  const { number, issuedAt, suppliedAt } = creditNote;
  return {
    ...makeCommon(making, {
      kind: 'invoice',
      lines: listRefundedLines(parts),
      rates: ratesOf(making.order),
    }),
    suppliedAt,
    refersTo: { number, issuedAt },
    reason: '',
    paidBy: [],
  };
}

function ratesOf(order: PaperedOrder): BilledRate[] {
  return listBilledRates(stepsOf(order));
}

function stepsOf(order: PaperedOrder): readonly TotalStep[] {
  return order.steps.length > 0 ? order.steps : stepsOfOld(order);
}

interface Billed {
  kind: PaperContent['kind'];
  lines: readonly BilledLine[];
  rates: readonly BilledRate[];
}

function makeCommon({ site, order, buyer, now }: Making, { kind, lines, rates }: Billed) {
  const { shippingAddress, billingAddress } = order;
  const typeOf = new Map(order.items.map(({ id, productType }) => [id, productType]));
  const { country: sellerCountry } = readSettings(site, 'business');
  const { noTaxNote } = readSettings(site, 'papers');
  const untaxed = lines.filter(({ taxes, totalCents }) => taxes.length === 0 && totalCents !== 0);
  const buyerAddress = billingAddress ?? shippingAddress;
  const money = site.notationOf(order.currency);
  const typedTaxId = buyerAddress?.['vatId'] ?? '';
  return {
    kind,
    isTest: order.isTest,
    notation: {
      locale: site.locale,
      timeZone: site.timeZone,
      currency: order.currency,
      ...(money && { money }),
    },
    issuedAt: now.toISOString(),
    orderNumber: order.orderNumber,
    orderedAt: order.createdAt.toISOString(),
    seller: readSeller(site),
    buyer: {
      lines: writePaperAddress(buyerAddress, site.locale),
      email: order.email,
      taxId: typedTaxId || (buyer.isTaxExempt ? buyer.taxNote : ''),
    },
    shipTo: writePaperAddress(shippingAddress, site.locale),
    isTaxInPrices: rates.some(({ isIncluded }) => isIncluded),
    lines: lines.map((line) => writeLine(line, order, rates)),
    sums: sumBilledLines(lines, rates),
    taxNotes: findTaxNotes({
      sellerCountry,
      buyerCountry: (shippingAddress ?? billingAddress)?.['country'] ?? '',
      isExempt: buyer.isTaxExempt,
      untaxedTypes: untaxed.map(({ id }) => typeOf.get(id)),
      isAllUntaxed: lines.every(({ taxes }) => taxes.length === 0),
      hasOwnNote: noTaxNote !== '',
    }),
    noTaxNote,
  };
}

function writeLine(line: BilledLine, order: PaperedOrder, rates: readonly BilledRate[]): PaperLine {
  const { id, quantity, adjustments, netCents, taxCents, totalCents } = line;
  const item = order.items.find((one) => one.id === id);
  const own = rates.filter(({ ruleId }) => line.taxes.some((tax) => tax.ruleId === ruleId));
  const heldIds = listHeldRules(stepsOf(order), id);
  const held = own.filter(({ ruleId }) => heldIds.includes(ruleId));
  const isRated = own.length > 0 && own.every(({ ratePpm }) => ratePpm !== undefined);
  return {
    title: item?.title ?? order.shippingOptionName,
    isShipping: id === SHIPPING_PART,
    variant: item?.variant ?? '',
    sku: item?.sku ?? '',
    quantity,
    ...(quantity > 0 && writePrices(line, item?.unitPriceCents, held)),
    adjustments,
    ...(isRated && { ratePpm: sumRates(own) }),
    netCents,
    taxCents,
    totalCents,
  };
}

/** Shipping is one unit at its own price. */
function writePrices(
  { baseCents, quantity }: BilledLine,
  itemPriceCents: number | undefined,
  held: readonly BilledRate[],
): Pick<PaperLine, 'unitPriceCents' | 'unitNetCents'> {
  const unitPriceCents = itemPriceCents ?? multiplyRatio(baseCents, 1, quantity);
  const heldPpm = sumRates(held);
  if (heldPpm === 0) return { unitPriceCents };
  const unitNetCents = multiplyRatio(unitPriceCents, PPM, PPM + heldPpm);
  return { unitPriceCents, unitNetCents };
}

function sumRates(rates: readonly BilledRate[]): number {
  return rates.reduce((sum, { ratePpm = 0 }) => sum + ratePpm, 0);
}

/** Orders of old tell no steps: what was charged beside the prices counts as taken off. */
function stepsOfOld({ items, charged, taxLines }: PaperedOrder): TotalStep[] {
  const facts = { ruleId: '', name: '', baseCents: 0 };
  const isHeld = (name: string) => taxLines.find((line) => line.name === name)?.isIncluded ?? false;
  return charged.flatMap(({ id, amountCents, taxes }): TotalStep[] => {
    const item = items.find((one) => one.id === id);
    const onTop = taxes.filter(({ ruleId }) => !isHeld(ruleId));
    const leftCents = amountCents - onTop.reduce((sum, tax) => sum + tax.amountCents, 0);
    const baseCents = item ? item.unitPriceCents * item.quantity : leftCents;
    const step = (kind: TotalStep['kind'], cents: number): TotalStep => {
      return { ...facts, kind, amountCents: cents, parts: [{ id, amountCents: cents }] };
    };
    return [
      ...(baseCents === 0 && amountCents === 0
        ? []
        : [step(item ? 'price' : 'shipping', baseCents)]),
      ...(leftCents === baseCents ? [] : [step('discount', leftCents - baseCents)]),
      ...taxes.map(({ ruleId, amountCents: taxCents }): TotalStep => {
        const kind = isHeld(ruleId) ? 'included-tax' : 'tax';
        const ratePpm = taxLines.find(({ name }) => name === ruleId)?.ratePpm;
        const rated = ratePpm === undefined ? {} : { ratePpm };
        const added = kind === 'tax' ? taxCents : 0;
        return { ...step(kind, added), ...rated, ruleId, name: ruleId, taxCents };
      }),
    ];
  });
}
