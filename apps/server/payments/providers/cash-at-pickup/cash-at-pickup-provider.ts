/** Paid at pick-up: what was bought waits until a day, and is paid when it is handed over. */
import { readSettings } from '../../../features/settings/read-settings.ts';
import { sayOf, translateText } from '../../../features/settings/say-of.ts';
import type { ProviderEntry } from '../../provider.ts';
import { makeHandProvider } from '../by-hand.ts';

const name = 'cash-at-pickup';

export const cashAtPickupProvider: ProviderEntry = {
  name,
  tender: 'cash',
  offer(site, { pickupOptionIds }) {
    const { cash, cashLabel, cashInstructions } = readSettings(site, 'payments');
    if (!cash || pickupOptionIds.length === 0) return undefined;
    const shippingOptionIds = [...pickupOptionIds];
    return {
      label: translateText(site, cashLabel),
      description: cashInstructions,
      shippingOptionIds,
    };
  },
  howToPay: (site) => ({
    instructions: readSettings(site, 'payments').cashInstructions,
    ask: (day) =>
      sayOf(site)('Please pick it up and pay it by {day}. It is kept for you until then.', { day }),
  }),
  create: (parts) => ({
    ...makeHandProvider(parts, name, (site) => readSettings(site, 'payments').cashDeadlineDays),
    isHandedOverUnpaid: true,
    isPaidAtPickup: true,
  }),
};
