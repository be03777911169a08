import { settingsOf, type SettingPart } from '../../setting-page.ts';
import { days, instructions, line, long, nameAtCheckout, on } from '../payment-controls.ts';

/** Payment by transfer. */
export const manualPart: SettingPart = {
  title: { en: 'Bank transfer', de: 'Überweisung' },
  settings: settingsOf('payments', [
    {
      field: 'manual',
      label: { en: 'Offer transfer', de: 'Überweisung anbieten' },
      control: on,
    },
    { field: 'manualLabel', label: nameAtCheckout, control: line, onlyWith: 'manual' },
    { field: 'manualInstructions', label: instructions, control: long, onlyWith: 'manual' },
    {
      field: 'manualDeadlineDays',
      label: { en: 'The money must come within', de: 'Das Geld muss eingehen innerhalb von' },
      help: {
        en: 'Then the order is canceled and its stock is free again.',
        de: 'Danach wird die Bestellung storniert und der Bestand wieder frei.',
      },
      control: days,
      onlyWith: 'manual',
    },
  ]),
};
