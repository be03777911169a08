/** The providers there are. One more provider is one more line. */
import type { AppContext } from '../context.ts';
import { readStoreSettings } from '../features/checkout/store-settings.ts';
import type { Site } from '../features/sites/site.ts';
import { freeProvider } from './free-provider.ts';
import { manualProvider } from './manual-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { readSecret } from './read-secret.ts';
import { receiveEvent } from './receive-event.ts';
import { createTestProvider, type TestProvider } from './test-provider.ts';

export const testSecretName = 'test-provider-secret';

/** Any provider by name, also one that the site no longer offers: its events still count. */
export function findProvider(ctx: AppContext, name: string): PaymentProvider | undefined {
  switch (name) {
    case 'test':
      return testProvider(ctx);
    case 'manual':
      return manualProvider;
    case 'free':
      return freeProvider;
    default:
      return undefined;
  }
}

/** What a shopper of a site may choose from; the owner's settings decide. */
export function offeredProviders(site: Site): readonly ('test' | 'manual')[] {
  const { payments } = readStoreSettings(site);
  return (['test', 'manual'] as const).filter((name) => payments[name]);
}

/** The test provider; its events take the same way in as those of any other. */
export function testProvider(ctx: AppContext): TestProvider {
  const provider: TestProvider = createTestProvider({
    secret: () => readSecret(ctx, testSecretName),
    now: ctx.now,
    async send(siteId, raw) {
      const site = await ctx.sites.get(siteId);
      if (site) await receiveEvent({ ctx, site, provider }, raw);
    },
  });
  return provider;
}
