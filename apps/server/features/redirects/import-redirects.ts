/** Many redirects at once, as one write that is taken back as one. */
import {
  cutText,
  ApiError,
  redirectLimits,
  redirectMessages,
  type importRedirects as importCall,
} from '@sitewright/contract';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { WriteTransaction } from '../../db/database.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import type { LoggedValue } from '../activity/log-write.ts';
import type { Undoer } from '../activity/undoer.ts';
import { readLines, type RedirectLine } from './read-lines.ts';
import { parseFrom } from './redirect-path.ts';
import { toFields } from './redirect-thing.ts';
import { findByFrom, lockRedirects, saveRedirect, type RedirectScope } from './save-redirect.ts';

type Report = AnswerOf<typeof importCall>;

/** What stood at each address before and what stands there after, by path; null for nothing. */
export interface ImportedRedirects {
  readonly report: Report;
  readonly before: LoggedValue;
  readonly after: LoggedValue;
}

/**
 * Writes the lines of a text that can be, and says of each other one why not.
 * @throws ApiError `too_many_rules` when there are more lines than one import takes
 */
export async function importLines(scope: RedirectScope, text: string): Promise<ImportedRedirects> {
  const lines = readLines(text);
  const most = redirectLimits.importLines;
  if (lines.length > most) throw new ApiError('too_many_rules', { count: most });
  await lockRedirects(scope.trx, scope.siteId);
  const report: Report = { added: 0, changed: 0, unchanged: 0, refused: [] };
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const seen = new Set<string>();
  for (const line of lines) {
    try {
      const done = await writeLine(scope, line, seen);
      if (!done) report.unchanged += 1;
      else {
        report[done.was === null ? 'added' : 'changed'] += 1;
        before[done.path] = done.was;
        after[done.path] = done.is;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      report.refused.push({ line: line.line, text: cutText(line.text, 200), reason: why(error) });
    }
  }
  return { report, before, after };
}

async function writeLine(
  scope: RedirectScope,
  { fields }: RedirectLine,
  seen: Set<string>,
): Promise<{ path: string; was: object | null; is: object } | undefined> {
  if (!fields) throw refusal('lineInvalid');
  const path = parseFrom(fields.from);
  if (seen.has(path.toLowerCase())) throw refusal('repeated');
  seen.add(path.toLowerCase());
  const { trx, siteId } = scope;
  const known = await findByFrom(trx, siteId, path);
  const was = known ? { to: known.to_url, status: known.status } : null;
  const wanted = { to: fields.to, status: fields.status };
  if (!known?.is_automatic && isDeepStrictEqual(was, wanted)) return undefined;
  await saveWithin(scope, fields, known?.id);
  const now = await findByFrom(trx, siteId, path);
  return { path, was, is: { to: now?.to_url, status: now?.status } };
}

/** A line that is refused leaves nothing behind. */
async function saveWithin(
  scope: RedirectScope,
  fields: Parameters<typeof saveRedirect>[1],
  id: string | undefined,
): Promise<void> {
  const { trx } = scope;
  await sql`savepoint before_redirect`.execute(trx);
  try {
    await saveRedirect(scope, fields, id);
    await sql`release savepoint before_redirect`.execute(trx);
  } catch (error) {
    await sql`rollback to savepoint before_redirect`.execute(trx);
    throw error;
  }
}

function refusal(message: 'lineInvalid' | 'repeated'): ApiError {
  return new ApiError('invalid_request', {}, { errors: { line: redirectMessages[message] } });
}

function why(error: ApiError): string {
  return Object.values(error.details.errors ?? {})[0] ?? error.message;
}

/** The addresses of an import stand as they stood before it. */
export const redirectImportUndoer: Undoer = {
  readPresent: (trx, { site_id: siteId, before, after }) =>
    readStanding(trx, siteId, [...Object.keys(before), ...Object.keys(after)]),
  async restore(trx, { site_id: siteId, before }, at) {
    await lockRedirects(trx, siteId);
    for (const [from, was] of Object.entries(before)) {
      const known = await findByFrom(trx, siteId, from);
      if (was !== null) {
        const fields = toFields({ ...(was as LoggedValue), from });
        await saveRedirect({ trx, siteId, at }, fields, known?.id);
      } else if (known) {
        await trx
          .deleteFrom('redirects')
          .where('site_id', '=', siteId)
          .where('id', '=', known.id)
          .execute();
      }
    }
  },
};

async function readStanding(
  trx: WriteTransaction,
  siteId: string,
  paths: readonly string[],
): Promise<LoggedValue> {
  await lockRedirects(trx, siteId);
  const standing: Record<string, unknown> = {};
  for (const path of new Set(paths)) {
    const row = await findByFrom(trx, siteId, path);
    standing[path] = row ? { to: row.to_url, status: row.status } : null;
  }
  return standing;
}
