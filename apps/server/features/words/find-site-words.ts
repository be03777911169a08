/** Looks through a site, so much at a time that nobody else waits. */
import { setImmediate } from 'node:timers/promises';
import { blockTypeTable, findInDocument, findWords } from '@sitewright/blocks';
import {
  wordLimits,
  wordPlaces,
  type FoundMatch,
  type FoundWords,
  type WordPlace,
} from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { listPlaceIds, loadPlaces, type Place } from './load-places.ts';
import { matchKey } from './match-keys.ts';

/** Documents in memory at once: each may be of some megabytes. */
const chunk = 10;

interface Wanted {
  readonly pattern: RegExp;
  /** Kinds that the asking person may see. */
  readonly kinds: readonly WordPlace[];
  /** Where the call before ended. */
  readonly after: string | undefined;
}

interface Found {
  readonly groups: FoundWords[];
  readonly next?: string;
  readonly looked: number;
}

/** Answers after so many places, or so many with matches, and says where to go on. */
export async function findInSite(
  db: ReadDatabase,
  siteId: string,
  { pattern, kinds, after }: Wanted,
): Promise<Found> {
  const groups: FoundWords[] = [];
  let looked = 0;
  let { kind, id } = readCursor(after);
  for (; kind !== undefined; kind = wordPlaces[wordPlaces.indexOf(kind) + 1], id = '') {
    if (!kinds.includes(kind)) continue;
    for (;;) {
      const limit = Math.min(chunk, wordLimits.lookedAtOnce - looked);
      if (limit <= 0) return { groups, next: `${kind}:${id}`, looked };
      const ids = await listPlaceIds(db, siteId, { kind, after: id, limit });
      for (const place of await loadPlaces(db, siteId, { kind, ids })) {
        if (groups.length === wordLimits.placesAtOnce)
          return { groups, next: `${kind}:${id}`, looked };
        await setImmediate();
        const found = describe(place, pattern);
        if (found) groups.push(found);
        looked += 1;
        id = place.id;
      }
      id = ids.at(-1) ?? id;
      if (ids.length < limit) break;
    }
  }
  return { groups, looked };
}

function readCursor(after: string | undefined): { kind: WordPlace | undefined; id: string } {
  const [name, id = ''] = after?.split(':') ?? [];
  return { kind: wordPlaces.find((one) => one === name) ?? wordPlaces[0], id };
}

/** What was found in a place; undefined for nothing. */
function describe(place: Place, pattern: RegExp): FoundWords | undefined {
  const matches = [...inFields(place, pattern), ...inContent(place, pattern)];
  if (matches.length === 0) return undefined;
  const { kind, id, title, version, isLive, row } = place;
  return {
    kind,
    id,
    title,
    version,
    isLive,
    ...(kind === 'document' && row && { purpose: row.purpose }),
    revision: row?.draft_revision ?? null,
    documentId: row?.id ?? null,
    state: row?.state ?? null,
    count: matches.length,
    matches: matches.slice(0, wordLimits.matchesOfPlace),
  };
}

function inFields({ fields }: Place, pattern: RegExp): FoundMatch[] {
  return fields.flatMap(({ name, format, text }) =>
    findWords(text, format, pattern).map(({ index, ...words }) => ({
      key: matchKey([name], index),
      field: name,
      ...words,
    })),
  );
}

function inContent({ draft }: Place, pattern: RegExp): FoundMatch[] {
  if (!draft) return [];
  return findInDocument(draft, blockTypeTable, pattern).map(
    ({ blockId, path, label, index, ...words }) => ({
      key: matchKey(['content', blockId, ...path], index),
      field: 'content',
      block: { id: blockId, type: draft.blocks[blockId]?.type ?? '', label },
      ...words,
    }),
  );
}
