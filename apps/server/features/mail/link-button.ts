import { pathOfPage } from '../settings/language-path.ts';
import type { Site } from '../sites/site.ts';
import type { MailBlock } from './mail-blocks.ts';

/**
 * A button that leads to a path of the shop in the language of the mail, `secret` being what of it
 * opens something; none while the shop has no address that is known.
 */
export function linkButton(
  site: Site,
  shopUrl: string | undefined,
  { label, path, secret }: { label: string; path: string; secret?: string },
): MailBlock[] {
  if (!shopUrl) return [];
  const url = shopUrl + pathOfPage(site, path);
  return [{ kind: 'button', label, url, ...(secret && { secret }) }];
}
