/** Makes a site of files: all of it, or nothing. */
import { currencies } from '@sitewright/commerce';
import {
  contentLimits,
  languageTagSchema,
  makeTextSchema,
  timeZoneSchema,
} from '@sitewright/contract';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';
import { isTheme } from '../looks/list-themes.ts';
import { checkSettings, findField } from '../settings/check-settings.ts';
import { operator } from '../settings/settings-actor.ts';
import { applyChanges } from '../settings/write-settings.ts';
import { createSite } from '../sites/create-site.ts';
import { takeOverDefault } from '../sites/default-site.ts';
import { importDocuments } from './import-documents.ts';
import { importMedia, keepMedia } from './import-media.ts';
import { fillPages, makePages } from './import-pages.ts';
import { fillProducts, makeProducts } from './import-products.ts';
import { importForms, importRules } from './import-rules.ts';
import { importTranslations } from './import-translations.ts';
import { parseFile, readFile, readRaw, writing, type ImportScope } from './import-scope.ts';
import { siteFiles, siteFormat, SiteFilesError, type SiteContent } from './site-format.ts';
import { ThingIds } from './thing-ids.ts';

const textSchema = makeTextSchema(10_000);
const siteSchema = z.strictObject({
  format: z.literal(siteFormat),
  title: makeTextSchema(contentLimits.titleLength),
  tagline: textSchema,
  description: textSchema,
  theme: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/),
  tweaks: z.record(z.string().max(200), textSchema),
  currency: z.enum(currencies.map(({ code }) => code)),
  locale: languageTagSchema,
  timeZone: timeZoneSchema,
});
const settingsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/** How a site of files begins. */
interface MakingSite {
  /** It answers on every host that none has claimed, where only a demo shop does so far. */
  readonly takesDefault?: boolean;
  /** The last of its transaction. */
  readonly onMade?: (trx: WriteTransaction, siteId: string) => Promise<void>;
}

type Context = Pick<AppContext, 'config' | 'transact' | 'media' | 'now'>;

/**
 * Makes the site of that short name, which answers on `NAME.localhost`; answers its id. Bytes are
 * kept before the transaction, and taken away again when nothing comes of it.
 * @throws SiteFilesError saying which file is wrong, or that the name is taken
 */
export async function importSite(
  ctx: Context,
  identifier: string,
  content: SiteContent,
  { takesDefault = false, onMade }: MakingSite = {},
): Promise<string> {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(identifier)) {
    throw new SiteFilesError('The name of a new site has small letters, digits and dashes.');
  }
  requireFormat(content);
  requireJson(content);
  const site = parseFile(siteFiles.site, siteSchema, readRaw(content, siteFiles.site));
  await requireTheme(ctx, site.theme);
  const siteId = newId();
  const keys: string[] = [];
  try {
    const { downloads, ...kept } = await keepMedia(ctx.media, { siteId, content }, keys);
    await ctx.transact(async (trx) => {
      const at = ctx.now();
      const scope: ImportScope = { trx, siteId, content, ids: new ThingIds(), actor: operator, at };
      await requireFreeName(scope, identifier);
      const isDefault = takesDefault && (await takeOverDefault(trx));
      const made = createSite(trx, { ...site, siteId, identifier, isDefault });
      await writing(siteFiles.site, made);
      await importMedia(scope, kept);
      await importForms(scope);
      await makePages(scope);
      await makeProducts(scope);
      await fillPages(scope);
      await fillProducts(scope, downloads);
      await importRules(scope);
      await importDocuments(scope);
      await importTranslations(scope);
      await importSettings(scope);
      await onMade?.(trx, siteId);
    });
    return siteId;
  } catch (error) {
    for (const key of keys) await ctx.media.store.delete(key);
    throw error;
  }
}

/** @throws SiteFilesError for files of a newer version */
function requireFormat(content: SiteContent): void {
  const { format } = parseFile(
    siteFiles.site,
    z.looseObject({ format: z.int().min(1) }),
    readRaw(content, siteFiles.site),
  );
  if (format <= siteFormat) return;
  throw new SiteFilesError('The files are of a newer version of Sitewright. Update first.');
}

async function requireTheme(ctx: Context, theme: string): Promise<void> {
  if (await isTheme(ctx, theme)) return;
  throw new SiteFilesError(`${siteFiles.site}: there is no theme "${theme}" here.`);
}

/** Before anything is kept: most of what is broken is no JSON. */
function requireJson(content: SiteContent): void {
  for (const file of content.texts.keys()) if (file.endsWith('.json')) readRaw(content, file);
}

async function requireFreeName({ trx }: ImportScope, identifier: string): Promise<void> {
  await lockKey(trx, 'new-site');
  const taken = await trx
    .selectFrom('site_domains')
    .select('site_id')
    .where('host', '=', `${identifier}.localhost`)
    .union(trx.selectFrom('sites').select('site_id').where('identifier', '=', identifier))
    .executeTakeFirst();
  if (taken) throw new SiteFilesError(`There is a site "${identifier}" already.`);
}

/** Last, for they name pages and pictures. Secrets are not among files, and none is taken. */
async function importSettings(scope: ImportScope): Promise<void> {
  const { trx, siteId, at } = scope;
  const file = siteFiles.settings;
  const values = readFile(scope, file, settingsSchema);
  const changes = await writing(
    file,
    Promise.try(() => checkSettings(values)),
  );
  for (const { group, field } of changes) {
    if (findField(group, field)?.setting.visibility !== 'secret') continue;
    throw new SiteFilesError(`${file}: ${group}.${field} is a secret.`);
  }
  const stored = changes.map((change) => ({ ...change, isSecret: false }));
  await applyChanges(trx, { siteId, at }, stored);
}
