/** Texts of the page where mails are unsubscribed from, and of the list of addresses without mail. */
export const mailListMessages = {
  unsubscribeTitle: 'Mails of this shop',
  unsubscribeQuestion:
    'Do you want no more news, reminders and requests from us? Mails about your orders still come.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You are unsubscribed',
  unsubscribedText: 'You get no more news, reminders and requests from us at this address.',
  unsubscribeLink: 'No more mails like this',
} as const;
