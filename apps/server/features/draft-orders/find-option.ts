import type { EventScope } from '../../reactions/reaction.ts';

/** Id of a way to ship that the shop offers; undefined when there is none such. */
export async function findOption(
  { trx, site }: EventScope,
  optionId: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('shipping_options')
    .select('id')
    .where('site_id', '=', site.siteId)
    .where('id', '=', optionId)
    .where('is_enabled', '=', true)
    .executeTakeFirst();
  return row?.id;
}
