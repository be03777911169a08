import { defineSettings, secretField } from './define-settings.ts';

/** Mails that nobody asked for one by one, and what the owner is told. */
export const mailSettings = defineSettings('mails', 'Mails to customers and to the owner', {
  eventSecret: secretField(
    'The secret by which a mail provider signs bounces and complaints to /api/mail/events',
  ),
});
