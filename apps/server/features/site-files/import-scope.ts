/** What the readers of files share. */
import { ApiError, describeIssue, listFieldErrors } from '@sitewright/contract';
import type { z } from 'zod';
import type { WriteTransaction } from '../../db/database.ts';
import type { Actor } from '../activity/actor.ts';
import { makeDecoder, mapTexts } from './references.ts';
import { SiteFilesError, type SiteContent } from './site-format.ts';
import type { ThingIds } from './thing-ids.ts';

/** A site that is made of files. */
export interface ImportScope {
  readonly trx: WriteTransaction;
  readonly siteId: string;
  readonly content: SiteContent;
  /** Ids by the name that files call a thing; grows while things are made. */
  readonly ids: ThingIds;
  readonly actor: Actor;
  readonly at: Date;
}

/**
 * A file by its schema, with ids in the place of names. Fields that the schema does not know are
 * refused where it says so.
 * @throws SiteFilesError
 */
export function readFile<Schema extends z.ZodType>(
  scope: Pick<ImportScope, 'siteId' | 'content' | 'ids'>,
  file: string,
  schema: Schema,
): z.output<Schema> {
  return parseFile(file, schema, decodeIn(scope, file, readRaw(scope.content, file)));
}

/** The value of a JSON file as it stands there. @throws SiteFilesError */
export function readRaw({ texts }: Pick<SiteContent, 'texts'>, file: string): unknown {
  const text = texts.get(file);
  if (text === undefined) throw new SiteFilesError(`${file} is missing.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SiteFilesError(`${file} is no JSON: ${(error as Error).message}`);
  }
}

/** The text that stands beside a file; empty without one. */
export function readHtml(scope: Omit<ImportScope, 'trx' | 'actor' | 'at'>, path: string): string {
  const file = `${path}.html`;
  return makeDecoder(scope.siteId, scope.ids)(file)(scope.content.texts.get(file) ?? '');
}

/** Ids in the place of names. @throws SiteFilesError for a name of nothing */
export function decodeIn(
  { siteId, ids }: Pick<ImportScope, 'siteId' | 'ids'>,
  file: string,
  value: unknown,
): unknown {
  return mapTexts(value, makeDecoder(siteId, ids)(file));
}

/** @throws SiteFilesError saying which field is wrong */
export function parseFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: describeIssue });
  if (parsed.success) return parsed.data;
  throw new SiteFilesError(`${file}: ${describeFields(listFieldErrors(parsed.error))}`);
}

function describeFields(errors: Readonly<Record<string, string>>): string {
  return Object.entries(errors)
    .slice(0, 5)
    .map(([field, message]) => (field === '' ? message : `${field}: ${message}`))
    .join('; ');
}

/** What a writer refuses is told with the file that it comes from. */
export async function writing<Result>(file: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = describeFields(error.details.errors ?? {});
    throw new SiteFilesError(`${file}: ${fields || error.message}`);
  }
}

/** Files of a folder without their ending, in the order of their names. */
export function listJson({ texts }: SiteContent, folder: string): string[] {
  return [...texts.keys()]
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
}

/**
 * A thing of the site itself, where one has to be.
 * @throws SiteFilesError for an id of another site, or of nothing
 */
export function requireOwn(
  { ids }: Pick<ImportScope, 'ids'>,
  file: string,
  { kind, id }: { kind: string; id: string | null | undefined },
): void {
  if (id === null || id === undefined) return;
  if (!ids.has(kind, id)) throw new SiteFilesError(`${file}: "${id}" is none of its ${kind}.`);
}
