/** Paid some days after the order, by groups of customers whom the owner names. */
import { readSettings } from '../../../features/settings/read-settings.ts';
import { sayOf, translateText } from '../../../features/settings/say-of.ts';
import type { ProviderEntry } from '../../provider.ts';
import { makeHandProvider } from '../by-hand.ts';

const name = 'on-invoice';

export const onInvoiceProvider: ProviderEntry = {
  name,
  tender: 'transfer',
  isKeptOverdue: true,
  isInvoiced: true,
  offer(site, { groupIds }) {
    const settings = readSettings(site, 'payments');
    const { invoice, invoiceLabel: label, invoiceInstructions: description } = settings;
    const isMember = groupIds.some((group) => settings.invoiceGroups.includes(group));
    return invoice && isMember ? { label: translateText(site, label), description } : undefined;
  },
  howToPay: (site) => ({
    instructions: readSettings(site, 'payments').invoiceInstructions,
    ask: (day, number) =>
      sayOf(site)('Please pay by {day} and name order {number}.', { day, number }),
  }),
  create: (parts) => ({
    ...makeHandProvider(parts, name, (site) => readSettings(site, 'payments').invoiceDays),
    isHandedOverUnpaid: true,
  }),
};
