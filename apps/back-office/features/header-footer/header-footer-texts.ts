import { defineTexts } from '../../texts/define-texts.ts';
import { sitePartTexts } from '../../texts/site-part-texts.ts';

export const headerFooterTexts = defineTexts({
  title: sitePartTexts.headerFooter,
  readOnly: {
    en: 'You can look at this, but not change it.',
    de: 'Sie können das ansehen, aber nicht ändern.',
  },
  menus: { en: 'Edit the menus', de: 'Menüs bearbeiten' },
  blocksOfHeader: { en: 'Blocks in the header', de: 'Blöcke im Kopfbereich' },
  blocksOfFooter: { en: 'Blocks in the footer', de: 'Blöcke im Fußbereich' },
  header: sitePartTexts.header,
  headerIntro: {
    en: 'Stands above every page, beside the name of the site, the menu and the cart.',
    de: 'Steht über jeder Seite, neben dem Namen der Website, dem Menü und dem Warenkorb.',
  },
  showSearch: { en: 'Link to the search', de: 'Link zur Suche' },
  showCart: { en: 'Link to the cart', de: 'Link zum Warenkorb' },
  showAccount: { en: 'Link to the account of the visitor', de: 'Link zum Konto des Besuchers' },
  buttonText: { en: 'Text of the button', de: 'Text des Knopfs' },
  buttonTextHelp: {
    en: 'Without a text there is no button.',
    de: 'Ohne Text gibt es keinen Knopf.',
  },
  buttonUrl: { en: 'Where the button leads', de: 'Wohin der Knopf führt' },
  buttonUrlHelp: {
    en: 'An address such as /contact or https://example.com.',
    de: 'Eine Adresse wie /kontakt oder https://example.com.',
  },
  footer: sitePartTexts.footer,
  footerIntro: {
    en: 'Stands below every page, beside its menu.',
    de: 'Steht unter jeder Seite, neben seinem Menü.',
  },
  showTagLine: { en: 'Tagline of the site', de: 'Leitspruch der Website' },
  showSocialLinks: { en: 'Links to social accounts', de: 'Links zu sozialen Konten' },
  showVisit: { en: 'Address and opening hours', de: 'Adresse und Öffnungszeiten' },
  note: { en: 'Last line', de: 'Letzte Zeile' },
  noteHelp: {
    en: 'Empty: © and the title of the site.',
    de: 'Leer: © und der Titel der Website.',
  },
});
