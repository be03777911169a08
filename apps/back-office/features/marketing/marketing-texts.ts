import { messages } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';

export const marketingTexts = defineTexts({
  title: { en: 'Feeds and ads', de: 'Feeds und Anzeigen' },
  feeds: { en: 'Product feeds', de: 'Produktfeeds' },
  feedsText: {
    en: 'Ad networks fetch your catalogue from these addresses. Copy one into their settings.',
    de: 'Werbenetzwerke holen Ihren Katalog von diesen Adressen. Kopieren Sie eine in deren Einstellungen.',
  },
  copy: { en: 'Copy {name}', de: '{name} kopieren' },
  copyShort: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  items: {
    en: '{count, plural, one {# item} other {# items}} in the feeds',
    de: '{count, plural, one {# Artikel} other {# Artikel}} in den Feeds',
  },
  leftOut: {
    en: '{count, plural, one {# is} other {# are}} left out',
    de: '{count, plural, one {# fehlt} other {# fehlen}}',
  },
  'no-picture': { en: 'No picture: left out', de: 'Ohne Bild: fehlt im Feed' },
  'no-price': { en: 'No price: left out', de: 'Ohne Preis: fehlt im Feed' },
  'no-description': {
    en: 'No description: the title stands for it',
    de: 'Ohne Beschreibung: der Titel steht dafür',
  },
  'no-gtin': { en: 'No GTIN', de: 'Ohne GTIN' },
  'wrong-gtin': { en: 'The GTIN is wrong', de: 'Die GTIN ist falsch' },
  pixels: { en: 'Pixels', de: 'Pixel' },
  pixelsText: {
    en: 'They are loaded only after a visitor has agreed.',
    de: 'Sie werden erst geladen, wenn jemand zugestimmt hat.',
  },
  metaPixelId: { en: 'Meta pixel id', de: 'Meta-Pixel-ID' },
  googleTagId: { en: 'Google tag id', de: 'Google-Tag-ID' },
  automations: { en: 'Automations', de: 'Automatisierungen' },
  automationsText: {
    en: 'Make an API key with the scopes for webhooks and give it to Zapier. Each Zap that is on is counted here.',
    de: 'Erstellen Sie einen API-Schlüssel mit den Rechten für Webhooks und geben Sie ihn Zapier. Jeder eingeschaltete Zap wird hier gezählt.',
  },
  awaiting: { en: messages.connections.awaiting, de: 'Wartet auf Verbindung' },
  zaps: {
    en: '{count, plural, one {# connected Zap} other {# connected Zaps}}',
    de: '{count, plural, one {# verbundener Zap} other {# verbundene Zaps}}',
  },
  keys: { en: 'API keys', de: 'API-Schlüssel' },
});
