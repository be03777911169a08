import { settingsOf, type SettingPart } from '../../setting-page.ts';
import { days, line, long, nameAtCheckout, on } from '../payment-controls.ts';

/** Paying at pick-up. */
export const cashAtPickupPart: SettingPart = {
  title: { en: 'Pay at pick-up', de: 'Zahlung bei Abholung' },
  settings: settingsOf('payments', [
    {
      field: 'cash',
      label: { en: 'Offer paying at pick-up', de: 'Zahlung bei Abholung anbieten' },
      control: on,
    },
    { field: 'cashLabel', label: nameAtCheckout, control: line, onlyWith: 'cash' },
    {
      field: 'cashInstructions',
      label: { en: 'Where and when to pick up', de: 'Wo und wann abgeholt wird' },
      control: long,
      onlyWith: 'cash',
    },
    {
      field: 'cashDeadlineDays',
      label: { en: 'To be picked up within', de: 'Abzuholen innerhalb von' },
      control: days,
      onlyWith: 'cash',
    },
  ]),
};
