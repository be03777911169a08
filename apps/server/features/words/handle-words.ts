/** `/api/sites/:identifier/words`: found and replaced in the whole site. */
import { wordPattern } from '@sitewright/blocks';
import { findSiteWords, replaceSiteWords, wordPlaces } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { actorOf } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import { findInSite } from './find-site-words.ts';
import { replaceInPlace, type ReplacedPlace, type Replacement } from './replace-site-words.ts';
import type { WordScope } from './save-content.ts';
import type { CarriedWords } from './undo-words.ts';

function handleFinding(scope: CallScope): void {
  handleCall(scope, findSiteWords, ({ site: { siteId }, staff, query }) => {
    const { text, matchCase = false, wholeWord = false, after } = query;
    const maySeeProducts = isAllowed(staff, 'view-products');
    return findInSite(scope.ctx.db, siteId, {
      pattern: wordPattern({ text, matchCase, wholeWord }),
      kinds: wordPlaces.filter((kind) => kind !== 'product' || maySeeProducts),
      after,
    });
  });
}

function handleReplacing(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, replaceSiteWords, ({ site, staff, body }) =>
    ctx.transact(async (trx) => {
      const { text, replacement, publish } = body;
      const note = `${text} → ${replacement}`.slice(0, noteLength);
      const wish: Replacement = { pattern: wordPattern(body), replacement, publish, note };
      const words: WordScope = { ctx, trx, site, staff, at: ctx.now() };
      const places: ReplacedPlace[] = [];
      // In one order, so that two of them wait for each other and never both.
      for (const place of body.places.toSorted(byKindAndId)) {
        places.push(await replaceInPlace(words, place, wish));
      }
      const activityId = await logReplaced(words, places, { from: text, to: replacement });
      return {
        places: places.map(({ kind, id, replaced, isPublished, left }) => {
          return { kind, id, replaced, isPublished, left: [...left] };
        }),
        ...(activityId !== undefined && { activityId }),
      };
    }),
  );
}

const noteLength = 300;

function byKindAndId(one: { kind: string; id: string }, other: { kind: string; id: string }) {
  return `${one.kind}:${one.id}` < `${other.kind}:${other.id}` ? -1 : 1;
}

/** One entry for all of it; none when nothing was replaced. */
async function logReplaced(
  { trx, site: { siteId }, staff, at }: WordScope,
  places: readonly ReplacedPlace[],
  { from, to }: { from: string; to: string },
): Promise<string | undefined> {
  const changed = places.filter(({ replaced }) => replaced > 0);
  if (changed.length === 0) return undefined;
  const carried: CarriedWords = {
    contents: changed.flatMap(({ content }) => content ?? []),
    fields: changed.flatMap(({ fields }) => fields ?? []),
  };
  const count = changed.reduce((sum, { replaced }) => sum + replaced, 0);
  return logWrite(trx, {
    siteId,
    actor: actorOf(staff),
    at,
    action: 'words-replaced',
    permission: replaceSiteWords.access.permission,
    subject: 'words:site',
    title: `“${from}” → “${to}”`,
    before: { words: from, count, places: changed.length },
    after: { words: to, count, places: changed.length },
    carried: { ...carried },
  });
}

/** The calls about words of the whole site. */
export const wordCalls: readonly CallRegistration[] = [handleFinding, handleReplacing];
