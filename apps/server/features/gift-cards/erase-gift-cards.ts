import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** A card goes on paying by its code; who bought it, and for whom, is gone. */
export async function eraseGiftCards(
  { trx, site: { siteId } }: EventScope,
  { emails }: CustomerErased,
): Promise<void> {
  const keys = [...emails];
  const isOf = (column: string) => sql<boolean>`lower(${sql.ref(column)}) = any (${keys}::text[])`;
  await trx
    .updateTable('gift_cards')
    .set({
      recipient_email: sql`case when ${isOf('recipient_email')} then '' else recipient_email end`,
      buyer_email: sql`case when ${isOf('buyer_email')} then '' else buyer_email end`,
      message: '',
    })
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([isOf('recipient_email'), isOf('buyer_email')]))
    .execute();
}
