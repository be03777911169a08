import { createHash } from 'node:crypto';
import { addressKey } from '../http/address-key.ts';
import { isUnlimited } from '../http/rate-limit.ts';
import type { AppContext } from '../context.ts';

/** Who holds stock: the network of an address, as a hash; null where nobody is counted. */
export function holderOf({ config }: Pick<AppContext, 'config'>, address: string): string | null {
  if (isUnlimited(config, address)) return null;
  return createHash('sha256')
    .update(`holder ${addressKey(address)}`)
    .digest('base64url');
}
