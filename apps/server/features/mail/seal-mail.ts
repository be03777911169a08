/** A part of a mail that nobody may read in the outbox: a code that is money. */
import { escapeHtml } from '../../render/context/escape-html.ts';
import type { SecretBox } from '../settings/secret-box.ts';

/** Stands in the mail for what is sealed; what the owner sees of it in the outbox. */
export const sealedMark = '•••• •••• •••• ••••';

const about = (siteId: string) => `${siteId}:outbox`;

/** Seals the text that the recipient will read in place of the mark. */
export function sealForMail(box: SecretBox, siteId: string, text: string): string {
  return box.seal(text, about(siteId));
}

/** The mail as its recipient reads it. @throws Error when it was sealed with another key */
export function openMail(
  box: SecretBox,
  mail: { site_id: string; html: string; text: string; sealed: string },
): { html: string; text: string } {
  const secret = box.open(mail.sealed, about(mail.site_id));
  return {
    html: mail.html.replaceAll(sealedMark, () => escapeHtml(secret)),
    text: mail.text.replaceAll(sealedMark, () => secret),
  };
}
