/** Words of the revisions of a page. */
import { defineTexts } from '../../texts/define-texts.ts';

export const revisionTexts = defineTexts({
  title: { en: 'Revisions', de: 'Fassungen' },
  now: { en: 'As it is now', de: 'Wie es jetzt ist' },
  by: { en: 'by {author}', de: 'von {author}' },
  bySystem: { en: 'by the system', de: 'vom System' },
  edits: {
    en: '{count, plural, one {# edit} other {# edits}}',
    de: '{count, plural, one {# Änderung} other {# Änderungen}}',
  },
  isPublished: { en: 'Visitors see this', de: 'Besucher sehen dies' },
  older: { en: 'Show older', de: 'Ältere zeigen' },
  looking: { en: 'You are looking at an older revision.', de: 'Sie sehen eine frühere Fassung.' },
  backToNow: { en: 'Back to now', de: 'Zurück zu jetzt' },
  restore: { en: 'Bring back', de: 'Zurückholen' },
  restoreBlock: { en: 'Bring back: {name}', de: 'Zurückholen: {name}' },
  restored: { en: 'Brought back', de: 'Zurückgeholt' },
  same: {
    en: 'Nothing has changed since.',
    de: 'Seitdem hat sich nichts geändert.',
  },
  since: { en: 'What has changed since', de: 'Was sich seitdem geändert hat' },
  went: { en: 'removed since', de: 'seitdem entfernt' },
  moved: { en: 'moved since', de: 'seitdem verschoben' },
  changed: { en: 'changed since', de: 'seitdem geändert' },
  came: { en: 'added since', de: 'seitdem hinzugefügt' },
});
