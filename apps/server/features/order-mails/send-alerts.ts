/** Tells owners what happened: one mail for all of some minutes, so that a storm is one mail. */
import type { AppContext } from '../../context.ts';
import { lockKey } from '../../db/lock-key.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { listSitesWith } from '../settings/list-sites-with.ts';
import { readSettings } from '../settings/read-settings.ts';
import { findAlerts } from './find-alerts.ts';
import { writeAlertMail } from './write-alert-mail.ts';

/** Finds what is new and writes the mails that are due. Any number of processes may do it at once. */
export async function sendAlerts(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  for (const siteId of await listSitesWith(ctx.db, 'mails', 'alertAddresses')) {
    if (stopping?.aborted) return;
    const site = await ctx.sites.get(siteId);
    if (!site || readSettings(site, 'mails').alertAddresses.length === 0) continue;
    await findAlerts(ctx, site);
    await ctx.transact((trx) => tell({ ctx, trx, site }));
  }
}

async function tell(scope: EventScope): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const { alertAddresses, alertMinutes } = readSettings(site, 'mails');
  await lockKey(trx, `alerts:${siteId}`);
  const now = ctx.now();
  const lately = await trx
    .selectFrom('owner_alerts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('mailed_at', '>', new Date(now.getTime() - alertMinutes * 60_000))
    .limit(1)
    .executeTakeFirst();
  if (lately) return;
  const alerts = await trx
    .updateTable('owner_alerts')
    .set({ mailed_at: now })
    .where('site_id', '=', siteId)
    .where('mailed_at', 'is', null)
    .returning(['id', 'kind', 'text'])
    .execute();
  if (alerts.length === 0) return;
  const told = alerts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const to of alertAddresses) {
    await queueMail(trx, { siteId, ...writeAlertMail(scope, { to, alerts: told }) });
  }
}
