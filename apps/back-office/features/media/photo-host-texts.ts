/** Words of bringing in galleries of photo services. */
import { defineTexts } from '../../texts/define-texts.ts';

export const photoHostTexts = defineTexts({
  title: { en: 'Pictures of a photo service', de: 'Bilder eines Fotodienstes' },
  intro: {
    en: 'Each public gallery of a photo service has the address of a feed: RSS, Atom or JSON, such as Flickr’s “Latest”. The pictures are copied into your media library; visitors ask the service for nothing.',
    de: 'Jede öffentliche Galerie eines Fotodienstes hat die Adresse eines Feeds: RSS, Atom oder JSON, wie „Latest“ bei Flickr. Die Bilder werden in Ihre Mediathek kopiert; Besucher fragen beim Dienst nichts ab.',
  },
  addresses: { en: 'Addresses of feeds', de: 'Adressen von Feeds' },
  addressesHelp: {
    en: 'One per line, {galleries} at most. Of each gallery the first {pictures} pictures come.',
    de: 'Eine je Zeile, höchstens {galleries}. Von jeder Galerie kommen die ersten {pictures} Bilder.',
  },
  noAddress: { en: 'Write an address first.', de: 'Schreiben Sie erst eine Adresse.' },
  wrongAddress: {
    en: 'Line {line} is no web address.',
    de: 'Zeile {line} ist keine Web-Adresse.',
  },
  tooMany: { en: '{galleries} addresses at most.', de: 'Höchstens {galleries} Adressen.' },
  look: { en: 'Look for pictures', de: 'Bilder suchen' },
  found: { en: 'Galleries', de: 'Galerien' },
  gallery: {
    en: '{title} ({count, plural, one {# picture} other {# pictures}})',
    de: '{title} ({count, plural, one {# Bild} other {# Bilder}})',
  },
  unreachable: {
    en: 'The service did not answer at this address.',
    de: 'Der Dienst antwortet unter dieser Adresse nicht.',
  },
  unreadable: {
    en: 'What stands at this address is no feed.',
    de: 'Was unter dieser Adresse steht, ist kein Feed.',
  },
  empty: { en: 'This feed shows no pictures.', de: 'Dieser Feed zeigt keine Bilder.' },
  room: {
    en: 'There is room for {room} more here: the first {room} of them come.',
    de: 'Hier ist noch für {room} Platz: die ersten {room} davon kommen.',
  },
  bring: {
    en: '{count, plural, =0 {Bring pictures} one {Bring # picture} other {Bring # pictures}}',
    de: '{count, plural, =0 {Bilder holen} one {# Bild holen} other {# Bilder holen}}',
  },
  progress: { en: '{done} of {total} pictures', de: '{done} von {total} Bildern' },
  left: {
    en: '{count, plural, one {# picture could} other {# pictures could}} not be copied.',
    de: '{count, plural, one {# Bild konnte} other {# Bilder konnten}} nicht kopiert werden.',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
});
