/** The order of the rooms inside the server, and who breaks it. */
import fs from 'node:fs';
import path from 'node:path';

/** Rooms from the ground up: one may use those before it and none after it. */
export const rooms = [
  'config',
  'db',
  'reactions',
  'policies',
  'http',
  'activity',
  'settings',
  'render',
  'media',
  'mail',
  'sites',
  'captcha',
  'places',
  'videos',
  'preferences',
  'staff',
  'accounts',
  'people',
  'api-keys',
  'saved-views',
  'requests',
  'assets',
  'redirects',
  'collections',
  'site-layout',
  'products',
  'multilingual',
  'documents',
  'page-locks',
  'page-desk',
  'post-desk',
  'forms-schema',
  'stock',
  'restock',
  'catalogue',
  'bulk-edits',
  'words',
  'customers',
  'discounts',
  'shipping',
  'taxes',
  'cart',
  'balances',
  'payments',
  'orders',
  'gift-cards',
  'downloads',
  'subscriptions',
  'donations',
  'memberships',
  'ledger',
  'reports',
  'fulfillments',
  'returns',
  'papers',
  'reviews',
  'comments',
  'order-mails',
  'outbox',
  'mail-lists',
  'page-forms',
  'rule-previews',
  'block-choices',
  'checkout',
  'draft-orders',
  'order-edits',
  'search',
  'media-library',
  'order-desk',
  'customer-desk',
  'pages',
  'seo',
  'account-pages',
  'webhooks',
  'commerce-api',
  'feeds',
  'site-plan',
  'back-office',
  'sign-in-pages',
  'owner',
  'health',
  'api-docs',
  'import',
  'photo-hosts',
  'backup',
  'demo',
  'looks',
  'site-files',
  'new-site',
  'dev',
  'jobs',
] as const;

/**
 * The ground floor carries rows and events of all rooms without using them: it may name their
 * types, which are gone when the program runs.
 */
const namesTypesOfAll: ReadonlySet<string> = new Set([
  'config',
  'db',
  'reactions',
  'policies',
  'http',
  'activity',
  'settings',
  'render',
  'media',
  'mail',
]);

export interface Import {
  /** Paths from the folder of the server, with slashes. */
  from: string;
  to: string;
  isType: boolean;
}

/** The room of a file; undefined for the composition beside the rooms (`app.ts`, `context.ts`). */
export function roomOf(file: string): string | undefined {
  const [first = '', second = ''] = file.split('/');
  if (first === 'features') return second;
  return file.includes('/') ? first : undefined;
}

/** Why an import is against the order; undefined when it is not. */
export function findFault({ from, to, isType }: Import): string | undefined {
  const [own, other] = [roomOf(from), roomOf(to)];
  if (!own || !other || own === other) return undefined;
  const [ownPlace, otherPlace] = [placeOf(own), placeOf(other)];
  if (ownPlace < 0) return `${from}: the room "${own}" has no place in the order of rooms`;
  if (otherPlace < 0) return `${from}: the room "${other}" has no place in the order of rooms`;
  if (otherPlace < ownPlace) return undefined;
  if (isType && namesTypesOfAll.has(own)) return undefined;
  return (
    `${from}: ${own} may not use ${other} (${to}): it comes later. ` +
    'Announce an event and let a reaction do it, or move what both need to the left.'
  );
}

function placeOf(room: string): number {
  return rooms.findIndex((known) => known === room);
}

const importPattern = /^(?:import|export)( type)?\b[^;'"]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm;

/** The imports of a file of the server that stay inside the server. */
export function readImports(file: string, source: string): Import[] {
  return [...source.matchAll(importPattern)].flatMap(([, type, named, bare]) => {
    const to = path.posix.normalize(path.posix.join(path.posix.dirname(file), named ?? bare ?? ''));
    return to.startsWith('..') ? [] : [{ from: file, to, isType: type !== undefined }];
  });
}

/** All faults of the server in this folder; tests and their helpers may use any room. */
export function findFaults(serverDir: string): string[] {
  return listServerFiles(serverDir)
    .flatMap((file) => readImports(file, fs.readFileSync(path.join(serverDir, file), 'utf8')))
    .flatMap((found) => findFault(found) ?? []);
}

/** Paths from the folder of the server, with slashes; without tests and their helpers. */
export function listServerFiles(serverDir: string): string[] {
  return fs
    .readdirSync(serverDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !/(?:^|\/)(?:node_modules|testing)\//.test(file))
    .toSorted();
}
