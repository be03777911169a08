import { generalMessages } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';

/** Words of the screens of settings. */
export const settingsTexts = defineTexts({
  settings: { en: 'Settings', de: 'Einstellungen' },
  search: { en: 'Search all settings', de: 'Alle Einstellungen durchsuchen' },
  noResults: { en: generalMessages.noResults, de: 'Keine Ergebnisse gefunden' },
  found: {
    en: '{count, plural, one {# setting} other {# settings}}',
    de: '{count, plural, one {# Einstellung} other {# Einstellungen}}',
  },
  siteFacts: { en: 'Site and language', de: 'Website und Sprache' },
  siteFactsSummary: {
    en: 'Title, description, language, time zone, currency',
    de: 'Titel, Beschreibung, Sprache, Zeitzone, Währung',
  },
  domains: { en: 'Domains', de: 'Domains' },
  domainsSummary: {
    en: 'Own addresses, what to put into DNS, certificates, the primary domain',
    de: 'Eigene Adressen, DNS-Einträge, Zertifikate, die Hauptdomain',
  },
  developer: { en: 'For developers', de: 'Für Entwickler' },
  developerSummary: {
    en: 'Data of pages as JSON, all calls, keys and webhooks, files of the theme',
    de: 'Daten von Seiten als JSON, alle Aufrufe, Schlüssel und Webhooks, Dateien des Themes',
  },
  saved: { en: 'Saved', de: 'Gespeichert' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undone: { en: 'Undone', de: 'Rückgängig gemacht' },
  readOnly: {
    en: 'Your role may see these settings and not change them.',
    de: 'Ihre Rolle darf diese Einstellungen sehen, aber nicht ändern.',
  },
});
