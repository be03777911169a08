/** Code in the head of a page as the log of writes knows it, apart from the page: another role writes it. */
import type { LoggedThing } from '../activity/logged-thing.ts';
import { saveCollection } from '../collections/save-collection.ts';

export const pageCodeThing: LoggedThing = {
  kind: 'page-code',
  async read(trx, { siteId, id }) {
    const row = await trx
      .selectFrom('collections')
      .select(['title', 'header_code'])
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && { fields: { headerCode: row.header_code ?? '' }, title: row.title };
  },
  async change({ trx, siteId }, { id }, { fields }) {
    await saveCollection(trx, siteId, { ...fields, id });
  },
};
