import type { MailBlock } from './mail-blocks.ts';

/** A button that leads to a path of the shop; none while the shop has no address that is known. */
export function linkButton(
  shopUrl: string | undefined,
  { label, path }: { label: string; path: string },
): MailBlock[] {
  if (!shopUrl) return [];
  return [{ kind: 'button', label, url: shopUrl + path }];
}
