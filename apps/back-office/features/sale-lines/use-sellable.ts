import type { CallAnswer, DraftLine } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { saleTexts as texts } from './sale-texts.ts';

const address = 'POST /api/sites/:identifier/draft-orders/variants';

/** A variant that staff can sell. */
export type Sellable = CallAnswer<typeof address>['variants'][number];

/** Name of a product with its variant. */
export function nameSellable({ title, variant }: Sellable): string {
  return [title, variant].filter(Boolean).join(', ');
}

/** What is found by a part of a name or SKU; undefined until it is known. */
export function useFoundVariants(search: string): readonly Sellable[] | undefined {
  const { identifier } = useSite();
  const read = useRead(
    address,
    { params: { identifier }, body: { search } },
    { isWanted: search !== '', keepsPrevious: true },
  );
  return search !== '' && read.state === 'success' ? read.answer.variants : undefined;
}

/** What stands behind the lines, with what each is called. */
export function useNamedLines(lines: readonly DraftLine[]) {
  const write = useTexts();
  const { identifier } = useSite();
  const ids = lines.flatMap((line) => (line.kind === 'variant' ? [line.variantId] : []));
  const read = useRead(
    address,
    { params: { identifier }, body: { ids } },
    { isWanted: ids.length > 0, keepsPrevious: true },
  );
  const known = new Map(
    read.state === 'success' ? read.answer.variants.map((one) => [one.variantId, one]) : [],
  );
  const nameOf = (line: DraftLine): string => {
    if (line.kind === 'text') return line.title;
    const variant = known.get(line.variantId);
    if (variant) return nameSellable(variant);
    return read.state === 'success' && !read.isRefreshing ? write(texts.gone) : '…';
  };
  return { known, nameOf };
}
