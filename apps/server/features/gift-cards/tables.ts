/** What is known of gift cards beside their balances. */
import type { Generated } from 'kysely';
import type { Instant, InstantWithDefault } from '../../db/columns.ts';

export interface GiftCardTables {
  gift_cards: GiftCardsTable;
}

interface GiftCardsTable {
  site_id: string;
  /** That of its balance. */
  id: string;
  currency: string;
  initial_cents: number;
  /** The order that it was bought with; null for one that the shop gave. */
  order_id: string | null;
  recipient_email: string;
  buyer_email: Generated<string>;
  /** From the buyer to the recipient. */
  message: Generated<string>;
  /** When it is sent. */
  deliver_at: Instant;
  /** When it was; its code is made then. */
  delivered_at: Instant | null;
  /** By which request of staff it was given; null: by none, or before that was kept. */
  request_id: Generated<string | null>;
  created_at: InstantWithDefault;
}
