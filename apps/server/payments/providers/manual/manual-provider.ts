/** Bank transfer: the order stands at once, a person sees the money come later. */
import { readSettings } from '../../../features/settings/read-settings.ts';
import { sayOf, translateText } from '../../../features/settings/say-of.ts';
import type { ProviderEntry } from '../../provider.ts';
import { makeHandProvider } from '../by-hand.ts';

const name = 'manual';

export const manualProvider: ProviderEntry = {
  name,
  tender: 'transfer',
  offer(site) {
    const { manual, manualLabel, manualInstructions } = readSettings(site, 'payments');
    return manual
      ? { label: translateText(site, manualLabel), description: manualInstructions }
      : undefined;
  },
  howToPay: (site) => ({
    instructions: readSettings(site, 'payments').manualInstructions,
    ask: (day, number) =>
      sayOf(site)('Please pay by {day} and name order {number}.', { day, number }),
  }),
  create: (parts) =>
    makeHandProvider(parts, name, (site) => readSettings(site, 'payments').manualDeadlineDays),
};
