/** A link to whoever reads an email. The same is done, and answered, whether there is an account. */
import { emailKey } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { createLink } from './account-links.ts';
import { sayOf } from '../settings/say-of.ts';
import { queueAccountMail, type MailWay } from './queue-account-mail.ts';

/** What its visitor asked for, by whether there is an account. */
const texts = {
  create: {
    new: {
      subject: 'Create your account',
      text: 'Somebody, probably you, wants to create an account with this email. Choose a password to go on.',
      label: 'Choose a password',
    },
    known: {
      subject: 'You have an account',
      text: 'Somebody, probably you, wanted to create an account with this email. You have one: sign in with your password, or choose a new one here.',
      label: 'Choose a new password',
    },
  },
  forgotten: {
    new: {
      subject: 'There is no account',
      text: 'Somebody, probably you, asked for a new password. There is no account with this email; you can create one.',
      label: 'Create an account',
    },
    known: {
      subject: 'Choose a new password',
      text: 'Somebody, probably you, asked for a new password.',
      label: 'Choose a new password',
    },
  },
} as const;

const note = 'The link works for an hour, once. If it was not you, do nothing.';

export interface LinkRequest {
  email: string;
  returnPath: string;
  wish: keyof typeof texts;
}

/** Mails a link by which a password is chosen: for a new account, or for one there is. */
export async function mailPasswordLink(
  { transact, now }: Pick<AppContext, 'transact' | 'now'>,
  way: MailWay,
  { email, returnPath, wish }: LinkRequest,
): Promise<void> {
  const { siteId } = way.site;
  const say = sayOf(way.site);
  await transact(async (trx) => {
    const known = await trx
      .selectFrom('site_accounts')
      .select('email')
      .where('site_id', '=', siteId)
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    const token = await createLink(trx, { siteId, email, returnPath, now: now() });
    const { subject, text, label } = texts[wish][known ? 'known' : 'new'];
    await queueAccountMail(trx, way, {
      to: email,
      subject: say(subject),
      text: say(text),
      link: { label: say(label), token },
      note: say(note),
    });
  });
}

/** Mails a link to a new email of an account; the account keeps the old one until it is opened. */
export async function mailEmailLink(
  { transact, now }: Pick<AppContext, 'transact' | 'now'>,
  way: MailWay,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const { siteId } = way.site;
  const say = sayOf(way.site);
  await transact(async (trx) => {
    const returnPath = '/account/details';
    const token = await createLink(trx, { siteId, email, returnPath, now: now(), accountId });
    await queueAccountMail(trx, way, {
      to: email,
      subject: say('Confirm your new email'),
      text: say('Somebody, probably you, wants to use this email for an account.'),
      link: { label: say('Use this email'), token },
      note: say(note),
    });
  });
}
