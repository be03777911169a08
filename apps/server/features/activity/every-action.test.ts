/**
 * All that the log of writes can hold is taken back, or stays done for a reason that is written down:
 * a new action goes red here until somebody decides.
 */
import { describe, expect, it } from 'vitest';
import { lastingWrites } from '../../lasting-writes.ts';
import { undoers } from '../../undoers.ts';
import { timelineKinds } from '../orders/timeline.ts';
import { subscriptionNotes } from '../subscriptions/note-change.ts';
import { namedActions, thingKinds, type LoggedAction } from './logged-actions.ts';

const changes = ['added', 'changed', 'deleted'] as const;
const actions = [
  ...new Set<LoggedAction>([
    ...namedActions,
    ...thingKinds.flatMap((kind) => changes.map((change) => `${kind}-${change}` as const)),
    ...timelineKinds.map((kind) => `order-${kind}` as const),
    ...subscriptionNotes.map((kind) => `subscription-${kind}` as const),
  ]),
].toSorted();

describe('every action of the log', () => {
  it.each(actions)('%s is taken back, or stays for a reason', (action) => {
    const isUndone = Object.hasOwn(undoers, action);
    const reason = lastingWrites.get(action);
    expect([isUndone, reason !== undefined]).toEqual(isUndone ? [true, false] : [false, true]);
    if (reason !== undefined) expect(reason.length).toBeGreaterThan(20);
  });

  it('holds what an undoing writes, and nothing that no call writes', () => {
    const known = new Set<string>(actions);
    const told = Object.entries(undoers).flatMap(([action, undoer]) => [
      action,
      undoer.inverse ?? action,
    ]);
    expect([...told, ...lastingWrites.keys()].filter((action) => !known.has(action))).toEqual([]);
  });
});
