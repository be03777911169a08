/** Texts of the page where mails are unsubscribed from, and of the list of addresses without mail. */
export const mailListMessages = {
  unsubscribeTitle: 'Mails of this shop',
  unsubscribeQuestion:
    'Do you want no more news, reminders and requests from us? Mails about your orders still come.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You are unsubscribed',
  unsubscribedText: 'You get no more news, reminders and requests from us at this address.',
  unsubscribeLink: 'No more mails like this',
  tooManyLists: 'There can be {count} mailing lists at most.',
  leaveQuestion: 'Do you want no more mails of the list “{list}”?',
  leftText: 'You get no more mails of the list “{list}” at this address.',
  signUpTitle: 'Newsletter',
  signUpText: 'Leave your email to get our news.',
  signUp: 'Sign up',
  email: 'Email',
  confirmSent:
    'Thank you. If your address is new to us, a mail with a link is on its way: follow it to be on the list.',
  signedUp: 'Thank you. You are on the list.',
  confirmTitle: 'Confirm your sign-up',
  confirmQuestion: 'Do you want the mails of the list “{list}”?',
  confirm: 'Yes, put me on the list',
  confirmed: 'You are on the list',
  confirmedText: 'You get the mails of the list “{list}”. Each has a link that ends them.',
} as const;
