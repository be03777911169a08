import type { CallAnswer } from '@sitewright/contract';

/** A line of the list of revisions. */
export type Revision =
  CallAnswer<'GET /api/sites/:identifier/documents/:id/revisions'>['revisions'][number];

/** What one person did without a longer pause: the newest revision stands for all of them. */
export interface RevisionGroup extends Revision {
  /** Revisions that it stands for. */
  readonly count: number;
}

/** A pause after which a new line begins, in ms. */
const pauseMs = 15 * 60_000;

/**
 * A save is made at each pause in typing: lines of one person that follow each other soon become one.
 * A published revision, and one with a note, is always the newest of its line.
 */
export function groupRevisions(revisions: readonly Revision[]): RevisionGroup[] {
  const groups: RevisionGroup[] = [];
  let oldestAt = 0;
  for (const revision of revisions) {
    const at = Date.parse(revision.at);
    const last = groups.at(-1);
    const joins =
      last !== undefined &&
      last.author === revision.author &&
      oldestAt - at <= pauseMs &&
      !revision.isPublished &&
      revision.note === '';
    oldestAt = at;
    if (!joins) {
      groups.push({ ...revision, count: 1 });
      continue;
    }
    groups[groups.length - 1] = {
      ...last,
      count: last.count + 1,
      edits: last.edits + revision.edits,
    };
  }
  return groups;
}
