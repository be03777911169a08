/** Words of parts of mails. */
import type { MailPartOf, MailPlaceholder } from '@sitewright/contract';
import { mailKindTexts } from '../../features/mails/mail-kind-texts.ts';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';
import type { WriteText } from '../../texts/use-texts.ts';

export const mailPartTexts = defineTexts({
  title: { en: 'Mail design', de: 'E-Mail-Gestaltung' },
  part: { en: 'Part of mails', de: 'Teil von E-Mails' },
  header: { en: 'Header of mails', de: 'Kopf der E-Mails' },
  footer: { en: 'Footer of mails', de: 'Fuß der E-Mails' },
  above: { en: '{kind}: above', de: '{kind}: darüber' },
  below: { en: '{kind}: below', de: '{kind}: darunter' },
  canvas: { en: 'The mail', de: 'Die E-Mail' },
  empty: { en: 'This part is empty', de: 'Dieser Teil ist leer' },
  emptyText: {
    en: 'Mails go out as before until you publish a block.',
    de: 'E-Mails gehen hinaus wie bisher, bis Sie einen Block veröffentlichen.',
  },
  readOnly: {
    en: 'You may look at this mail, but not edit it.',
    de: 'Sie dürfen diese E-Mail ansehen, aber nicht bearbeiten.',
  },
  everywhere: {
    en: 'Stands in all mails to your customers. What else the mail says is an example.',
    de: 'Steht in allen E-Mails an Ihre Kundschaft. Was die E-Mail sonst sagt, ist ein Beispiel.',
  },
  inKind: {
    en: 'Stands in this kind of mail alone. What else the mail says is an example and stays as it is.',
    de: 'Steht nur in dieser Art von E-Mail. Was die E-Mail sonst sagt, ist ein Beispiel und bleibt, wie es ist.',
  },
  placeholders: { en: 'Type in braces', de: 'In Klammern tippen' },
  placeholdersHelp: {
    en: 'In texts these give way to what they say of the mail.',
    de: 'In Texten steht an ihrer Stelle, was sie in der E-Mail sagen.',
  },
  test: { en: 'Send a test to me', de: 'Test an mich senden' },
  notSaved: {
    en: 'No mail was sent: what was changed last is not saved yet.',
    de: 'Es ging keine Mail ab: Die letzten Änderungen sind noch nicht gespeichert.',
  },
  testSent: {
    en: 'A test is on its way to {to}.',
    de: 'Ein Test ist unterwegs an {to}.',
  },
  testKept: {
    en: 'There is no mail server: the test lies in the outbox.',
    de: 'Es gibt keinen Mailserver: Der Test liegt im Postausgang.',
  },
});

const placeholderTexts: Readonly<Record<MailPlaceholder, ScreenText>> = defineTexts({
  shopName: { en: 'Name of the site', de: 'Name der Website' },
  orderNumber: { en: 'Number of the order', de: 'Nummer der Bestellung' },
  customerName: { en: 'Name of the customer', de: 'Name der Kundin oder des Kunden' },
});

/** What people call a part. */
export function mailPartName({ name, kind, place }: MailPartOf, write: WriteText): string {
  if (kind === undefined || place === undefined) {
    return write(name === 'header' ? mailPartTexts.header : mailPartTexts.footer);
  }
  return write(mailPartTexts[place], { kind: write(mailKindTexts[kind]) });
}

/** What stands in the place of a name in braces. */
export function placeholderText(name: MailPlaceholder, write: WriteText): string {
  return write(placeholderTexts[name]);
}
