/** Where links lead: the one place that makes their addresses, and reads them again. */
import { readEmails, type DocumentLink } from '@sitewright/contract';
import type { BlockSource } from './block-type.ts';

/** A link as templates print it. */
export interface ShownLink {
  readonly href: string;
  readonly newWindow: boolean;
  /** What who points at it reads; missing: nothing. */
  readonly name?: string;
}

/** What addresses need of the site. */
type Addresses = Pick<BlockSource, 'pageUrl' | 'fileUrl'>;

/** Where a link leads; undefined for one that leads nowhere, or to an address that could harm. */
export function showLink(link: DocumentLink | undefined, source: Addresses): ShownLink | undefined {
  const href = link && linkAddress(link, source);
  if (link === undefined || href === undefined) return undefined;
  const newWindow = 'newWindow' in link && link.newWindow === true;
  const name = link.name?.trim() ?? '';
  return name === '' ? { href, newWindow } : { href, newWindow, name };
}

/** The address that a link leads to; undefined as in {@link showLink}. */
export function linkAddress(link: DocumentLink, source: Addresses): string | undefined {
  switch (link.kind) {
    case 'page': {
      const url = source.pageUrl(link.collectionId, link.itemId);
      return url && link.anchor ? `${url}#${encodeURIComponent(link.anchor)}` : url;
    }
    case 'url':
      return isHarmless(link.url) ? link.url.trim() : undefined;
    case 'email':
      return mailAddress(link);
    case 'phone':
      return `tel:${link.number.replaceAll(/[^\d+*#,;]/g, '')}`;
    case 'file':
      return source.fileUrl(link.assetId);
  }
}

/** A place on this site, on the page, or an address of the web, of mail or of a phone. */
function isHarmless(url: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?)/i.test(url.trim());
}

type MailLink = Extract<DocumentLink, { kind: 'email' }>;

const mailFields = ['subject', 'cc', 'bcc', 'body'] as const;

function mailAddress(link: MailLink): string {
  const fields = mailFields.flatMap((name) => {
    const value = link[name]?.trim() ?? '';
    return value === '' ? [] : [`${name}=${encodeField(name, value)}`];
  });
  return `mailto:${encodeEmail(link.address.trim())}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** Lines end as mail programs want them; addresses stay readable. RFC 6068 */
function encodeField(name: (typeof mailFields)[number], value: string): string {
  if (name === 'cc' || name === 'bcc') return readEmails(value).map(encodeEmail).join(',');
  return encodeURIComponent(value.replaceAll(/\r\n?|\n/g, '\r\n'));
}

function encodeEmail(address: string): string {
  return address.split('@').map(encodeURIComponent).join('@');
}

/**
 * The link whose address this is: of a mail, a phone, a file of the site, or any other. An address
 * of a page of ours stays one.
 */
export function readAddress(href: string): DocumentLink {
  const text = href.trim();
  const assetId = /^\/content\/v1\/[^/]+\/([0-9a-f]{24})\//.exec(text)?.[1];
  if (assetId !== undefined) return { kind: 'file', assetId };
  if (/^tel:/i.test(text)) return { kind: 'phone', number: text.slice('tel:'.length) };
  return (/^mailto:/i.test(text) ? readMail(text) : undefined) ?? { kind: 'url', url: text };
}

/** Undefined for what is not encoded as it should be. */
function readMail(href: string): MailLink | undefined {
  const [address = '', ...rest] = href.slice('mailto:'.length).split('?');
  try {
    const link: MailLink = { kind: 'email', address: decodeURIComponent(address) };
    for (const part of rest.join('?').split('&')) {
      const at = part.indexOf('=');
      const name = mailFields.find((field) => field === part.slice(0, at).toLowerCase());
      if (name) link[name] = decodeURIComponent(part.slice(at + 1)).replaceAll('\r\n', '\n');
    }
    return link;
  } catch {
    return undefined;
  }
}
