import { defineSettings, flag, publicField } from './define-settings.ts';

/** How money is written. CFM-06, D-76. */
export const moneySettings = defineSettings('money', 'How money is written', {
  useCLDRMoneyFormat: publicField(
    flag(true),
    'Prices are written as the language of the site writes them; else by the catalogue',
  ),
});
