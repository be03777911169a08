import { defineTexts } from '../../texts/define-texts.ts';

export const lookTexts = defineTexts({
  title: { en: 'Theme', de: 'Theme' },
  look: { en: 'Look', de: 'Aussehen' },
  own: { en: 'As it is now', de: 'Wie sie jetzt ist' },
  ownHelp: {
    en: 'Colours and fonts that are of no look here.',
    de: 'Farben und Schriften, die zu keinem Aussehen hier gehören.',
  },
  intro: {
    en: 'Pages, products and settings stay; colours, fonts and arrangement change. You see your own pages, and visitors see nothing of it until you save.',
    de: 'Seiten, Produkte und Einstellungen bleiben; Farben, Schriften und Anordnung ändern sich. Sie sehen Ihre eigenen Seiten, und Besucher sehen davon nichts, bis Sie speichern.',
  },
  help: {
    en: 'Shown with sample products. You can change it at any time.',
    de: 'Gezeigt mit Beispielprodukten. Sie können es jederzeit ändern.',
  },
  preview: { en: 'Preview', de: 'Vorschau' },
  previewOf: { en: 'Preview: {view}, {look}', de: 'Vorschau: {view}, {look}' },
  page: { en: 'Page', de: 'Seite' },
  home: { en: 'Home', de: 'Startseite' },
  list: { en: 'Products', de: 'Produkte' },
  product: { en: 'Product', de: 'Produkt' },
  width: { en: 'Width', de: 'Breite' },
  desktop: { en: 'Desktop', de: 'Desktop' },
  phone: { en: 'Phone', de: 'Telefon' },
  drawing: { en: 'Drawing the preview…', de: 'Die Vorschau wird gezeichnet…' },
  failed: {
    en: 'The preview could not be drawn.',
    de: 'Die Vorschau ließ sich nicht zeichnen.',
  },
  noViews: {
    en: 'There is no page to show yet.',
    de: 'Es gibt noch keine Seite zum Zeigen.',
  },
  yourSite: { en: 'Your shop', de: 'Ihr Shop' },
  empty: { en: 'No theme is installed.', de: 'Es ist kein Theme installiert.' },
});
