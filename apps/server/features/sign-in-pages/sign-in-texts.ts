/** What the pages before the back office say, in the languages of its screens. */
export const signInTexts = {
  signIn: { en: 'Sign in', de: 'Anmelden' },
  email: { en: 'Email', de: 'E-Mail' },
  password: { en: 'Password', de: 'Passwort' },
  newPassword: { en: 'New password', de: 'Neues Passwort' },
  passwordHelp: {
    en: 'At least ten characters, and not your email.',
    de: 'Mindestens zehn Zeichen und nicht Ihre E-Mail.',
  },
  name: { en: 'Your name', de: 'Ihr Name' },
  byPasskey: { en: 'Sign in with a passkey', de: 'Mit einem Passkey anmelden' },
  makePasskey: {
    en: 'Use a passkey instead of a password',
    de: 'Statt eines Passworts einen Passkey verwenden',
  },
  passkeyFailed: {
    en: 'That did not work. Try again, or use your password.',
    de: 'Das hat nicht geklappt. Versuchen Sie es erneut oder verwenden Sie Ihr Passwort.',
  },
  or: { en: 'or', de: 'oder' },
  forgotten: {
    en: 'Forgotten password, or sign in by mail',
    de: 'Passwort vergessen oder per E-Mail anmelden',
  },
  firstTime: { en: 'First time here?', de: 'Zum ersten Mal hier?' },
  printed: {
    en: 'The first owner signs in with a link that works once, for 24 hours. It is printed where Sitewright runs: by npm start when nobody is signed in, and by npm run owner-link at any time. Everybody else is invited by mail.',
    de: 'Wer Sitewright eingerichtet hat, meldet sich mit einem Link an, der einmal und 24 Stunden lang gilt. Er steht dort, wo Sitewright läuft: Bei npm start, wenn niemand angemeldet ist, und jederzeit durch npm run owner-link. Alle anderen werden per E-Mail eingeladen.',
  },
  linkUsed: {
    en: 'This link was used already, or it is too old. Get a new one.',
    de: 'Dieser Link wurde schon verwendet oder ist zu alt. Holen Sie sich einen neuen.',
  },
  linkWorksOnce: {
    en: 'This link works once. Sign in with it in this browser?',
    de: 'Dieser Link gilt einmal. Möchten Sie sich damit in diesem Browser anmelden?',
  },
  code: { en: 'Code', de: 'Code' },
  codeTitle: { en: 'Enter your code', de: 'Code eingeben' },
  codeHelp: {
    en: 'The six digits that your app shows, or one of your recovery codes.',
    de: 'Die sechs Ziffern aus Ihrer App oder einer Ihrer Wiederherstellungscodes.',
  },
  goOn: { en: 'Continue', de: 'Weiter' },
  back: { en: 'Back to sign in', de: 'Zurück zur Anmeldung' },
  mailTitle: { en: 'Get a link by mail', de: 'Link per E-Mail erhalten' },
  mailHelp: {
    en: 'We mail you a link that works for an hour, once.',
    de: 'Wir senden Ihnen einen Link, der eine Stunde lang einmal gilt.',
  },
  mailPassword: { en: 'Choose a new password', de: 'Neues Passwort wählen' },
  mailSignIn: { en: 'Only sign in', de: 'Nur anmelden' },
  mailSent: {
    en: 'Please look at your mails. If somebody works here with this email, a link is on its way.',
    de: 'Bitte sehen Sie in Ihre E-Mails. Wenn hier jemand mit dieser E-Mail arbeitet, ist ein Link unterwegs.',
  },
  chooseTitle: { en: 'Choose a password', de: 'Passwort wählen' },
  chosen: {
    en: 'Your password was changed. Sign in with it.',
    de: 'Ihr Passwort wurde geändert. Melden Sie sich damit an.',
  },
  save: { en: 'Save', de: 'Speichern' },
  emailTitle: { en: 'Use this email', de: 'Diese E-Mail verwenden' },
  emailText: {
    en: 'From now on you sign in with {email}.',
    de: 'Ab jetzt melden Sie sich mit {email} an.',
  },
  emailChanged: {
    en: 'Your email was changed.',
    de: 'Ihre E-Mail wurde geändert.',
  },
  setUpTitle: { en: 'Welcome to Sitewright', de: 'Willkommen bei Sitewright' },
  setUpText: {
    en: 'You are the owner. Say who you are, and how you sign in from now on.',
    de: 'Diese Installation gehört Ihnen. Sagen Sie, wer Sie sind und wie Sie sich künftig anmelden.',
  },
  later: { en: 'Later', de: 'Später' },
  invitationTitle: { en: 'Join {site}', de: 'Bei {site} mitarbeiten' },
  invitationText: {
    en: '{person} invites you to work on {site}, as {email}.',
    de: '{person} lädt Sie ein, an {site} mitzuarbeiten, als {email}.',
  },
  invitationSignIn: {
    en: 'You have an account already. Sign in with {email} to accept.',
    de: 'Sie haben schon ein Konto. Melden Sie sich mit {email} an, um anzunehmen.',
  },
  accept: { en: 'Accept the invitation', de: 'Einladung annehmen' },
  skip: { en: 'Skip to content', de: 'Zum Inhalt springen' },
} as const;

/** What went wrong, by code, where the catalogue of errors speaks English alone. */
export const signInErrors: Readonly<Record<string, { en: string; de: string }>> = {
  sign_in_failed: {
    en: 'The email or the password is wrong.',
    de: 'E-Mail oder Passwort stimmt nicht.',
  },
  too_many_requests: {
    en: 'Too many tries. Please wait a while.',
    de: 'Zu viele Versuche. Bitte warten Sie etwas.',
  },
  code_refused: {
    en: 'That code is wrong, too old or used.',
    de: 'Dieser Code ist falsch, zu alt oder verbraucht.',
  },
  step_ended: {
    en: 'That took too long. Please sign in again.',
    de: 'Das hat zu lange gedauert. Bitte melden Sie sich erneut an.',
  },
  account_link_ended: signInTexts.linkUsed,
  password_too_weak: {
    en: 'Please choose a password of at least ten characters that is not your email.',
    de: 'Bitte wählen Sie ein Passwort mit mindestens zehn Zeichen, das nicht Ihre E-Mail ist.',
  },
  last_way_in: {
    en: 'Please choose a password, or make a passkey.',
    de: 'Bitte wählen Sie ein Passwort oder legen Sie einen Passkey an.',
  },
  invalid_request: {
    en: 'Please fill in all fields.',
    de: 'Bitte füllen Sie alle Felder aus.',
  },
  email_invalid: {
    en: 'Please enter a valid email.',
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
  account_email_taken: {
    en: 'Another account has this email.',
    de: 'Ein anderes Konto hat diese E-Mail.',
  },
};

export type SpokenLanguage = 'en' | 'de';
