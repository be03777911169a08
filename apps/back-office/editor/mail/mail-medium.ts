import { makeMailMedium, type MailMedium } from '@sitewright/blocks';

/** Blocks as a mail shows them; names in braces stay, for who types them. */
export function mediumOf(part: string): MailMedium {
  return makeMailMedium({
    tone: part === 'footer' ? 'foot' : 'card',
    address: (url) => (url === '' || url.startsWith('#') ? undefined : url),
  });
}
