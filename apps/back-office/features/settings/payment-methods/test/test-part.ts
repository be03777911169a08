import { settingsOf, type SettingPart } from '../../setting-page.ts';
import { on } from '../payment-controls.ts';

/** Cards that take no money. */
export const testPart: SettingPart = {
  title: { en: 'Test cards', de: 'Testkarten' },
  settings: settingsOf('payments', [
    {
      field: 'test',
      label: { en: 'Offer test cards', de: 'Testkarten anbieten' },
      help: {
        en: 'They take no money, and every order is marked as a test.',
        de: 'Sie ziehen kein Geld ein, und jede Bestellung ist als Test markiert.',
      },
      control: on,
    },
  ]),
};
