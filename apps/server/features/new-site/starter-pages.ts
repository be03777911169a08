/** The pages and the menu that a site without demo content begins with. */
import { collectionTypes, type SitePurpose } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { escapeHtml } from '../../render/context/escape-html.ts';
import type { CollectionDraft } from '../collections/collection-draft.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveNavigation } from '../collections/save-navigation.ts';

const { values: types } = collectionTypes;

/** What pages are called, by language: shop, home, contact. */
const titles: Readonly<Record<string, readonly [shop: string, home: string, contact: string]>> = {
  en: ['Shop', 'Home', 'Contact'],
  de: ['Shop', 'Startseite', 'Kontakt'],
  fr: ['Boutique', 'Accueil', 'Contact'],
  es: ['Tienda', 'Inicio', 'Contacto'],
  it: ['Negozio', 'Home', 'Contatti'],
  nl: ['Winkel', 'Home', 'Contact'],
  pt: ['Loja', 'Início', 'Contato'],
};

export interface StarterWish {
  readonly title: string;
  readonly locale: string;
  readonly purpose: SitePurpose;
}

/** Addresses stay the same in all languages: themes and settings name them. */
export async function writeStarterPages(
  trx: WriteTransaction,
  siteId: string,
  { title, locale, purpose }: StarterWish,
): Promise<void> {
  const { language } = new Intl.Locale(locale);
  const [shop, home, contact] = titles[language] ?? titles['en']!;
  const shopPage: CollectionDraft = {
    typeName: 'products',
    type: types.products,
    urlId: 'shop',
    title: shop,
    isHomepage: purpose === 'shop',
    pageSize: 24,
  };
  const homePage: CollectionDraft = {
    typeName: 'page',
    type: types.page,
    urlId: 'home',
    title,
    navigationTitle: home,
    isHomepage: true,
    // The theme's own page leads to the shop.
    ...(purpose === 'both'
      ? { settings: { page: 'home' } }
      : { mainContent: `<h1>${escapeHtml(title)}</h1>` }),
  };
  const contactPage: CollectionDraft = {
    typeName: 'page',
    type: types.page,
    urlId: 'contact',
    title: contact,
    mainContent: `<h1>${escapeHtml(contact)}</h1><p>${escapeHtml(title)}</p>`,
  };
  const drafts = {
    shop: [shopPage, contactPage],
    both: [homePage, shopPage, contactPage],
    site: [homePage, contactPage],
  }[purpose];
  const items = [];
  for (const draft of drafts) {
    const { id, url_id: urlId } = await saveCollection(trx, siteId, draft);
    if (urlId !== 'home') items.push({ collectionId: id });
  }
  for (const name of ['mainNav', 'footerNav']) await saveNavigation(trx, siteId, { name, items });
}
