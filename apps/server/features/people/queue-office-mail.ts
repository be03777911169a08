/** Mails to people of the staff. They leave by the outbox of a site, in the language of the reader. */
import { ApiError, fillMessage, isEmail } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { SecretBox } from '../settings/secret-box.ts';
import type { Site } from '../sites/site.ts';
import { knownSiteUrl, siteUrl } from '../sites/site-url.ts';
import type { FoundStaffAccount } from '../staff/staff-accounts.ts';
import { accountChangeTexts, linkNote, officeMailTexts } from './office-mail-texts.ts';

/** How mails leave: asked for outside of the transaction that writes them. */
export interface OfficeMailWay {
  site: Site;
  /** Where the back office is reached; undefined where nobody told. */
  url: string | undefined;
  box: SecretBox;
}

const ownHost = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * By the outbox of this site, or of the one that answers where no other does. Links lead to the
 * address that the installation is known by, never to a host that somebody typed; on a machine of
 * one's own, to that machine. Undefined where there is no site yet.
 */
export async function findOfficeMailWay(
  ctx: AppContext,
  request: FastifyRequest,
  ofSite?: Site,
): Promise<OfficeMailWay | undefined> {
  const site = ofSite ?? (await ctx.sites.find(''));
  if (!site) return undefined;
  const isHere = ownHost.test(request.hostname);
  const typed = isHere ? `${request.protocol}://${request.host}` : undefined;
  const url = ctx.config.publicUrl ?? knownSiteUrl(ctx, site) ?? typed ?? siteUrl(ctx, site);
  return { site, url, box: await ctx.secrets() };
}

/** The same for mails with a link. @throws ApiError `shop_address_unknown` */
export async function requireOfficeMailWay(
  ctx: AppContext,
  request: FastifyRequest,
  ofSite?: Site,
): Promise<OfficeMailWay & { url: string }> {
  const way = await findOfficeMailWay(ctx, request, ofSite);
  if (way?.url === undefined) throw new ApiError('shop_address_unknown');
  return { ...way, url: way.url };
}

export interface OfficeMail {
  to: string;
  language: 'en' | 'de' | null;
  kind: keyof typeof officeMailTexts;
  params?: Readonly<Record<string, string>>;
  link?: {
    path: string;
    /** What of the path opens something. */
    secret?: string;
    /** True: who may read the outbox does not see it. */
    isPrivate?: boolean;
  };
}

/** Writes a mail. An address that is none, as that of an owner who is not set up, gets none. */
export async function queueOfficeMail(
  trx: WriteTransaction,
  { site, url, box }: OfficeMailWay,
  { to, language, kind, params = {}, link }: OfficeMail,
): Promise<void> {
  if (!isEmail(to)) return;
  const spoken = language ?? (site.locale.startsWith('de') ? 'de' : 'en');
  const written: { subject: string; text: string; label?: string } = officeMailTexts[kind][spoken];
  const office = { office: site.title, ...params };
  const [subject, text] = [fillMessage(written.subject, office), fillMessage(written.text, office)];
  const blocks: MailBlock[] = [{ kind: 'text', text }];
  if (link && url !== undefined) {
    const { path, ...secret } = link;
    blocks.push({ kind: 'button', label: written.label ?? subject, url: url + path, ...secret });
    if (link.isPrivate) blocks.push({ kind: 'note', text: linkNote[spoken] });
  }
  const content = { title: subject, preview: text, blocks, language: spoken };
  const from = { shopName: site.title, ...(url !== undefined && { shopUrl: url }) };
  const mail = renderMail({ ...content, ...from });
  const key = { siteId: site.siteId, dedupeKey: `staff:${newId()}`, to, subject };
  await queueMail(trx, { ...key, ...mail }, box);
}

/** Tells somebody that their account was changed, where a mail can leave. */
export async function queueChangeMail(
  trx: WriteTransaction,
  way: OfficeMailWay | undefined,
  told: {
    account: Pick<FoundStaffAccount, 'email' | 'language'>;
    change: keyof typeof accountChangeTexts;
    now: Date;
  },
): Promise<void> {
  if (!way) return;
  const { email, language } = told.account;
  const spoken = language ?? 'en';
  await queueOfficeMail(trx, way, {
    to: email,
    language: spoken,
    kind: 'changed',
    params: { time: told.now.toUTCString(), change: accountChangeTexts[told.change][spoken] },
  });
}
