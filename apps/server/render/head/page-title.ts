import { readPageSeo } from '../data/page-seo.ts';
import type { Site } from '../../features/sites/site.ts';
import { escapeHtml } from '../context/escape-html.ts';
import type { CollectionHead } from '../data/load-site.ts';

/** Title of a collection's page: the owner's for search engines, else its own and the site's. */
export function pageTitle(site: Site, collection: CollectionHead): string {
  const { seoTitle } = readPageSeo(collection.settings);
  if (seoTitle !== '') return escapeHtml(seoTitle);
  if (!collection.is_homepage) return itemTitle(site, escapeHtml(collection.title));
  const parts = [site.title, site.tagline].filter((part) => part !== '');
  return escapeHtml(parts.join(' — '));
}

/** `title` is escaped already. */
export function itemTitle(site: Site, title: string): string {
  return title === '' ? escapeHtml(site.title) : `${title} — ${escapeHtml(site.title)}`;
}
