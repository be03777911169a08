/** Words of the states of a page. EDIT-05, D-72 */
import { defineTexts } from '../../texts/define-texts.ts';

export const movingTexts = defineTexts({
  published: { en: 'Published', de: 'Veröffentlicht' },
  handedOver: { en: 'Handed over for review', de: 'Zur Prüfung gegeben' },
  takenBack: { en: 'Taken back', de: 'Zurückgenommen' },
  scheduled: { en: 'Scheduled', de: 'Geplant' },
  private: {
    en: 'Visitors do not see this page any more',
    de: 'Besucher sehen diese Seite nicht mehr',
  },
  unpublish: { en: 'Take back', de: 'Zurücknehmen' },
  toDraft: { en: 'Back to draft', de: 'Zurück zum Entwurf' },
  schedule: { en: 'Schedule…', de: 'Planen…' },
  reschedule: { en: 'Another time…', de: 'Anderer Zeitpunkt…' },
  keepPrivate: { en: 'Keep private', de: 'Privat halten' },
  askForReview: { en: 'Ask for review', de: 'Zur Prüfung geben' },
  scheduleTitle: { en: 'Schedule this page', de: 'Diese Seite planen' },
  scheduleText: {
    en: 'Visitors see what stands here now from that moment on. An edit before then takes the plan back.',
    de: 'Von da an sehen Besucher, was jetzt hier steht. Eine Änderung davor nimmt die Planung zurück.',
  },
  when: { en: 'Publish at', de: 'Veröffentlichen am' },
  zone: { en: 'In the time zone of the site: {zone}', de: 'In der Zeitzone der Website: {zone}' },
  notToCome: { en: 'Choose a time to come.', de: 'Wählen Sie einen Zeitpunkt in der Zukunft.' },
  plan: { en: 'Schedule', de: 'Planen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
});
