import type { DraftLine, getDraftOrder } from '@sitewright/contract';
import type { AnswerOf } from '../../http/call-types.ts';
import type { Draft } from '../draft-orders/find-draft.ts';
import type { SellableVariant } from '../draft-orders/find-sellable-variants.ts';
import type { OfferedOption } from '../shipping/load-shipping-options.ts';
import type { Site } from '../sites/site.ts';

/** A draft as its page shows it. */
export interface ShownDraft {
  site: Site;
  draft: Draft;
  /** What it comes to; null once it cannot be paid. */
  cart: AnswerOf<typeof getDraftOrder>['cart'];
  options: readonly OfferedOption[];
  names: ReadonlyMap<string, SellableVariant>;
  /** What was looked for, and what was found. */
  search: { text: string; found: readonly SellableVariant[] };
  /** Of whoever may change it. */
  crumb: string | undefined;
  /** Why the last form was refused; empty when it was not. */
  refusal: string;
  /** A link that was made just now: told once. */
  link?: string;
}

/** What a line is called. */
export function nameOf({ names }: ShownDraft, line: DraftLine): string {
  if (line.kind === 'text') return line.title;
  const named = names.get(line.variantId);
  return named ? [named.title, named.variant].filter(Boolean).join(', ') : 'A product that is gone';
}
