/** The one writer of what a customer gets beside others. */
import { customerTermsDraftSchema, type CustomerTermsDraft } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { givenColumns } from '../../db/given-columns.ts';
import { parseRequest } from '../../http/parse-request.ts';

/**
 * Sets the terms of a customer and answers the email as it is kept; what is left out stays.
 * @throws ApiError `invalid_request`
 */
export async function saveCustomerTerms(
  trx: WriteTransaction,
  siteId: string,
  given: CustomerTermsDraft,
): Promise<string> {
  const { email, groups, isTaxExempt, taxNote } = parseRequest(customerTermsDraftSchema, given);
  const terms = givenColumns({ groups, is_tax_exempt: isTaxExempt, tax_note: taxNote });
  await trx
    .insertInto('customers')
    .values({ site_id: siteId, email, ...terms })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'email']).doUpdateSet({ site_id: siteId, ...terms }),
    )
    .execute();
  return email;
}
