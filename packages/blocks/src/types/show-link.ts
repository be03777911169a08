import type { DocumentLink } from '@sitewright/contract';
import type { BlockSource } from './block-type.ts';

/** A link as templates print it. */
export interface ShownLink {
  readonly href: string;
  readonly newWindow: boolean;
}

/** Where a link leads; undefined for one that leads nowhere, or to an address that could harm. */
export function showLink(
  link: DocumentLink | undefined,
  source: BlockSource,
): ShownLink | undefined {
  const href = link && addressOf(link, source);
  if (link === undefined || href === undefined) return undefined;
  return { href, newWindow: 'newWindow' in link && link.newWindow === true };
}

function addressOf(link: DocumentLink, source: BlockSource): string | undefined {
  switch (link.kind) {
    case 'page': {
      const url = source.pageUrl(link.collectionId);
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

function mailAddress(link: Extract<DocumentLink, { kind: 'email' }>): string {
  const fields = (['subject', 'cc', 'bcc', 'body'] as const).flatMap((name) => {
    const value = link[name];
    return value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const address = link.address.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
