/**
 * What opens something stands in no mail at rest: links that let somebody in, codes that are money.
 * The outbox shows a mark in their place and holds the whole mail sealed with the key of the
 * installation, until it has left.
 */
import { escapeHtml } from '../../render/context/escape-html.ts';
import type { SecretBox } from '../settings/secret-box.ts';

/** Stands in the outbox for what is sealed. */
export const sealedMark = '•••• •••• •••• ••••';

/** A text of a mail that opens something. */
export interface MailSecret {
  /** `code`: for its recipient alone: worth money, or a way into an account. `link`: whoever may read the outbox may follow it. */
  kind: 'link' | 'code';
  text: string;
}

/** What a mail says, whole or with marks. */
export interface MailBody {
  html: string;
  text: string;
  unsubscribeUrl?: string | undefined;
}

/** A mail in the outbox that is sealed. */
export interface SealedMail {
  site_id: string;
  html: string;
  text: string;
  sealed: string;
}

const about = (siteId: string) => `${siteId}:outbox`;

/** Seals a mail whole; `shown` is what may stand beside it. */
export function sealMail(
  box: SecretBox,
  { siteId, body, secrets }: { siteId: string; body: MailBody; secrets: readonly MailSecret[] },
): { shown: MailBody; sealed: string } {
  const codes = secrets.filter(({ kind }) => kind === 'code').map(({ text }) => text);
  return {
    shown: mask(
      body,
      secrets.map(({ text }) => text),
    ),
    sealed: box.seal(JSON.stringify({ ...body, codes }), about(siteId)),
  };
}

/** The mail as its recipient reads it. @throws Error when it was sealed with another key */
export function openMail(box: SecretBox, mail: SealedMail): MailBody {
  const { codes: _, ...body } = open(box, mail);
  return body;
}

/** The mail as whoever may read the outbox sees it: its links work, its codes are marks. */
export function openMailLinks(box: SecretBox, mail: SealedMail): MailBody {
  const { codes, ...body } = open(box, mail);
  return mask(body, codes);
}

function open(box: SecretBox, mail: SealedMail): MailBody & { codes: string[] } {
  const opened = box.open(mail.sealed, about(mail.site_id));
  if (opened.startsWith('{')) return JSON.parse(opened);
  // Mails that were written before held only what stands in place of the mark.
  return {
    html: mail.html.replaceAll(sealedMark, () => escapeHtml(opened)),
    text: mail.text.replaceAll(sealedMark, () => opened),
    codes: [opened],
  };
}

function mask({ html, text, unsubscribeUrl }: MailBody, secrets: readonly string[]): MailBody {
  const hide = (words: string, write: (secret: string) => string) =>
    secrets.reduce((left, secret) => left.replaceAll(write(secret), () => sealedMark), words);
  return {
    html: hide(html, escapeHtml),
    text: hide(text, String),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl: hide(unsubscribeUrl, String) }),
  };
}
