import type { MailBlock } from './mail-blocks.ts';

/**
 * A button that leads to a path of the shop, `secret` being what of it opens something; none while the shop has no address that is known.
 */
export function linkButton(
  shopUrl: string | undefined,
  { label, path, secret }: { label: string; path: string; secret?: string },
): MailBlock[] {
  if (!shopUrl) return [];
  return [{ kind: 'button', label, url: shopUrl + path, ...(secret && { secret }) }];
}
