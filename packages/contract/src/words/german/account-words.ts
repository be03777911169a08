/** Accounts of visitors in German, on their pages and in their mails, by the English texts. */
export const germanAccounts = {
  'Your account': 'Ihr Konto',
  Orders: 'Bestellungen',
  Addresses: 'Adressen',
  'Email and password': 'Zugangsdaten',
  'Sign out': 'Abmelden',
  'Keep me signed in on this device': 'Auf diesem Gerät angemeldet bleiben',
  'Forgot your password?': 'Passwort vergessen?',
  'Create an account': 'Konto anlegen',
  'See your orders, keep your addresses, and find your cart on every device.':
    'Sehen Sie Ihre Bestellungen, speichern Sie Adressen und finden Sie Ihren Warenkorb auf jedem Gerät.',
  'Forgotten password': 'Passwort vergessen',
  'We mail you a link by which you choose a new one.':
    'Wir schicken Ihnen einen Link, über den Sie ein neues wählen.',
  'Please look at your mails: we sent a link to {email}. It works for an hour.':
    'Bitte sehen Sie in Ihre E-Mails: Wir haben einen Link an {email} geschickt. Er gilt eine Stunde.',
  'Nothing there? Look at what your mail program takes for spam.':
    'Nichts angekommen? Sehen Sie im Spam-Ordner nach.',
  'We sent a link to {email}. Your email changes when you open it.':
    'Wir haben einen Link an {email} geschickt. Ihre E-Mail-Adresse ändert sich, wenn Sie ihn öffnen.',
  'Your password was changed. You are signed out everywhere else.':
    'Ihr Passwort wurde geändert. Überall sonst sind Sie abgemeldet.',
  'Your email was changed.': 'Ihre E-Mail-Adresse wurde geändert.',
  'Your language was changed.': 'Ihre Sprache wurde geändert.',
  'Choose a language of this site.': 'Wählen Sie eine Sprache dieser Website.',
  'Your account is gone.': 'Ihr Konto ist gelöscht.',
  'That device is signed out.': 'Dieses Gerät ist abgemeldet.',

  'This link has ended': 'Dieser Link gilt nicht mehr',
  'Ask for a new link': 'Neuen Link anfordern',
  'Your new email': 'Ihre neue E-Mail-Adresse',
  'Choose your password': 'Passwort wählen',
  'For the account with this email:': 'Für das Konto mit dieser E-Mail-Adresse:',
  'Your account will have this email:': 'Ihr Konto bekommt diese E-Mail-Adresse:',
  'At least {count} characters.': 'Mindestens {count} Zeichen.',
  'Use this password': 'Dieses Passwort nehmen',
  'Use this email': 'Diese E-Mail-Adresse nehmen',

  'Your email': 'Ihre E-Mail-Adresse',
  'New email': 'Neue E-Mail-Adresse',
  'Your password': 'Ihr Passwort',
  'New password': 'Neues Passwort',
  'Change the password': 'Passwort ändern',
  'Where you are signed in': 'Wo Sie angemeldet sind',
  'Since {day}': 'Seit {day}',
  'This device': 'Dieses Gerät',
  'Another device': 'Ein anderes Gerät',
  '{browser} on {system}': '{browser} unter {system}',
  Language: 'Sprache',
  'The language that you prefer': 'Ihre bevorzugte Sprache',
  'Keep this language': 'Diese Sprache behalten',
  'Delete the account': 'Konto löschen',
  'Your email, your addresses and your cart go. The shop keeps what it must of your orders; subscriptions go on until you cancel them.':
    'Ihre E-Mail-Adresse, Ihre Adressen und Ihr Warenkorb werden gelöscht. Der Shop behält von Ihren Bestellungen, was er behalten muss; Abonnements laufen weiter, bis Sie sie kündigen.',
  'Delete my account': 'Mein Konto löschen',

  'Change the address': 'Adresse ändern',
  'Add an address': 'Neue Adresse',
  'Your usual address': 'Ihre übliche Adresse',
  Change: 'Ändern',
  'Use by default': 'Immer verwenden',
  'Use it by default': 'Immer diese Adresse verwenden',
  'Add the address': 'Adresse speichern',
  'Company (optional)': 'Firma (freiwillig)',
  'Apartment, floor (optional)': 'Adresszusatz (freiwillig)',
  'Phone (optional)': 'Telefon (freiwillig)',
  'State or province': 'Bundesland oder Kanton',

  'You have not ordered anything yet.': 'Sie haben noch nichts bestellt.',
  'Older orders': 'Ältere Bestellungen',
  Subscriptions: 'Abonnements',
  'Files of order #{number}': 'Dateien der Bestellung #{number}',
  Downloads: 'Downloads',
  Test: 'Test',
  Refunded: 'Erstattet',
  'Waits for payment': 'Wartet auf Zahlung',
  'Next on {day}': 'Nächste Zahlung am {day}',

  'Create your account': 'Legen Sie Ihr Konto an',
  'Somebody, probably you, wants to create an account with this email. Choose a password to go on.':
    'Jemand, vermutlich Sie, möchte mit dieser E-Mail-Adresse ein Konto anlegen. Wählen Sie dafür ein Passwort.',
  'Choose a password': 'Passwort wählen',
  'You have an account': 'Sie haben schon ein Konto',
  'Somebody, probably you, wanted to create an account with this email. You have one: sign in with your password, or choose a new one here.':
    'Jemand, vermutlich Sie, wollte mit dieser E-Mail-Adresse ein Konto anlegen. Sie haben schon eines: Melden Sie sich mit Ihrem Passwort an, oder wählen Sie hier ein neues.',
  'Choose a new password': 'Neues Passwort wählen',
  'There is no account': 'Es gibt kein Konto',
  'Somebody, probably you, asked for a new password. There is no account with this email; you can create one.':
    'Jemand, vermutlich Sie, wollte ein neues Passwort. Zu dieser E-Mail-Adresse gibt es kein Konto; Sie können eines anlegen.',
  'Somebody, probably you, asked for a new password.':
    'Jemand, vermutlich Sie, wollte ein neues Passwort.',
  'The link works for an hour, once. If it was not you, do nothing.':
    'Der Link gilt eine Stunde, ein einziges Mal. Falls Sie das nicht waren, tun Sie nichts.',
  'Confirm your new email': 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  'Somebody, probably you, wants to use this email for an account.':
    'Jemand, vermutlich Sie, möchte diese E-Mail-Adresse für ein Konto verwenden.',
  'Your password was changed': 'Ihr Passwort wurde geändert',
  'On {moment} the password of your account was changed.':
    'Am {moment} wurde das Passwort Ihres Kontos geändert.',
  'If it was not you, choose a new password on the page to sign in.':
    'Falls Sie das nicht waren, wählen Sie auf der Seite zum Anmelden ein neues Passwort.',
  'Your email was changed': 'Ihre E-Mail-Adresse wurde geändert',
  'On {moment} your account got another email. This one is not used for it any more.':
    'Am {moment} hat Ihr Konto eine andere E-Mail-Adresse bekommen. Diese gehört nicht mehr dazu.',
  'If it was not you, please write to us.': 'Falls Sie das nicht waren, schreiben Sie uns bitte.',
};
