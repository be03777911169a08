/** A list as CSV, made while it is sent: memory does not grow with the list. */
import type { ListState } from '@sitewright/contract';
import { Readable } from 'node:stream';
import type { AppContext } from '../../context.ts';
import { toCsv } from '../../http/to-csv.ts';
import { unsubscribePath } from '../mail/unsubscribe-link.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { sealListLink } from './list-links.ts';
import { selectMembers } from './list-members.ts';

const atOnce = 500;
const head = ['Email', 'State', 'Signed up', 'Confirmed', 'Place', 'Consent', 'Unsubscribe link'];

/**
 * Whoever stands with a list so, the latest first. Addresses that get no mail are left out of those
 * who are `in`. The link of each ends its mails; empty while the shop has no address that is known.
 */
export function exportMembers(
  scope: { ctx: AppContext; site: Site },
  list: { listId: string; state: ListState },
): Readable {
  return Readable.from(writeFile(scope, list), { objectMode: false });
}

async function* writeFile(
  { ctx, site }: { ctx: AppContext; site: Site },
  { listId, state }: { listId: string; state: ListState },
): AsyncGenerator<string> {
  yield toCsv([head]);
  const box = await ctx.secrets();
  const { siteId } = site;
  const shopUrl = siteUrl(ctx, site);
  const linkOf = (memberId: string) =>
    shopUrl
      ? `${shopUrl}${unsubscribePath}?token=${sealListLink(box, 'leave', { siteId, memberId })}`
      : '';
  let after: string | undefined;
  do {
    const filter = { listId, state, after, limit: atOnce };
    const rows = await selectMembers(ctx.db, siteId, filter).execute();
    const shown = rows.filter((row) => state !== 'in' || !row.is_suppressed);
    if (shown.length > 0) {
      yield toCsv(
        shown.map((row) => [
          row.email,
          row.state,
          row.asked_at.toISOString(),
          row.confirmed_at?.toISOString() ?? '',
          row.place,
          row.consent_text,
          linkOf(row.id),
        ]),
      );
    }
    after = rows.length === atOnce ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}
