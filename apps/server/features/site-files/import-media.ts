import { z } from 'zod';
import { fileFields, fileLimits, makeTextSchema, pictureEditSchema } from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import { prepareAsset, type AssetKeeper, type PreparedAsset } from '../../media/prepare-asset.ts';
import { originalKey, privateKey } from '../../media/asset-store.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import { changeAsset, noteEdit } from '../assets/change-asset.ts';
import { saveAsset } from '../assets/save-asset.ts';
import { storePrivateFile, type PrivateFile } from '../assets/store-private-file.ts';
import { insertFolder } from '../media-library/change-folders.ts';
import { readRaw, parseFile, writing, type ImportScope } from './import-scope.ts';
import { makeDecoder } from './references.ts';
import { siteFiles, SiteFilesError, type SiteContent } from './site-format.ts';

const share = z.number().min(0).max(1);
const mediaSchema = z.strictObject({
  folders: z.array(
    z.strictObject({
      path: z.string(),
      parent: z.string().nullable(),
      name: makeTextSchema(fileLimits.folderName).min(1),
    }),
  ),
  files: z.record(
    z.string(),
    z.strictObject({
      /** What was done to a picture, and the file that it was done to. */
      edit: pictureEditSchema.optional(),
      original: z.string().optional(),
      filename: makeTextSchema(200).min(1),
      altText: makeTextSchema(10_000),
      title: makeTextSchema(10_000),
      // Files of before say none of these.
      body: makeTextSchema(20_000).default(''),
      componentKey: fileFields.componentKey.default(''),
      license: fileFields.license.default('own'),
      licenseProvider: fileFields.licenseProvider.default(''),
      licenseAuthor: fileFields.licenseAuthor.default(''),
      focalX: share,
      focalY: share,
      folder: z.string().nullable(),
      sourceUrl: makeTextSchema(10_000).nullable(),
    }),
  ),
});

/** Bytes that are kept already, of which the database knows nothing yet. */
export interface KeptMedia {
  readonly assets: ReadonlyMap<string, PreparedAsset>;
  /** Hashes of what pictures were made of. */
  readonly originals: ReadonlyMap<string, string>;
  readonly downloads: ReadonlyMap<string, PrivateFile>;
}

/**
 * Keeps the bytes of all files, before any transaction. `keys` grows as they are kept, so that they
 * can be taken away when something goes wrong.
 * @throws SiteFilesError for a file that nobody tells of, or that is told of and missing
 */
export async function keepMedia(
  media: AssetKeeper,
  { siteId, content }: Pick<ImportScope, 'siteId' | 'content'>,
  keys: string[],
): Promise<KeptMedia> {
  const { files } = readMedia(content);
  const originals = new Map<string, string>();
  const named = new Set(Object.values(files).flatMap(({ original }) => original ?? []));
  for (const file of [...Object.keys(files), ...named]) {
    if (!content.media.has(file)) throw new SiteFilesError(`${file} is missing.`);
  }
  const assets = new Map<string, PreparedAsset>();
  const downloads = new Map<string, PrivateFile>();
  for (const [file, path] of content.media) {
    const filename = file.split('/').at(-1)!;
    if (file.startsWith('downloads/')) {
      const kept = await storePrivateFile(media, siteId, { filename, path });
      keys.push(privateKey(siteId, kept.sha256));
      downloads.set(file, kept);
      continue;
    }
    if (named.has(file)) {
      const kept = await writing(file, prepareAsset(media, siteId, { path, filename }));
      keys.push(originalKey(siteId, kept.sha256));
      originals.set(file, kept.sha256);
      if (!files[file]) continue;
    }
    const words = files[file];
    if (!words) throw new SiteFilesError(`${siteFiles.media} does not tell of ${file}.`);
    const { altText, title, sourceUrl } = words;
    const input = { path, filename: words.filename, altText, title };
    const kept = await writing(
      file,
      prepareAsset(media, siteId, { ...input, ...(sourceUrl !== null && { sourceUrl }) }),
    );
    keys.push(originalKey(siteId, kept.sha256));
    assets.set(file, kept);
  }
  return { assets, originals, downloads };
}

/** Folders, and the rows of the files that were kept. */
export async function importMedia(
  scope: ImportScope,
  { assets, originals }: Pick<KeptMedia, 'assets' | 'originals'>,
): Promise<void> {
  const { trx, siteId, ids } = scope;
  const { folders, files } = readMedia(scope.content);
  const idOf = (name: string | null) =>
    name === null ? null : makeDecoder(siteId, ids)(siteFiles.media)(name);
  // Those that others lie in have the shorter paths.
  for (const { path, parent, name } of folders.toSorted((a, b) => a.path.length - b.path.length)) {
    const id = newId();
    const folder = { id, name, parentId: idOf(parent) };
    await writing(siteFiles.media, insertFolder(trx, siteId, folder));
    ids.set(path, id);
  }
  for (const [file, asset] of assets) {
    const { folder, sourceUrl: _source, body, edit, original, ...words } = files[file]!;
    const id = await writing(file, saveAsset(trx, asset, idOf(folder)));
    await changeAsset(trx, { siteId, id }, { ...words, body: sanitizeContent(body) });
    const originalSha256 = original === undefined ? undefined : originals.get(original);
    if (edit && originalSha256) await noteEdit(trx, { siteId, id }, { edit, originalSha256 });
    ids.set(file, id);
  }
}

function readMedia(content: SiteContent) {
  return parseFile(siteFiles.media, mediaSchema, readRaw(content, siteFiles.media));
}
