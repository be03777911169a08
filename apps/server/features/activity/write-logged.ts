/** Writes a thing and logs what that changed. */
import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import { writerOf, type StaffCall, type Writer } from './actor.ts';
import { logWrite, type LoggedValue } from './log-write.ts';
import {
  actionOf,
  canUndo,
  type LoggedThing,
  type ThingChange,
  type ThingKey,
  type ThingState,
} from './logged-thing.ts';

interface Asked {
  readonly call: StaffCall;
  readonly site: { readonly siteId: string };
  readonly staff: AskingStaff;
  readonly thing: LoggedThing;
  /** Missing: `act` makes it, and answers its `id`. */
  readonly id?: string;
}

/** An answer, with the row of the log when its write can be taken back. */
export type Undoable<Answer> = Answer & { activityId?: string };

/** Runs a write in one transaction. */
type LoggedWrites = <Answer extends object>(
  asked: Asked,
  act: (trx: WriteTransaction) => Promise<Answer>,
) => Promise<Undoable<Answer>>;

/**
 * Runs writes of staff, each in one transaction, and logs what they changed: fields that stayed as
 * they were are left out, and what changed nothing is not logged.
 */
export function loggedWrites(ctx: Pick<AppContext, 'transact' | 'now'>): LoggedWrites {
  return ({ call, site: { siteId }, staff, thing, id }, act) => {
    const writer = writerOf(call, staff);
    return ctx.transact((trx) =>
      logThing({ trx, siteId, at: ctx.now(), writer }, { thing, id }, () => act(trx)),
    );
  };
}

/** Where and by whom something is written. */
export interface LogScope {
  readonly trx: WriteTransaction;
  readonly siteId: string;
  readonly at: Date;
  readonly writer: Writer;
}

/** The same inside a transaction that is open. */
export async function logThing<Answer extends object>(
  scope: LogScope,
  { thing, id }: { thing: LoggedThing; id: string | undefined },
  act: () => Promise<Answer>,
): Promise<Undoable<Answer>> {
  const { trx, siteId } = scope;
  const before = id === undefined ? undefined : await thing.read(trx, { siteId, id });
  const answer = await act();
  const key = { siteId, id: id ?? idIn(answer) };
  const after = await thing.read(trx, key);
  const activityId = await logDifference(scope, thing, { key, before, after });
  return activityId === undefined ? answer : { ...answer, activityId };
}

/** The same for a write of several things of a kind, each of which has its row. */
export async function logThings<Done>(
  scope: LogScope,
  { thing, ids }: { thing: LoggedThing; ids: readonly string[] },
  act: () => Promise<Done>,
): Promise<{ done: Done; activityIds: string[] }> {
  const { trx, siteId } = scope;
  const keys = [...new Set(ids)].toSorted().map((id) => ({ siteId, id }));
  const before = new Map<string, ThingState | undefined>();
  for (const key of keys) before.set(key.id, await thing.read(trx, key));
  const done = await act();
  const activityIds: string[] = [];
  for (const key of keys) {
    const after = await thing.read(trx, key);
    const id = await logDifference(scope, thing, { key, before: before.get(key.id), after });
    if (id !== undefined) activityIds.push(id);
  }
  return { done, activityIds };
}

function idIn(answer: object): string {
  if ('id' in answer && typeof answer.id === 'string') return answer.id;
  throw new TypeError('What makes a thing answers its id');
}

interface Difference {
  readonly key: ThingKey;
  readonly before: ThingState | undefined;
  readonly after: ThingState | undefined;
}

/** Answers the id of the row when that can be taken back. */
export async function logDifference(
  { trx, siteId, at, writer }: LogScope,
  thing: LoggedThing,
  { key, before, after }: Difference,
): Promise<string | undefined> {
  const state = after ?? before;
  if (!state) return undefined;
  const told = (one: ThingState | undefined) => (one ? (thing.tell?.(one) ?? one.fields) : {});
  const fields =
    before && after
      ? differingFields(before.fields, after.fields)
      : { before: told(before), after: told(after) };
  const change: ThingChange = !before ? 'added' : after ? 'changed' : 'deleted';
  if (change === 'changed' && Object.keys(fields.after).length === 0) return undefined;
  const id = await logWrite(trx, {
    ...writer,
    ...fields,
    siteId,
    at,
    action: actionOf(thing, change),
    subject: `${thing.kind}:${key.id}`,
    title: state.title,
    names: namedIn(fields, { ...before?.names, ...after?.names }),
    carried: before && thing.carry?.(before, after),
  });
  return canUndo(thing, change) ? id : undefined;
}

/** Those of the ids that are among the fields. */
function namedIn(fields: object, names: Readonly<Record<string, string>>): Record<string, string> {
  const text = JSON.stringify(fields);
  return Object.fromEntries(Object.entries(names).filter(([id]) => text.includes(id)));
}

/** Both hold the names that differ; what is missing on one side is null there. */
export function differingFields(
  before: LoggedValue,
  after: LoggedValue,
): { before: LoggedValue; after: LoggedValue } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null),
  );
  const pick = (fields: LoggedValue) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
