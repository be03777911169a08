/** What is told of a file, and its focal point. FILE-12, ENT-17 */
import type { WriteTransaction } from '../../db/database.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { safeFilename } from '../../media/prepare-asset.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import type { Actor } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import type { Undoer } from '../activity/undoer.ts';
import { changeAsset, holdAsset, type AssetKey, type AssetWords } from '../assets/change-asset.ts';
import { requireMayTakeBack } from './require-may-change.ts';

type Changes = Readonly<Record<string, { from?: unknown; to?: unknown } | undefined>>;

interface FileEdit {
  readonly siteId: string;
  readonly id: string;
  readonly actor: Actor;
  readonly at: Date;
  readonly changes: Changes;
}

/**
 * Answers the id of the write in the log; null when nothing changed.
 * @throws ApiError `not_found`, `edited_meanwhile`
 */
export async function changeFile(trx: WriteTransaction, edit: FileEdit): Promise<string | null> {
  const { siteId, id, actor, at, changes } = edit;
  const { contentType, present } = await holdFile(trx, { siteId, id });
  const merged: Partial<AssetWords> = mergeChanges(present, changes);
  const next = {
    ...merged,
    ...(merged.body !== undefined && { body: sanitizeContent(merged.body) }),
    ...(merged.filename !== undefined && { filename: safeFilename(merged.filename, contentType) }),
  };
  const names = Object.keys(next) as (keyof AssetWords)[];
  if (names.length === 0) return null;
  await changeAsset(trx, { siteId, id }, { ...present, ...next });
  return logWrite(trx, {
    siteId,
    actor,
    at,
    action: 'file-changed',
    permission: 'edit-media',
    subject: `file:${id}`,
    title: present.filename,
    before: Object.fromEntries(names.map((name) => [name, present[name]])),
    after: { ...next },
  });
}

/** Writes back what was there, field by field. */
export const fileUndoer: Undoer = {
  async readPresent(trx, { site_id: siteId, subject }) {
    const { present } = await holdFile(trx, { siteId, id: idIn(subject) });
    return { ...present };
  },
  async restore(trx, { site_id: siteId, subject, before }, _at, scope) {
    const key = { siteId, id: idIn(subject) };
    await requireMayTakeBack(scope, key.id);
    const { present } = await holdFile(trx, key);
    // The log keeps what `changeFile` read there.
    await changeAsset(trx, key, { ...present, ...(before as Partial<AssetWords>) });
  },
};

function idIn(subject: string): string {
  return subject.slice('file:'.length);
}

async function holdFile(trx: WriteTransaction, key: AssetKey) {
  const row = await holdAsset(trx, key);
  const present: AssetWords = {
    filename: row.filename,
    altText: row.alt_text,
    title: row.title,
    body: row.body,
    componentKey: row.component_key,
    license: row.license,
    licenseProvider: row.license_provider,
    licenseAuthor: row.license_author,
    focalX: row.focal_x,
    focalY: row.focal_y,
  };
  return { present, contentType: row.content_type };
}
