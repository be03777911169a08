/** Texts about accounts of visitors. */
export const accountMessages = {
  signInFailed: 'The email or the password is wrong.',
  passwordTooWeak:
    'Please choose a password of at least {length} characters that is not your email.',
  passwordWrong: 'That is not your password.',
  linkEnded: 'This link has been used or is too old. Please ask for another one.',
  emailTaken:
    'Another account has this email by now. Sign in to that one, or use another email here.',
  tooManyAddresses: 'There is no room for more addresses.',
  mailSent: 'Please look at your mails: we sent a link to {email}. It works for an hour.',
  emailMailSent: 'We sent a link to {email}. Your email changes when you open it.',
  passwordChanged: 'Your password was changed. You are signed out everywhere else.',
  emailChanged: 'Your email was changed.',
  languageChanged: 'Your language was changed.',
  languageUnknown: 'Choose a language of this site.',
  deleted: 'Your account is gone.',
  signedIn: 'Signed in as {email}',
  haveAccount: 'Have an account?',
  signIn: 'Sign in',
  signOut: 'Sign out',
  makeAccount: 'Make an account',
  offer: 'See this order, and those that follow, in an account of yours. We mail you a link.',
} as const;
