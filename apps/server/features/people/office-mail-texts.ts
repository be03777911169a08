/** What mails to people of the staff say. `{…}` is filled in. */
export const officeMailTexts = {
  signIn: {
    en: {
      subject: 'Sign in to {office}',
      text: 'Somebody, probably you, wants to sign in with this email.',
      label: 'Sign in',
    },
    de: {
      subject: 'Anmelden bei {office}',
      text: 'Jemand, wahrscheinlich Sie, möchte sich mit dieser E-Mail anmelden.',
      label: 'Anmelden',
    },
  },
  password: {
    en: {
      subject: 'Choose a new password for {office}',
      text: 'Somebody, probably you, asked for a new password.',
      label: 'Choose a password',
    },
    de: {
      subject: 'Neues Passwort für {office}',
      text: 'Jemand, wahrscheinlich Sie, hat um ein neues Passwort gebeten.',
      label: 'Passwort wählen',
    },
  },
  unknown: {
    en: {
      subject: 'There is no account at {office}',
      text: 'Somebody, probably you, wanted to sign in with this email. Nobody works there with it. Perhaps you were invited by another email.',
    },
    de: {
      subject: 'Kein Konto bei {office}',
      text: 'Jemand, wahrscheinlich Sie, wollte sich mit dieser E-Mail anmelden. Mit ihr arbeitet dort niemand. Vielleicht wurden Sie unter einer anderen E-Mail eingeladen.',
    },
  },
  newEmail: {
    en: {
      subject: 'Confirm your new email for {office}',
      text: 'Somebody, probably you, wants to use this email to sign in.',
      label: 'Use this email',
    },
    de: {
      subject: 'Neue E-Mail für {office} bestätigen',
      text: 'Jemand, wahrscheinlich Sie, möchte sich mit dieser E-Mail anmelden.',
      label: 'Diese E-Mail verwenden',
    },
  },
  newDevice: {
    en: {
      subject: 'New sign-in to {office}',
      text: 'On {time} somebody signed in to your account with a device that we had not seen before: {device}, from the address {address}. If it was you, do nothing. If not, sign out that device in your account and choose another password.',
    },
    de: {
      subject: 'Neue Anmeldung bei {office}',
      text: 'Am {time} hat sich jemand mit einem bisher unbekannten Gerät bei Ihrem Konto angemeldet: {device}, von der Adresse {address}. Waren Sie es, müssen Sie nichts tun. Melden Sie sonst das Gerät in Ihrem Konto ab und wählen Sie ein anderes Passwort.',
    },
  },
  changed: {
    en: {
      subject: 'Your account at {office} was changed',
      text: 'On {time}: {change} If it was not you, ask for a new password and tell the owner.',
    },
    de: {
      subject: 'Ihr Konto bei {office} wurde geändert',
      text: 'Am {time}: {change} Waren Sie es nicht, fordern Sie ein neues Passwort an und sagen Sie es der Inhaberin oder dem Inhaber.',
    },
  },
  invitation: {
    en: {
      subject: '{person} invites you to {office}',
      text: '{person} invites you to work on {office}. The invitation holds for seven days.',
      label: 'Accept the invitation',
    },
    de: {
      subject: '{person} lädt Sie zu {office} ein',
      text: '{person} lädt Sie ein, an {office} mitzuarbeiten. Die Einladung gilt sieben Tage.',
      label: 'Einladung annehmen',
    },
  },
  ownership: {
    en: {
      subject: '{person} wants to hand {office} over to you',
      text: '{person} wants to hand the whole installation over to you, with all its sites. It is yours once you say yes in your account, within seven days.',
      label: 'Open your account',
    },
    de: {
      subject: '{person} möchte Ihnen {office} übergeben',
      text: '{person} möchte Ihnen die ganze Installation mit allen Websites übergeben. Sie gehört Ihnen, sobald Sie in Ihrem Konto zustimmen, innerhalb von sieben Tagen.',
      label: 'Konto öffnen',
    },
  },
} as const;

/** What was changed, in a mail of `changed`. */
export const accountChangeTexts = {
  password: { en: 'the password was changed.', de: 'das Passwort wurde geändert.' },
  email: {
    en: 'the email to sign in with was changed.',
    de: 'die E-Mail zum Anmelden wurde geändert.',
  },
  passkeyAdded: { en: 'a passkey was added.', de: 'ein Passkey kam hinzu.' },
  passkeyRemoved: { en: 'a passkey was removed.', de: 'ein Passkey wurde entfernt.' },
  codesOn: { en: 'codes were switched on.', de: 'Codes wurden eingeschaltet.' },
  codesOff: { en: 'codes were switched off.', de: 'Codes wurden ausgeschaltet.' },
  owner: {
    en: 'the installation was handed over.',
    de: 'die Installation wurde übergeben.',
  },
} as const;

/** For mails with a link. */
export const linkNote = {
  en: 'The link works for an hour, once. If it was not you, do nothing.',
  de: 'Der Link gilt eine Stunde und nur einmal. Waren Sie es nicht, tun Sie nichts.',
} as const;
