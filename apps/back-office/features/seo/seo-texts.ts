import type { SeoCheck } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';

export const seoTexts = defineTexts({
  title: { en: 'SEO checklist', de: 'SEO-Checkliste' },
  lead: {
    en: 'Looked up each time: what is mended is gone from here.',
    de: 'Wird jedes Mal nachgesehen: Was behoben ist, verschwindet hier.',
  },
  again: { en: 'Look again', de: 'Erneut nachsehen' },
  mend: { en: 'To mend', de: 'Zu beheben' },
  look: { en: 'Worth a look', de: 'Einen Blick wert' },
  good: { en: 'In order', de: 'In Ordnung' },
  allGood: { en: 'Nothing to mend', de: 'Nichts zu beheben' },
  allGoodText: {
    en: 'Everything that is looked at is in order.',
    de: 'Alles, was nachgesehen wird, ist in Ordnung.',
  },
  more: { en: 'more than {count}', de: 'über {count}' },
  nothing: { en: 'none', de: 'keine' },
  show: { en: 'Show', de: 'Zeigen' },
  showOf: { en: 'Show: {name}', de: 'Zeigen: {name}' },
  thing: { en: 'What', de: 'Was' },
  detail: { en: 'Which', de: 'Welche' },
  address: { en: 'Address', de: 'Adresse' },
  none: { en: 'Nothing left', de: 'Nichts übrig' },
  noneText: { en: 'All of it is mended.', de: 'Alles davon ist behoben.' },
});

/** Where a check of the whole site is mended, behind the address of the site in the back office. */
interface CheckText {
  readonly name: ScreenText;
  readonly why: ScreenText;
  readonly path?: string;
}

export const checkTexts: Readonly<Record<SeoCheck, CheckText>> = {
  'site-open': {
    name: { en: 'Open to visitors', de: 'Offen für alle' },
    why: {
      en: 'While it is parked, search engines are turned away.',
      de: 'Solange sie geparkt ist, werden Suchmaschinen abgewiesen.',
    },
    path: 'billing',
  },
  domain: {
    name: { en: 'Domain of its own', de: 'Eigene Domain' },
    why: { en: 'Search engines list domains.', de: 'Suchmaschinen listen Domains.' },
    path: 'settings/site',
  },
  https: {
    name: { en: 'Reached by HTTPS', de: 'Über HTTPS erreichbar' },
    why: {
      en: 'Others are shown as not secure. It is set at the server.',
      de: 'Andere gelten als unsicher. Es wird am Server eingestellt.',
    },
    path: 'settings/site',
  },
  sitemap: {
    name: { en: 'Sitemap', de: 'Sitemap' },
    why: {
      en: 'It is empty: no page is visible.',
      de: 'Sie ist leer: Keine Seite ist sichtbar.',
    },
    path: 'settings/site',
  },
  'structured-data': {
    name: { en: 'Structured data of products', de: 'Strukturierte Daten der Produkte' },
    why: {
      en: 'Search engines show prices and stock from them.',
      de: 'Suchmaschinen zeigen daraus Preise und Bestand.',
    },
    path: 'products',
  },
  'site-title': {
    name: { en: 'Title of the site', de: 'Titel der Website' },
    why: { en: 'Of 60 characters at most.', de: 'Von höchstens 60 Zeichen.' },
    path: 'settings/site',
  },
  'site-description': {
    name: { en: 'Description of the site', de: 'Beschreibung der Website' },
    why: {
      en: 'Of 160 characters at most; it stands below the title in results.',
      de: 'Von höchstens 160 Zeichen; sie steht in Ergebnissen unter dem Titel.',
    },
    path: 'settings/site',
  },
  'page-title-long': {
    name: { en: 'Titles of pages that are too long', de: 'Zu lange Titel von Seiten' },
    why: { en: 'Results show 60 characters.', de: 'Ergebnisse zeigen 60 Zeichen.' },
  },
  'page-description-missing': {
    name: { en: 'Pages without a description', de: 'Seiten ohne Beschreibung' },
    why: {
      en: 'Results show that of the site instead.',
      de: 'Ergebnisse zeigen stattdessen die der Website.',
    },
  },
  'page-description-long': {
    name: {
      en: 'Descriptions of pages that are too long',
      de: 'Zu lange Beschreibungen von Seiten',
    },
    why: { en: 'Results show 160 characters.', de: 'Ergebnisse zeigen 160 Zeichen.' },
  },
  'product-title-long': {
    name: { en: 'Titles of products that are too long', de: 'Zu lange Titel von Produkten' },
    why: { en: 'Results show 60 characters.', de: 'Ergebnisse zeigen 60 Zeichen.' },
  },
  'product-description-missing': {
    name: { en: 'Products without a description', de: 'Produkte ohne Beschreibung' },
    why: {
      en: 'Neither for search engines nor on their pages.',
      de: 'Weder für Suchmaschinen noch auf ihren Seiten.',
    },
  },
  'product-description-long': {
    name: {
      en: 'Descriptions of products that are too long',
      de: 'Zu lange Beschreibungen von Produkten',
    },
    why: { en: 'Results show 160 characters.', de: 'Ergebnisse zeigen 160 Zeichen.' },
  },
  'post-title-long': {
    name: { en: 'Titles of posts that are too long', de: 'Zu lange Titel von Beiträgen' },
    why: { en: 'Results show 60 characters.', de: 'Ergebnisse zeigen 60 Zeichen.' },
  },
  'post-description-missing': {
    name: { en: 'Posts without any text', de: 'Beiträge ohne Text' },
    why: { en: 'Results have nothing to show.', de: 'Ergebnisse haben nichts zu zeigen.' },
  },
  'picture-alt': {
    name: { en: 'Pictures without alt text', de: 'Bilder ohne Alternativtext' },
    why: {
      en: 'Search engines and screen readers cannot see them.',
      de: 'Suchmaschinen und Vorleseprogramme sehen sie nicht.',
    },
    path: 'media?alt=missing',
  },
  'broken-links': {
    name: { en: 'Links that lead nowhere', de: 'Links, die ins Leere führen' },
    why: {
      en: 'In texts, pages and menus of the site itself.',
      de: 'In Texten, Seiten und Menüs der Website selbst.',
    },
  },
  'redirects-nowhere': {
    name: { en: 'Redirects that lead nowhere', de: 'Weiterleitungen, die ins Leere führen' },
    why: {
      en: 'Visitors of old addresses find nothing.',
      de: 'Wer alte Adressen besucht, findet nichts.',
    },
  },
  'page-hidden': {
    name: { en: 'Pages that are off', de: 'Ausgeschaltete Seiten' },
    why: { en: 'Nobody finds them. Is that meant so?', de: 'Niemand findet sie. Ist das gewollt?' },
  },
  'product-hidden': {
    name: { en: 'Products that are hidden', de: 'Verborgene Produkte' },
    why: { en: 'Nobody finds them. Is that meant so?', de: 'Niemand findet sie. Ist das gewollt?' },
    path: 'products?visible=false',
  },
};
