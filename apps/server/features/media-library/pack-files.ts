/** Files in one ZIP, made while it is sent: memory does not grow with them. */
import { sql, type RawBuilder } from 'kysely';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { originalKey } from '../../media/asset-store.ts';

/** Which files: those named, those of a folder and of the folders in it, or all. */
export interface PackedFiles {
  readonly ids?: readonly string[] | undefined;
  readonly folder?: string | undefined;
}

interface PackedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly sha256: string;
  readonly at: Date;
  /** Folders from the top, each ended by a slash; empty where it lies in none. */
  readonly path: string;
}

/** What gets no smaller. */
const isPacked = /^(?:image\/(?!svg)|video\/|audio\/|application\/(?:zip|gzip|pdf))/;

/** The ZIP as it is made. A file whose bytes are gone is empty there. */
export async function packFiles(
  { db, media }: Pick<AppContext, 'db' | 'media'>,
  siteId: string,
  which: PackedFiles,
): Promise<Readable> {
  const files = await listPacked(db, siteId, which);
  const zip = new ZipFile();
  const nameOf = makeNames();
  for (const { path, filename, contentType, sha256, at } of files) {
    const options = { mtime: at, compress: !isPacked.test(contentType) };
    zip.addReadStreamLazy(nameOf(path + filename), options, (give) => {
      media.store.open(originalKey(siteId, sha256)).then(
        (stream) => give(null, stream ?? Readable.from([])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return Readable.from(zip.outputStream, { objectMode: false });
}

function listPacked(
  db: ReadDatabase,
  siteId: string,
  { ids, folder }: PackedFiles,
): Promise<PackedFile[]> {
  const wanted: RawBuilder<boolean>[] = [
    ...(ids ? [sql<boolean>`a.id in (${sql.join(ids)})`] : []),
    ...(folder === undefined ? [] : [sql<boolean>`f.ids @> array[${folder}]`]),
  ];
  const isWanted = wanted.length > 0 ? sql`and ${sql.join(wanted, sql` and `)}` : sql``;
  return readRows<PackedFile>(
    db,
    sql`with recursive folders as (
        select id, array[id] as ids, translate(name, '/\\', '__') || '/' as path from asset_folders
        where site_id = ${siteId} and parent_id is null
        union all
        select i.id, o.ids || i.id, o.path || translate(i.name, '/\\', '__') || '/'
        from asset_folders i join folders o on i.parent_id = o.id where i.site_id = ${siteId}
      )
      select a.filename, a.content_type as "contentType", a.sha256, a.created_at as at,
        coalesce(f.path, '') as path
      from assets a left join folders f on f.id = a.folder_id
      where a.site_id = ${siteId} ${isWanted}
      order by path, a.id`,
  );
}

/** Names for a ZIP: none twice, and none that leads out of the folder where it is unpacked. */
function makeNames(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    const parts = wanted.split('/').map((part) => part.replace(/^\.+$/, '_'));
    const clean = parts.join('/');
    const [, stem = clean, extension = ''] = /^(.*?)(\.[^./]+)?$/.exec(clean) ?? [];
    let name = clean;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
      name = `${stem}-${number}${extension}`;
    }
    taken.add(name.toLowerCase());
    return name;
  };
}
