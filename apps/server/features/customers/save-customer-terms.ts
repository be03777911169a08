/** The one writer of what a customer gets beside others. */
import { customerTermsDraftSchema, type CustomerTermsDraft } from '@sitewright/contract';
import { sql } from 'kysely';
import { givenColumns } from '../../db/given-columns.ts';
import { newId } from '../../db/id.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { customerOfEmail } from './customer-sql.ts';
import { renewCustomerWords } from './customer-words.ts';

/**
 * Sets the terms of a customer and answers the email as it is kept; what is left out stays.
 * @throws ApiError `invalid_request`
 */
export async function saveCustomerTerms(
  scope: EventScope,
  given: CustomerTermsDraft,
): Promise<string> {
  const { email, groups, isTaxExempt, taxNote } = parseRequest(customerTermsDraftSchema, given);
  const terms = givenColumns({ groups, is_tax_exempt: isTaxExempt, tax_note: taxNote });
  const { trx, site } = scope;
  const { siteId } = site;
  const { id: ownId, isNew } = await trx
    .insertInto('customers')
    .values({ site_id: siteId, email, id: newId(), created_at: scope.ctx.now(), ...terms })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'email']).doUpdateSet({ site_id: siteId, ...terms }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
  const customerId = await findCustomerId(trx, siteId, email);
  // Whoever was merged into another has the terms of that one.
  if (customerId && customerId !== ownId) {
    await trx
      .updateTable('customers')
      .set({ site_id: siteId, ...terms })
      .where('site_id', '=', siteId)
      .where('id', '=', customerId)
      .execute();
  }
  if (isNew) await renewCustomerWords(trx, { siteId, customerId: ownId });
  const kind = isNew ? 'created' : 'updated';
  await announceEvent(scope, 'customer-changed', { customerId: customerId ?? ownId, kind });
  return email;
}

async function findCustomerId(
  trx: EventScope['trx'],
  siteId: string,
  email: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('customers')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', customerOfEmail(siteId, email))
    .executeTakeFirst();
  return row?.id;
}
