import type { AppContext } from '../../../context.ts';
import type { SecretBox } from '../../settings/secret-box.ts';
import { ProviderError, type ProviderAccount } from '../providers/list-provider.ts';

const about = (siteId: string) => `${siteId}:list-connection`;

/** The key as it is stored: readable with the key of this installation, for this site alone. */
export function sealKey(box: SecretBox, siteId: string, key: string): string {
  return box.seal(key, about(siteId));
}

/** What a provider is opened with. @throws ProviderError when it was sealed with another key */
export async function openAccount(
  ctx: Pick<AppContext, 'secrets'>,
  row: { site_id: string; sealed_key: string; address: string },
): Promise<ProviderAccount> {
  const box = await ctx.secrets();
  try {
    return { key: box.open(row.sealed_key, about(row.site_id)), address: row.address };
  } catch {
    throw new ProviderError('Its key was stored by another installation: connect it again.');
  }
}
