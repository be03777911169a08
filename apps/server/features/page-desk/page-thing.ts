/** Pages as the log of writes knows them. */
import { ApiError } from '@sitewright/contract';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { rowThing } from '../activity/row-thing.ts';
import { isRecord } from '../../render/theme/read-conf.ts';
import { readBlogComments } from '../../render/data/blog-comments.ts';
import { readPageSeo } from '../../render/data/page-seo.ts';
import { removePage } from '../collections/remove-page.ts';
import { checkAddress, saveCollection } from '../collections/save-collection.ts';

const pageRow = rowThing({
  kind: 'page',
  table: 'collections',
  title: 'title',
  columns: [
    'title',
    'navigation_title',
    'description',
    'url_id',
    'is_enabled',
    'is_homepage',
    'closed_by',
    'type_name',
    'type',
    'page_size',
    'ordering',
    'region_name',
    'main_image_id',
    'main_content',
    'settings',
    'header_code',
    'display_index',
    'created_at',
    'updated_at',
  ],
});

/** What people change; the rest is put back with a page that was removed. */
const told = [
  'title',
  'navigationTitle',
  'description',
  'urlId',
  'isEnabled',
  'isHomepage',
  'regionName',
  'mainImageId',
];

/** What was removed comes back with its content, unless its address was taken meanwhile. */
export const pageThing: LoggedThing = {
  kind: pageRow.kind,
  async read(trx, key) {
    const state = await pageRow.read(trx, key);
    if (!state) return undefined;
    const { settings } = state.fields;
    const fields = {
      ...Object.fromEntries(told.map((name) => [name, state.fields[name] ?? null])),
      ...readPageSeo(isRecord(settings) ? settings : {}),
      ...readBlogComments(isRecord(settings) ? settings : {}),
    };
    return { fields, title: state.title, whole: state.fields };
  },
  carry: (before, after) => (after ? undefined : before.whole),
  async change({ trx, siteId }, { id }, { fields }) {
    // Another page is made the home page instead: a site is never without one.
    if (fields['isHomepage'] === false) throw new ApiError('home_page_stays');
    await saveCollection(trx, siteId, { ...fields, id });
  },
  async add(scope, key, { carried }) {
    const { trx, siteId } = scope;
    await checkAddress(trx, siteId, { urlId: String(carried['urlId']) });
    await pageRow.add?.(scope, key, { fields: { ...carried, isHomepage: false }, carried });
  },
  async remove({ trx, siteId }, { id }) {
    await removePage(trx, { siteId, id });
  },
};
