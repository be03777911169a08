import { defineTexts } from '../../texts/define-texts.ts';

/** Words of the list of mails and their parts. */
export const mailPartsTexts = defineTexts({
  everywhere: { en: 'In all mails', de: 'In allen E-Mails' },
  everywhereText: {
    en: 'Around every mail to your customers. What a mail says by itself, such as what was ordered, stays as it is.',
    de: 'Um jede E-Mail an Ihre Kundschaft. Was eine E-Mail selbst sagt, etwa was bestellt wurde, bleibt, wie es ist.',
  },
  kinds: { en: 'Kinds of mails', de: 'Arten von E-Mails' },
  ofKind: { en: 'In this mail alone', de: 'Nur in dieser E-Mail' },
  header: { en: 'Header', de: 'Kopf' },
  footer: { en: 'Footer', de: 'Fuß' },
  above: { en: 'Above', de: 'Darüber' },
  below: { en: 'Below', de: 'Darunter' },
  none: { en: 'Not made yet', de: 'Noch nicht angelegt' },
  edit: { en: 'Edit {name}', de: '{name} bearbeiten' },
  editShort: { en: 'Edit', de: 'Bearbeiten' },
  preview: {
    en: 'An example, with parts as you drafted them.',
    de: 'Ein Beispiel, mit Teilen, wie Sie sie entworfen haben.',
  },
});
