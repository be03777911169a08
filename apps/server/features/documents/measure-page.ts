/** What the checks of a page need of its site beside what blocks show: colours, and sizes of files. */
import {
  blockTypeTable,
  checkDocument,
  needsOf,
  type PageMeasures,
  type SectionColors,
} from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { variantKey } from '../../media/asset-store.ts';
import { loadBlockSource } from '../../render/data/load-block-source.ts';
import { sectionColors } from '../../render/styles/section-colors.ts';
import { readWidth } from '../../media/image-format.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

/** Colours of the sections of a site, by their themes. */
export async function siteSectionColors(
  { themes, renderer }: Pick<AppContext, 'themes' | 'renderer'>,
  site: Site,
): Promise<SectionColors> {
  return sectionColors(renderer.styles, await themes.get(site.theme), site);
}

/** Bytes that are too many, by the settings of a site. */
function weightLimits(site: Site) {
  const { pageKilobytes, pictureKilobytes } = readSettings(site, 'content');
  return { page: pageKilobytes * 1_000, picture: pictureKilobytes * 1_000 };
}

/**
 * Sizes of the files that visitors would load with a document. Files may lie far away: not inside of
 * `transact`. A picture that nobody has seen in its width yet weighs nothing.
 */
export async function weighPage(
  { db, media, renderer }: Pick<AppContext, 'db' | 'media' | 'renderer'>,
  site: Site,
  document: PageDocument,
): Promise<Pick<PageMeasures, 'bytesOf' | 'limits' | 'scripts'>> {
  const limits = weightLimits(site);
  const source = await loadBlockSource(db, site, document);
  const asked = new Set<string>();
  const bytesOf = (url: string) => (asked.add(url), undefined);
  const settings = { types: blockTypeTable, source, cldr: undefined, now: 0 };
  checkDocument(document, settings, { bytesOf, limits });
  const files = await loadFiles(db, site, document);
  const sizes = new Map<string, number>();
  for (const url of asked) {
    const [path = '', query = ''] = url.split('?');
    const file = files.get(/^\/content\/v1\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? '');
    const bytes =
      file && (await sizeOf(media, site, file, new URLSearchParams(query).get('format')));
    if (bytes !== undefined) sizes.set(url, bytes);
  }
  const { scripts } = renderer.storefront();
  return { limits, scripts, bytesOf: (url) => sizes.get(url) };
}

type File = Awaited<ReturnType<typeof loadFiles>> extends Map<string, infer Row> ? Row : never;

async function loadFiles(db: AppContext['db'], { siteId }: Site, document: PageDocument) {
  const { assetIds } = needsOf(document, blockTypeTable);
  if (assetIds.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('assets')
    .select(['id', 'kind', 'content_type', 'byte_size', 'width', 'sha256'])
    .where('site_id', '=', siteId)
    .where('id', 'in', assetIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Kinds that are sent as they are. */
const asGiven: ReadonlySet<string> = new Set(['image/svg+xml', 'image/gif']);

async function sizeOf(
  { store }: AppContext['media'],
  { siteId }: Site,
  file: File,
  format: string | null,
): Promise<number | undefined> {
  const width = readWidth(format ?? undefined, file.width);
  const isSent = file.kind !== 'image' || asGiven.has(file.content_type) || width === 'original';
  if (isSent) return file.byte_size;
  for (const kind of ['avif', 'webp', 'jpeg', 'png']) {
    const bytes = await store.size(variantKey(siteId, file.sha256, `${width}w.${kind}`));
    if (bytes !== undefined) return bytes;
  }
  return undefined;
}
