import type { SettingControl } from '../setting-page.ts';

/** What the settings of ways to pay share. */
export const on = { kind: 'switch' } as const satisfies SettingControl;
export const line = { kind: 'text' } as const satisfies SettingControl;
export const long = { kind: 'text', isLong: true } as const satisfies SettingControl;
export const days = {
  kind: 'number',
  suffix: { en: 'days', de: 'Tage' },
} as const satisfies SettingControl;
export const nameAtCheckout = { en: 'Name at the checkout', de: 'Name an der Kasse' };
export const instructions = {
  en: 'How to pay, for the buyer',
  de: 'So wird gezahlt, für die Kundschaft',
};
