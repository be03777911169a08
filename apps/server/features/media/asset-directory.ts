import type { Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

/** What serving an asset needs of its row. */
export interface ServedAsset {
  readonly siteId: string;
  readonly kind: string;
  readonly filename: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly width: number;
  readonly sha256: string;
  /** How often it was replaced. */
  readonly revision: number;
}

const columns = [
  'site_id',
  'kind',
  'filename',
  'content_type',
  'byte_size',
  'width',
  'sha256',
  'revision',
] as const;

/** How long a name that was changed, or a file that was removed, may still be served. */
const keptMs = 60_000;

/** Assets by address. Bytes never change under an id and a revision, so that rows may be kept a while. */
export class AssetDirectory {
  readonly #db: ReadDatabase;
  readonly #known = new LRUCache<string, ServedAsset>({ max: 5_000, ttl: keptMs });

  constructor(db: ReadDatabase) {
    this.#db = db;
  }

  /** The one of this revision; where it was replaced since, or set back, what it is now. */
  async byId(siteId: string, id: string, revision: number): Promise<ServedAsset | undefined> {
    const key = `${siteId}/${id}`;
    const known = this.#known.get(key);
    if (known?.revision === revision) return known;
    const row = await this.#db
      .selectFrom('assets')
      .select(columns)
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .executeTakeFirst();
    const asset = row && present(row);
    if (asset !== undefined) this.#known.set(key, asset);
    return asset;
  }

  /** The newest file of that name. */
  async byFilename(siteId: string, filename: string): Promise<ServedAsset | undefined> {
    const row = await this.#db
      .selectFrom('assets')
      .select(columns)
      .where('site_id', '=', siteId)
      .where('filename', '=', filename)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && present(row);
  }
}

type Row = Pick<Selectable<Database['assets']>, (typeof columns)[number]>;

function present(row: Row): ServedAsset {
  return {
    siteId: row.site_id,
    kind: row.kind,
    filename: row.filename,
    contentType: row.content_type,
    byteSize: row.byte_size,
    width: row.width,
    sha256: row.sha256,
    revision: row.revision,
  };
}
