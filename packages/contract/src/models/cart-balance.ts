import { z } from 'zod';
import { makeSay, type Say } from '../words/say.ts';
import { sumCentsSchema } from './money.ts';

/** A gift card, or store credit, that a visitor pays a cart with. */
export const cartBalanceSchema = z.object({
  id: z.string(),
  kind: z.enum(['gift-card', 'store-credit']),
  /** Last four characters of its code. */
  hint: z.string(),
  /** What it holds, in minor units. */
  balanceCents: sumCentsSchema,
});

/** See {@link cartBalanceSchema}. */
export type CartBalance = z.infer<typeof cartBalanceSchema>;

/** `Gift card •••• 7KQM`; English unless told otherwise. */
export function nameBalance(
  { kind, hint }: Pick<CartBalance, 'kind' | 'hint'>,
  say: Say<'Gift card' | 'Store credit'> = makeSay(),
): string {
  return `${kind === 'gift-card' ? say('Gift card') : say('Store credit')} •••• ${hint}`;
}
