/** The providers there are. One more provider is one more folder and one more line. */
import type { TenderKind } from '@sitewright/commerce';
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import type {
  FindProvider,
  HowToPay,
  OfferedMethod,
  OfferedTo,
  PaymentProvider,
  ProviderEntry,
  TypedField,
} from './provider.ts';
import { byStaffProvider } from './providers/by-staff/by-staff-provider.ts';
import { cashAtPickupProvider } from './providers/cash-at-pickup/cash-at-pickup-provider.ts';
import { freeProvider } from './providers/free/free-provider.ts';
import { onInvoiceProvider } from './providers/on-invoice/on-invoice-provider.ts';
import { manualProvider } from './providers/manual/manual-provider.ts';
import { paypalProvider } from './providers/paypal/paypal-provider.ts';
import { stripeProvider } from './providers/stripe/stripe-provider.ts';
import { testProvider } from './providers/test/test-provider.ts';
import { receiveEvent } from './receive-event.ts';

/** In the order in which a checkout offers them. */
const providers: readonly ProviderEntry[] = [
  stripeProvider,
  paypalProvider,
  testProvider,
  manualProvider,
  cashAtPickupProvider,
  onInvoiceProvider,
  freeProvider,
  byStaffProvider,
];

/** What a buyer is told of a payment whose money is to come later; undefined where it is taken. */
export function howToPayBy(site: Site, name: string): HowToPay | undefined {
  return providers.find((entry) => entry.name === name)?.howToPay?.(site);
}

/** Those whose overdue orders stand. */
export const keptOverdue: readonly string[] = providers
  .filter(({ isKeptOverdue }) => isKeptOverdue)
  .map(({ name }) => name);

/** True when an order gets its invoice before its money, because its buyer pays that invoice. */
export function isInvoicedBy(name: string): boolean {
  return providers.some((entry) => entry.name === name && entry.isInvoiced);
}

/** What is typed to keep a method of a provider; nothing where its own page asks. */
export function listTypedFields(name: string): readonly TypedField[] {
  return providers.find((entry) => entry.name === name)?.typed ?? [];
}

/** Money comes to the bank of the shop. */
export const transferProviderName = manualProvider.name;

/** Takes orders that cost nothing. */
export const freeProviderName = freeProvider.name;

/** Takes note of money that staff have. */
export const byStaffProviderName = byStaffProvider.name;

/** Gives a buyer time to pay. */
export const onInvoiceProviderName = onInvoiceProvider.name;

/** Any provider by name, also one that the site no longer offers: its events still count. */
export function findProvider(ctx: AppContext, name: string): PaymentProvider | undefined {
  const entry = providers.find((known) => known.name === name);
  if (!entry) return undefined;
  const provider = entry.create({
    ctx,
    async deliver(siteId, raw) {
      const site = await ctx.sites.get(siteId);
      const providerOf = providersOf(ctx);
      if (site) await receiveEvent({ ctx, site, provider, providerOf }, raw);
    },
  });
  return provider;
}

/** All of them, for who has to ask several. */
export function providersOf(ctx: AppContext): FindProvider {
  return (name) => findProvider(ctx, name);
}

/** What the money of a provider counts as. @throws when there is no such provider */
export function tenderOf(name: string): TenderKind {
  const entry = providers.find((known) => known.name === name);
  if (!entry) throw new Error(`There is no payment provider "${name}"`);
  return entry.tender;
}

/** The same for a plan: only those that can be charged again while its buyer is away. */
export function offeredForPlans(
  ctx: AppContext,
  site: Site,
  to: OfferedTo,
): ReturnType<typeof offeredMethods> {
  return offeredMethods(site, to).filter(({ provider }) => {
    const known = findProvider(ctx, provider);
    return known !== undefined && 'chargeSaved' in known;
  });
}

/** What a shopper of a site may choose from; the owner's settings decide. */
export function offeredMethods(
  site: Site,
  to: OfferedTo,
): (OfferedMethod & { provider: string })[] {
  return providers.flatMap((entry) => {
    const offered = entry.offer(site, to);
    return offered ? [{ provider: entry.name, ...offered }] : [];
  });
}
