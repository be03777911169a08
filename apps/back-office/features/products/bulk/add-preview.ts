/** Parts of a preview, each behind the one before, as one. Pure. */
import { staffLimits, type BulkPreview } from '@sitewright/contract';

/** What was looked at until now, and the next part of it. */
export function addPreview(sum: BulkPreview, part: BulkPreview): BulkPreview {
  const { previewedRows } = staffLimits;
  const reasons = new Map(sum.refusals.map((refusal) => [refusal.reason, refusal]));
  for (const { reason, count, products } of part.refusals) {
    const known = reasons.get(reason);
    reasons.set(reason, {
      reason,
      count: (known?.count ?? 0) + count,
      products: [...(known?.products ?? []), ...products].slice(0, previewedRows),
    });
  }
  return {
    ...sum,
    next: part.next,
    lookedAt: sum.lookedAt + part.lookedAt,
    changed: sum.changed + part.changed,
    changedVariants: sum.changedVariants + part.changedVariants,
    unchanged: sum.unchanged + part.unchanged,
    refused: sum.refused + part.refused,
    rows: [...sum.rows, ...part.rows].slice(0, previewedRows),
    refusals: [...reasons.values()],
  };
}
