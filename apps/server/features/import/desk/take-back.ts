/** Takes an import back, a batch in a transaction: what somebody changed since stays. */
import { isDeepStrictEqual } from 'node:util';
import { ApiError, type ImportKind } from '@sitewright/contract';
import { bumpSiteVersion } from '../../../db/site-versions.ts';
import type { AppContext } from '../../../context.ts';
import type { EventScope } from '../../../reactions/reaction.ts';
import type { LoggedValue } from '../../activity/log-write.ts';
import {
  loadBrought,
  putBackBrought,
  removeBrought,
  type BroughtFields,
} from '../../customers/bring-customers.ts';
import {
  loadBroughtReviews,
  putBackReview,
  removeReviews,
  type BroughtReviewFields,
} from '../../reviews/bring-reviews.ts';
import { deleteProduct } from '../../products/delete-product.ts';
import { describeProduct, putBackProduct } from '../../products/product-thing.ts';
import { lockProducts } from '../../products/product-values.ts';
import { loadStoredProducts } from '../../products/stored-products.ts';
import type { Site } from '../../sites/site.ts';
import { undoContent } from '../content/write/take-back-content.ts';
import { isThingName } from '../content/write/thing-name.ts';
import { digest } from './digest.ts';
import type { ImportKey } from './import-files.ts';
import { knownKind, lockImport, setImport } from './import-store.ts';
import { nextChanges, setOutcomes, type ChangeToUndo, type UndoOutcome } from './kept-changes.ts';

const atOnce = 50;

interface Undoing {
  readonly ctx: AppContext;
  readonly site: Site;
  readonly key: ImportKey;
  readonly stopping: AbortSignal | undefined;
}

/** Goes on until all of it is taken back, or the process ends. */
export async function takeBackImport(undoing: Undoing): Promise<void> {
  let size = atOnce;
  while (!undoing.stopping?.aborted) {
    try {
      if (!(await takeBackBatch(undoing, size))) return;
      size = atOnce;
    } catch (error) {
      if (!isAboutOne(error)) throw error;
      // One of them cannot be put back: they are tried alone, and that one stays.
      if (size === 1) await leaveNext(undoing);
      size = 1;
    }
  }
}

/** False when nothing is left. */
function takeBackBatch({ ctx, site, key }: Undoing, size: number): Promise<boolean> {
  return ctx.transact(async (trx) => {
    const row = await lockImport(trx, key);
    if (row.state !== 'undoing') return false;
    const changes = await nextChanges(trx, key, size);
    if (changes.length === 0) {
      await setImport(trx, key, { state: 'undone', ended_at: ctx.now() });
      return false;
    }
    const scope = { ctx, trx, site };
    const outcomes = await undoers[knownKind(row)](scope, changes);
    await setOutcomes(trx, key, outcomes);
    const count = (wanted: UndoOutcome) =>
      [...outcomes.values()].filter((one) => one === wanted).length;
    const { undone, kept } = row.counts;
    const counts = { undone: undone + count('undone'), kept: kept + count('kept') };
    await setImport(trx, key, { counts: { ...row.counts, ...counts } });
    return true;
  });
}

async function leaveNext({ ctx, key }: Undoing): Promise<void> {
  await ctx.transact(async (trx) => {
    const row = await lockImport(trx, key);
    const [next] = await nextChanges(trx, key, 1);
    if (!next) return;
    await setOutcomes(trx, key, new Map([[next.id, 'kept']]));
    await setImport(trx, key, { counts: { ...row.counts, kept: row.counts.kept + 1 } });
  });
}

function isAboutOne(error: unknown): boolean {
  if (error instanceof ApiError) return true;
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

type Outcomes = Map<string, UndoOutcome>;

const undoers: Readonly<Record<ImportKind, typeof undoProducts>> = {
  products: undoProducts,
  customers: undoCustomers,
  reviews: undoReviews,
  content: undoContent,
};

async function undoReviews(scope: EventScope, changes: readonly ChangeToUndo[]) {
  const ids = changes.map(({ id }) => id);
  const present = await loadBroughtReviews(scope, ids);
  const outcomes: Outcomes = new Map();
  const gone: string[] = [];
  for (const change of changes) {
    const { id, isNew, after } = change;
    const fields = present.get(id);
    if (!fields) {
      outcomes.set(id, isNew ? 'undone' : 'kept');
    } else if (isNew) {
      const isSame = isDeepStrictEqual({ ...fields }, after);
      if (isSame) gone.push(id);
      outcomes.set(id, isSame ? 'undone' : 'kept');
    } else {
      const back = restorable(change, fields);
      // The values are those that this very writer took before.
      if (Object.keys(back).length > 0) {
        await putBackReview(scope, id, back as Partial<BroughtReviewFields>);
      }
      outcomes.set(id, isWhole(change, back) ? 'undone' : 'kept');
    }
  }
  await removeReviews(scope, gone);
  await bumpSiteVersion(scope.trx, scope.site.siteId);
  return outcomes;
}

/** Products, and behind them the store pages that were made for them. */
async function undoProducts(scope: EventScope, all: readonly ChangeToUndo[]) {
  const { trx, site } = scope;
  const changes = all.filter(({ id }) => !isThingName(id));
  const ids = changes.map(({ id }) => id);
  await lockProducts(trx, site.siteId, ids);
  const stored = await loadStoredProducts(trx, site.siteId, ids);
  const present = new Map(stored.map((one) => [one.row.id, describeProduct(one).fields]));
  const outcomes: Outcomes = new Map();
  for (const change of changes) {
    const { id, isNew, after } = change;
    const fields = present.get(id);
    if (!fields) {
      outcomes.set(id, isNew ? 'undone' : 'kept');
    } else if (isNew) {
      const isSame = isDeepStrictEqual(digest(fields), after);
      if (isSame) await deleteProduct(scope, id);
      outcomes.set(id, isSame ? 'undone' : 'kept');
    } else {
      const back = restorable(change, fields);
      if (Object.keys(back).length > 0) {
        await putBackProduct(scope, id, { fields: back, carried: change.carried });
      }
      outcomes.set(id, isWhole(change, back) ? 'undone' : 'kept');
    }
  }
  const pages = await undoContent(
    scope,
    all.filter(({ id }) => isThingName(id)),
  );
  return new Map([...outcomes, ...pages]);
}

async function undoCustomers(scope: EventScope, changes: readonly ChangeToUndo[]) {
  const present = await loadBrought(
    scope,
    changes.map(({ id }) => id),
  );
  const outcomes: Outcomes = new Map();
  for (const change of changes) {
    const { id, isNew, after } = change;
    const found = present.get(id);
    if (!found) {
      outcomes.set(id, isNew ? 'undone' : 'kept');
      continue;
    }
    const { hasStory, ...fields } = found;
    if (isNew) {
      const isSame = !hasStory && isDeepStrictEqual(fields, after);
      if (isSame) await removeBrought(scope, id);
      outcomes.set(id, isSame ? 'undone' : 'kept');
    } else {
      const back = restorable(change, fields);
      // The values are those that this very writer took before.
      if (Object.keys(back).length > 0) {
        await putBackBrought(scope, id, back as Partial<BroughtFields>);
      }
      outcomes.set(id, isWhole(change, back) ? 'undone' : 'kept');
    }
  }
  return outcomes;
}

/** Fields that still are as the import wrote them, as they were before. */
function restorable({ before, after }: ChangeToUndo, present: object): LoggedValue {
  const now = new Map(Object.entries(present));
  const names = Object.keys(after).filter((name) =>
    isDeepStrictEqual(now.get(name) ?? null, after[name] ?? null),
  );
  return Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
}

function isWhole({ after }: ChangeToUndo, back: LoggedValue): boolean {
  return Object.keys(back).length === Object.keys(after).length;
}
