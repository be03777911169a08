import { loadMailParts, type MailValues, type PartsScope } from './load-mail-parts.ts';
import { renderMail, type MailContent, type RenderedMail } from './render-mail.ts';
import type { MailKind } from '@sitewright/contract';

/** What mail it is, for the parts of its kind; without a kind it has those of all mails. */
export interface CustomerMail {
  readonly kind?: MailKind | undefined;
  /** What parts tell in the place of names in braces; asked only where one names something. */
  readonly tell?: (() => Promise<MailValues>) | undefined;
}

/** A mail to a customer, with the parts that the owner built around it. */
export async function renderCustomerMail(
  scope: PartsScope,
  content: MailContent,
  mail: CustomerMail = {},
): Promise<RenderedMail> {
  const parts = await loadMailParts(scope, { ...mail, shopUrl: content.shopUrl });
  return renderMail({ ...content, parts });
}
