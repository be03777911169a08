/** What a block has for members, given to who is one. ROUT-20..22 */
import { cookieNames, type CallAnswer } from '@sitewright/contract';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import { listPassed, type Cookies } from '../page-locks/passes.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { findSeenBlock } from './find-seen-block.ts';
import { findMember, listActiveMemberships } from './member-access.ts';
import { translationOf } from '@sitewright/blocks';
import { inLanguage, loadTranslations } from '../../render/data/load-translations.ts';
import { pathOfPage } from '../settings/language-path.ts';

type Area = CallAnswer<'GET /api/commerce/memberships/:id/area'>;

interface Asked {
  readonly planId: string;
  readonly blockId: string;
  readonly pageId: string | undefined;
  /** Of the browser: what it belongs to, and which passwords it knows. */
  readonly cookies: Cookies;
}

const dataSchema = z.looseObject({ planId: z.string(), memberHtml: z.string() });

/** Nothing but that they are none for those who are none. Only what visitors see is given. */
export async function readMemberArea(
  ctx: AppContext,
  site: Site,
  { planId, blockId, pageId, cookies }: Asked,
): Promise<Area> {
  const member = await findMember(ctx, site, cookies[cookieNames.memberKey]);
  const memberships = member ? await listActiveMemberships(ctx, site, member) : [];
  const own = memberships.find((one) => one.planId === planId);
  if (!own) return { isMember: false };
  const { siteId } = site;
  const block = await findSeenBlock(ctx.db, {
    siteId,
    blockId,
    ownerId: pageId,
    memberPageIds: memberships.flatMap(({ collectionIds }) => collectionIds),
    passedPageIds: await listPassed(ctx.db, site, cookies),
    isPopupOn: readSettings(site, 'popup').isOn,
    isAnnouncementOn: readSettings(site, 'announcement').isOn,
    now: ctx.now(),
  });
  const { data } = dataSchema.safeParse(block?.type === 'member-area' ? block.data : null);
  const said =
    block && site.language !== undefined
      ? translationOf(block, site.language, 'memberHtml')
      : undefined;
  const html = data?.planId === planId ? sanitizeContent(said?.text ?? data.memberHtml) : '';
  return { isMember: true, title: own.title, html, pages: await listOpened(ctx, site, own) };
}

/** Pages that a membership opens. */
async function listOpened(
  { db }: Pick<AppContext, 'db'>,
  site: Site,
  { collectionIds }: { collectionIds: readonly string[] },
) {
  if (collectionIds.length === 0) return [];
  const rows = await db
    .selectFrom('collections')
    .select(['id', 'title', 'url_id'])
    .where('site_id', '=', site.siteId)
    .where('id', 'in', [...collectionIds])
    .where('closed_by', '=', 'members')
    .orderBy('title')
    .execute();
  const said = await loadTranslations(db, site, { kind: 'page', ids: collectionIds });
  return rows.map((row) => ({
    title: inLanguage(said.get(row.id), 'title', row.title),
    url: pathOfPage(site, `/${row.url_id}`),
  }));
}
