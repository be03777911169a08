/** What the files of a site are like. */

/** Raised when files of before cannot be read as they are any more. */
export const siteFormat = 1;

/** Files that tell of a site, by what they hold. */
export const siteFiles = {
  site: 'site.json',
  settings: 'settings.json',
  media: 'media.json',
  forms: 'forms.json',
  menus: 'menus.json',
  redirects: 'redirects.json',
  discounts: 'discounts.json',
  sales: 'sales.json',
  shipping: 'shipping.json',
  taxes: 'taxes.json',
  /** Missing in a site of one language. */
  translations: 'translations.json',
} as const;

/** Folders with a file or more for each thing. */
export const siteFolders = [
  'categories',
  'documents',
  'downloads',
  'items',
  'media',
  /** Of pictures that were edited. */
  'originals',
  'pages',
  'products',
] as const;

/** Folders whose files are bytes, whatever they are called. */
export const siteByteFolders: ReadonlySet<string> = new Set(['media', 'originals', 'downloads']);

/** What a folder of files may hold. */
export const siteFileLimits = {
  files: 200_000,
  /** Folders in folders: the address of a page may have 100 parts, and that of a post as many more. */
  depth: 256,
  textBytes: 16 * 1024 * 1024,
  allTextBytes: 1024 * 1024 * 1024,
  mediaBytes: 512 * 1024 * 1024,
  /** Of all files together: as many as a ZIP may bring, with the texts that get smaller in it. */
  allBytes: 21 * 1024 * 1024 * 1024,
} as const;

/** The files of a site that are text, and where the bytes of the others are. */
export interface SiteContent {
  /** By path, with slashes. */
  readonly texts: ReadonlyMap<string, string>;
  /** By path: a key of the store when a site is written, a path of this machine when one is read. */
  readonly media: ReadonlyMap<string, string>;
}

/** Files cannot be written or read. One line for the person at the keyboard. */
export class SiteFilesError extends Error {
  override name = 'SiteFilesError';
}
