/** Which screens there are, and the address of one thing of each kind. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rootDir } from '../lib/install.mjs';
import type { OfficeCalls } from './office-calls.ts';

/** A screen of the back office. */
export interface ScreenAddress {
  /** Its route as a name of files: `orders-$number`. */
  readonly name: string;
  /** Behind the address of the site. */
  readonly path: string;
}

interface Section {
  readonly path: string;
  readonly screens: readonly { readonly path: string }[];
}

/** Where the first thing of each kind is found: its call, the list in the answer, what names it. */
const things: Readonly<Record<string, readonly [call: string, list: string, key: string]>> = {
  'customers/$id': ['customers', 'customers', 'id'],
  'discounts/$id': ['discounts', 'discounts', 'id'],
  'discounts/sales/$id': ['sales', 'sales', 'id'],
  'drafts/$id': ['draft-orders', 'drafts', 'id'],
  'gift-cards/$id': ['gift-cards', 'giftCards', 'id'],
  'imports/$id': ['imports', 'imports', 'id'],
  'mailing-lists/$id': ['mailing-lists', 'lists', 'id'],
  'mails/$id': ['mails', 'mails', 'id'],
  'media/$id': ['files', 'files', 'id'],
  'products/$id': ['products', 'products', 'id'],
  'products/bulk/$id': ['bulk-edits', 'bulkEdits', 'id'],
  'reviews/$id': ['reviews', 'reviews', 'id'],
  'seo/$check': ['seo', 'checks', 'check'],
  'shipping/$id': ['shipping-options', 'shippingOptions', 'id'],
  'subscriptions/$id': ['subscriptions', 'subscriptions', 'id'],
  'supporters/donations/$id': ['donations', 'donations', 'id'],
  'supporters/plans/$id': ['membership-plans', 'plans', 'id'],
  'taxes/$id': ['tax-rules', 'taxRules', 'id'],
  'connections/webhooks/$id': ['webhook-endpoints', 'endpoints', 'id'],
};

/** Screens that the pages of settings share one route of. */
const settingsRoute = 'settings/$page';

/** Calls and things of one site. */
export interface Shown {
  readonly office: OfficeCalls;
  readonly identifier: string;
}

/**
 * Every screen of every section. Of a screen of one thing the first thing of the site is taken.
 * @returns screens that can be opened, and routes of which the site has no thing
 */
export async function listScreens(
  shown: Shown,
): Promise<{ readonly screens: readonly ScreenAddress[]; readonly missing: readonly string[] }> {
  const screens: ScreenAddress[] = [];
  const missing: string[] = [];
  for (const route of await listRoutes()) {
    const found = await addressesOf(route, shown);
    if (found.length === 0) missing.push(route);
    for (const address of found) screens.push({ name: nameOf(address, route), path: address });
  }
  return { screens, missing };
}

const nameOf = (address: string, route: string) =>
  (route === settingsRoute ? address : route || 'home').replaceAll('/', '-').replaceAll('$', '');

async function listRoutes(): Promise<readonly string[]> {
  const { sections } = await importOffice<{ sections: readonly Section[] }>('app/sections.ts');
  return sections.flatMap(({ path: start, screens }) =>
    screens.map((screen) => [start, screen.path].filter(Boolean).join('/')),
  );
}

/** By its address, so that what runs in browsers is not looked at as if it ran here. */
async function importOffice<Module>(file: string): Promise<Module> {
  const url = pathToFileURL(path.join(rootDir, 'apps/back-office', file));
  const module: Module = await import(url.href);
  return module;
}

async function addressesOf(route: string, shown: Shown): Promise<readonly string[]> {
  if (!route.includes('$')) return [route];
  if (route === settingsRoute) {
    const { settingPages } = await importOffice<{ settingPages: readonly { path: string }[] }>(
      'features/settings/setting-pages.ts',
    );
    return settingPages.map((page) => `settings/${page.path}`);
  }
  if (route.startsWith('mail-parts/')) {
    return [route.replace('$kind', 'shipped').replace('$id', 'footer')];
  }
  if (route.startsWith('orders/$number')) return orderAddresses(route, shown);
  const [call = '', list = '', key = ''] = things[route] ?? [];
  if (call === '') throw new Error(`Nothing tells of which thing ${route} is to be shown.`);
  const id = await readFirst(shown, call, list, key);
  return id === undefined ? [] : [route.replace('$id', id)];
}

/** The order of which most has happened stands behind those of the visitors. */
async function orderAddresses(route: string, shown: Shown): Promise<readonly string[]> {
  const call =
    route.endsWith('pack') || route.endsWith('edit') ? '' : '&fulfillment=partially_fulfilled';
  const number =
    (await readFirst(shown, `orders?limit=1${call}`, 'orders', 'number')) ??
    (await readFirst(shown, 'orders?limit=1', 'orders', 'number'));
  if (number === undefined) return [];
  return [route.replace('$number', number).replace('$kind', 'confirmed')];
}

async function readFirst(
  { office, identifier }: Shown,
  call: string,
  list: string,
  key: string,
): Promise<string | undefined> {
  const answer = await office.get(`/api/sites/${identifier}/${call}`);
  const rows = answer[list];
  if (!Array.isArray(rows)) throw new Error(`${call} answers no ${list}.`);
  const [first]: readonly Record<string, unknown>[] = rows;
  const value = first?.[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
