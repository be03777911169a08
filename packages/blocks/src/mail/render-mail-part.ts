import type { PageDocument } from '@sitewright/contract';
import { renderRows } from '../render/render-document.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import { makeMailMedium, type MailWorld } from './mail-medium.ts';
import { textOfMail } from './text-of-mail.ts';

/** A part of a mail. */
export interface MailPart {
  readonly html: string;
  readonly text: string;
}

/**
 * A document as a part of a mail: tables with inline styles, and the same as plain text. Blocks that
 * cannot live in mails are left out. Undefined for a document that says nothing.
 */
export function renderMailPart(
  document: PageDocument,
  settings: Omit<RenderSettings, 'mail'>,
  world: MailWorld,
): MailPart | undefined {
  const html = renderRows(document, { ...settings, mail: makeMailMedium(world) });
  const text = textOfMail(html);
  return text === '' && !/<(?:img|hr)\b/.test(html) ? undefined : { html, text };
}
