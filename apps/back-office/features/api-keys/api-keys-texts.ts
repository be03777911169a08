import { defineTexts } from '../../texts/define-texts.ts';

export const apiKeyTexts = defineTexts({
  title: { en: 'API keys', de: 'API-Schlüssel' },
  intro: {
    en: 'Programs such as a till, a warehouse or bookkeeping ask this shop by keys.',
    de: 'Programme wie eine Kasse, ein Lager oder die Buchhaltung fragen diesen Shop mit Schlüsseln.',
  },
  learnMore: { en: 'Learn more', de: 'Mehr erfahren' },
  terms: { en: 'Terms of use', de: 'Nutzungsbedingungen' },
  termsText: {
    en: 'Whoever holds a key may do what its scopes allow, in the name of the shop. Give each program a key of its own, with no more scopes than it needs. Keep keys secret, and delete them when they are not used any more. Programs may ask 300 times a minute.',
    de: 'Wer einen Schlüssel hat, darf im Namen des Shops tun, was seine Rechte erlauben. Geben Sie jedem Programm einen eigenen Schlüssel mit nicht mehr Rechten, als es braucht. Halten Sie Schlüssel geheim und löschen Sie sie, wenn sie nicht mehr gebraucht werden. Programme dürfen 300-mal in der Minute fragen.',
  },
  create: { en: 'Create key', de: 'Schlüssel erstellen' },
  none: { en: 'No keys yet', de: 'Noch keine Schlüssel' },
  name: { en: 'Name', de: 'Name' },
  nameHelp: {
    en: 'The program that uses it, such as Warehouse.',
    de: 'Das Programm, das ihn verwendet, etwa Lager.',
  },
  scopes: { en: 'What it may do', de: 'Was er darf' },
  chooseScope: { en: 'Choose at least one.', de: 'Wählen Sie mindestens eines.' },
  nameMissing: { en: 'Required', de: 'Erforderlich' },
  key: { en: 'Key', de: 'Schlüssel' },
  lastUsed: { en: 'Last used', de: 'Zuletzt verwendet' },
  never: { en: 'Never', de: 'Nie' },
  madeBy: { en: 'Created by', de: 'Erstellt von' },
  makerGone: { en: 'Has left', de: 'Nicht mehr dabei' },
  next: { en: 'Next', de: 'Weiter' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  complete: { en: 'Complete', de: 'Fertig' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  shownOnce: {
    en: 'Copy the key now. It is not shown again.',
    de: 'Kopieren Sie den Schlüssel jetzt. Er wird nicht noch einmal gezeigt.',
  },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteNamed: { en: 'Delete {name}', de: '{name} löschen' },
  deleteText: {
    en: 'Programs that use this key are refused from then on. This cannot be undone.',
    de: 'Programme mit diesem Schlüssel werden dann abgewiesen. Das lässt sich nicht rückgängig machen.',
  },
  deleted: { en: 'The key was deleted.', de: 'Der Schlüssel wurde gelöscht.' },
  close: { en: 'Close', de: 'Schließen' },
});
