/** A bulk edit as somebody fills it in, and what the call is told of it. */
import { PPM, parseDecimal, type PriceEnding } from '@sitewright/commerce';
import type { CallInput } from '@sitewright/contract';
import { readMeasure, type MeasureWriting } from '../../../measures/measures.ts';
import { readAmount } from '../amounts.ts';

type BulkBody = CallInput<'POST /api/sites/:identifier/bulk-edits'>['body'];

/** The changes, as the call takes them. */
export type BulkEditInput = BulkBody['edit'];

export const priceKinds = ['keep', 'set', 'add', 'take', 'raise', 'lower'] as const;
export const saleKinds = ['keep', 'percent-off', 'off', 'set', 'end'] as const;
export const stateKinds = ['keep', 'show', 'hide', 'archive', 'unarchive'] as const;
export const weightKinds = ['keep', 'set', 'add', 'take'] as const;
export const countKinds = ['keep', 'count', 'uncounted'] as const;

export interface BulkDraft {
  readonly price: (typeof priceKinds)[number];
  readonly priceValue: string;
  readonly priceEnding: PriceEnding;
  readonly sale: (typeof saleKinds)[number];
  readonly saleValue: string;
  readonly saleEnding: PriceEnding;
  readonly state: (typeof stateKinds)[number];
  readonly weight: (typeof weightKinds)[number];
  readonly weightValue: string;
  readonly count: (typeof countKinds)[number];
  /** Separated by commas. */
  readonly tagsAdded: string;
  readonly tagsRemoved: string;
  readonly categoriesAdded: readonly string[];
  readonly categoriesRemoved: readonly string[];
  /** Empty: each stays on its store page. */
  readonly collectionId: string;
  /** Empty: they stay. */
  readonly seoTitle: string;
  readonly seoDescription: string;
}

export const emptyBulkDraft: BulkDraft = {
  price: 'keep',
  priceValue: '',
  priceEnding: 'none',
  sale: 'keep',
  saleValue: '',
  saleEnding: 'none',
  state: 'keep',
  weight: 'keep',
  weightValue: '',
  count: 'keep',
  tagsAdded: '',
  tagsRemoved: '',
  categoriesAdded: [],
  categoriesRemoved: [],
  collectionId: '',
  seoTitle: '',
  seoDescription: '',
};

/** Fields that say nothing that can be sent yet. */
export type BulkFault = 'priceValue' | 'saleValue' | 'weightValue';

/** The edit, empty when nothing changes; and what is not readable in it. */
export function readBulkDraft(
  draft: BulkDraft,
  writing: MeasureWriting & { readonly currency: string },
): { edit: BulkEditInput; faults: BulkFault[] } {
  const { currency } = writing;
  const faults: BulkFault[] = [];
  const need = <Value>(value: Value | undefined, fault: BulkFault): Value | undefined => {
    if (value === undefined) faults.push(fault);
    return value;
  };
  const price = draft.price === 'keep' ? undefined : need(readPrice(draft, currency), 'priceValue');
  const sale = draft.sale === 'keep' ? undefined : need(readSale(draft, currency), 'saleValue');
  const weight =
    draft.weight === 'keep' ? undefined : need(readWeight(draft, writing), 'weightValue');
  const tags = { add: words(draft.tagsAdded), remove: words(draft.tagsRemoved) };
  const categories = { add: [...draft.categoriesAdded], remove: [...draft.categoriesRemoved] };
  const seoTitle = draft.seoTitle.trim();
  const seoDescription = draft.seoDescription.trim();
  return {
    faults,
    edit: {
      ...(price && { price }),
      ...(sale && { sale }),
      ...(weight && { weight }),
      ...stateOf(draft),
      ...(draft.count !== 'keep' && { isCounted: draft.count === 'count' }),
      ...(tags.add.length + tags.remove.length > 0 && { tags }),
      ...(categories.add.length + categories.remove.length > 0 && { categories }),
      ...(draft.collectionId !== '' && { collectionId: draft.collectionId }),
      ...(seoTitle !== '' && { seoTitle }),
      ...(seoDescription !== '' && { seoDescription }),
    },
  };
}

function readPrice(draft: BulkDraft, currency: string): BulkEditInput['price'] {
  const { price, priceValue, priceEnding: ending } = draft;
  if (price === 'raise' || price === 'lower') {
    const ppm = readPercent(priceValue);
    if (ppm === undefined || (price === 'lower' && ppm > PPM)) return undefined;
    return { kind: 'percent', ppm: price === 'raise' ? ppm : -ppm, ending };
  }
  const cents = readAmount(priceValue, currency);
  if (cents === undefined || cents < 0) return undefined;
  if (price === 'set') return { kind: 'set', cents };
  return { kind: 'add', cents: price === 'add' ? cents : -cents, ending };
}

function readSale(draft: BulkDraft, currency: string): BulkEditInput['sale'] {
  const { sale, saleValue, saleEnding: ending } = draft;
  if (sale === 'end') return { kind: 'end' };
  if (sale === 'percent-off') {
    const ppm = readPercent(saleValue);
    return ppm === undefined || ppm > PPM ? undefined : { kind: 'percent-off', ppm, ending };
  }
  const cents = readAmount(saleValue, currency);
  if (cents === undefined || cents < 0) return undefined;
  return sale === 'set' ? { kind: 'set', cents } : { kind: 'off', cents, ending };
}

function readWeight(
  { weight, weightValue }: BulkDraft,
  writing: MeasureWriting,
): BulkEditInput['weight'] {
  const read = readMeasure('weight', weightValue, writing);
  if (weightValue.trim() === '' || 'fault' in read) return undefined;
  const grams = read.value;
  if (weight === 'set') return { kind: 'set', grams };
  return { kind: 'add', grams: weight === 'add' ? grams : -grams };
}

function readPercent(typed: string): number | undefined {
  const ppm = parseDecimal(typed.trim().replace('%', '').trim().replace(',', '.'), 4);
  return ppm === undefined || ppm < 0 || ppm > 100_000_000 ? undefined : ppm;
}

function stateOf({ state }: BulkDraft): Pick<BulkEditInput, 'isVisible' | 'isArchived'> {
  if (state === 'show' || state === 'hide') return { isVisible: state === 'show' };
  return state === 'keep' ? {} : { isArchived: state === 'archive' };
}

function words(typed: string): string[] {
  return [...new Set(typed.split(',').map((word) => word.trim()))].filter((word) => word !== '');
}
