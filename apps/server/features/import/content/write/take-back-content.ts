/** Takes back what an import of content wrote: what somebody changed since stays. */
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@sitewright/contract';
import { bumpSiteVersion } from '../../../../db/site-versions.ts';
import type { EventScope } from '../../../../reactions/reaction.ts';
import { removeContentItem } from '../../../collections/remove-content-item.ts';
import { removePage } from '../../../collections/remove-page.ts';
import { saveNavigation } from '../../../collections/save-navigation.ts';
import type { NavigationEntry } from '../../../collections/tables.ts';
import { forgetLeftRedirect, putBackRedirects } from '../../../redirects/move-addresses.ts';
import type { ChangeToUndo, UndoOutcome } from '../../desk/kept-changes.ts';
import { forgetBrought, standingOf } from './brought.ts';
import type { LedOn } from './old-address.ts';
import { readThingName, type ThingName } from './thing-name.ts';

export async function undoContent(
  scope: EventScope,
  changes: readonly ChangeToUndo[],
): Promise<Map<string, UndoOutcome>> {
  const outcomes = new Map<string, UndoOutcome>();
  for (const change of changes) {
    outcomes.set(change.id, (await undoOne(scope, change)) ? 'undone' : 'kept');
  }
  await bumpSiteVersion(scope.trx, scope.site.siteId);
  return outcomes;
}

/** False: it stays. */
async function undoOne({ trx, site }: EventScope, change: ChangeToUndo): Promise<boolean> {
  const { siteId } = site;
  // Only an import of content writes these names.
  const name = change.id as ThingName;
  const present = await standingOf(trx, siteId, name);
  const { kind, id } = readThingName(name);
  if (present === undefined) return forget(trx, siteId, change);
  if (!isDeepStrictEqual(present, change.after)) return false;
  if (kind === 'menu') {
    const items = (change.before['items'] ?? []) as NavigationEntry[];
    await saveNavigation(trx, siteId, { name: id, items });
    return true;
  }
  try {
    if (kind === 'post') await removeContentItem(trx, { siteId, id });
    else await removePage(trx, { siteId, id, withCategories: true });
  } catch (error) {
    // The home page stays, and a blog that has posts of somebody.
    if (error instanceof ApiError) return false;
    throw error;
  }
  return forget(trx, siteId, change);
}

async function forget(
  trx: EventScope['trx'],
  siteId: string,
  { id, carried }: ChangeToUndo,
): Promise<boolean> {
  await forgetBrought(trx, siteId, id);
  // What `leadOn` answered is kept there.
  const { redirect, removed = [] } = carried as Partial<LedOn>;
  if (redirect !== undefined) await forgetLeftRedirect(trx, siteId, redirect);
  await putBackRedirects(trx, siteId, removed);
  return true;
}
