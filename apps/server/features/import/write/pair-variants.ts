import type { VariantRow } from '../../products/stored-products.ts';
import type { VariantDraft } from '../draft/product-draft.ts';
import { combinationOf } from '../draft/read-variants.ts';

/** The variant each draft is about: by foreign id, else by SKU, else by its option values. */
export function pairVariants(
  drafts: readonly VariantDraft[],
  existing: readonly VariantRow[],
): ReadonlyMap<VariantDraft, VariantRow> {
  const pairs = new Map<VariantDraft, VariantRow>();
  const free = new Set(existing);
  const tests: ((draft: VariantDraft, row: VariantRow) => boolean)[] = [
    (draft, row) => draft.externalId !== null && draft.externalId === row.external_id,
    (draft, row) => draft.sku !== '' && draft.sku === row.sku,
    (draft, row) => combinationOf(draft) === combinationOf(row),
  ];
  for (const test of tests) {
    for (const draft of drafts) {
      if (pairs.has(draft)) continue;
      const row = [...free].find((candidate) => test(draft, candidate));
      if (!row) continue;
      pairs.set(draft, row);
      free.delete(row);
    }
  }
  return pairs;
}
