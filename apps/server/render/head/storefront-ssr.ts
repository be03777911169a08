import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  CartPage,
  CheckoutPage,
  OrderConfirmedPage,
  OrderStatusPage,
} from '@sitewright/contract';
import { storefrontDist } from './storefront-assets.ts';

/** What the storefront's build draws on the server. */
export interface StorefrontSsr {
  renderCartPage(data: CartPage): string;
  renderCheckoutPage(data: CheckoutPage): string;
  renderOrderConfirmedPage(data: OrderConfirmedPage): string;
  renderOrderStatusPage(data: OrderStatusPage): string;
}

/** Loads the build when it is first needed, and again when it was built anew. */
export function createSsrLoader(distDir: string = storefrontDist): () => Promise<StorefrontSsr> {
  const path = join(distDir, 'server/ssr.js');
  let loadedAt = 0;
  let loading: Promise<StorefrontSsr> | undefined;
  return async () => {
    const { mtimeMs } = await stat(path);
    if (loading === undefined || mtimeMs !== loadedAt) {
      loadedAt = mtimeMs;
      loading = import(`${pathToFileURL(path).href}?t=${mtimeMs}`) as Promise<StorefrontSsr>;
    }
    return loading;
  };
}
