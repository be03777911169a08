/** The one writer of what a customer gets beside others. */
import { customerTermsDraftSchema, type CustomerTermsDraft } from '@sitewright/contract';
import { sql } from 'kysely';
import { givenColumns } from '../../db/given-columns.ts';
import { newId } from '../../db/id.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';

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
  const { id: customerId, isNew } = await trx
    .insertInto('customers')
    .values({ site_id: siteId, email, id: newId(), ...terms })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'email']).doUpdateSet({ site_id: siteId, ...terms }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
  const kind = isNew ? 'created' : 'updated';
  await announceEvent(scope, 'customer-changed', { customerId, kind });
  return email;
}
