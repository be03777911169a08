/** Which closed pages are open to one visitor, by what their browser holds. */
import { cookieNames } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { AppContext } from '../../context.ts';
import { listPassed, type Cookies } from '../page-locks/passes.ts';
import type { Site } from '../sites/site.ts';
import { findMember, listActiveMemberships } from './member-access.ts';

/** Closed pages that somebody may see. */
export interface OpenedPages {
  /** Pages that memberships of the visitor open. */
  readonly memberPageIds: readonly string[];
  /** Pages whose password the visitor knows. */
  readonly passedPageIds: readonly string[];
}

export async function listOpenedPages(
  ctx: AppContext,
  site: Site,
  cookies: Cookies,
): Promise<OpenedPages> {
  const member = await findMember(ctx, site, cookies[cookieNames.memberKey]);
  const memberships = member ? await listActiveMemberships(ctx, site, member) : [];
  return {
    memberPageIds: memberships.flatMap(({ collectionIds }) => collectionIds),
    passedPageIds: await listPassed(ctx.db, site, cookies),
  };
}

/** Whether the page `c` is open to the visitor. */
export function isPageOpen({ memberPageIds, passedPageIds }: OpenedPages): RawBuilder<boolean> {
  return sql`(c.is_enabled
    or (c.closed_by = 'members' and c.id = any (${memberPageIds}::text[]))
    or (c.closed_by = 'password' and c.id = any (${passedPageIds}::text[])))`;
}
