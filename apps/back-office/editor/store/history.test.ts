import type { Command } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { emptyHistory, mostEntries, nextUndo, remember, type History } from './history.ts';

const edit = (at: number): Command => ({
  name: 'set-block-data',
  id: 'a',
  path: ['html'],
  from: `${at}`,
  to: `${at + 1}`,
});

it('of more steps than it keeps the oldest are forgotten', () => {
  const steps = Array.from({ length: mostEntries + 5 }, (_, at) => at);
  const history = steps.reduce<History>(
    (now, at) => remember(now, [edit(at)], { joinsAs: undefined, at: at * 10_000 }),
    emptyHistory,
  );
  expect(history.done).toHaveLength(mostEntries);
  expect(history.done[0]?.commands).toEqual([edit(5)]);
  expect(nextUndo(history)).toMatchObject([
    { from: `${mostEntries + 5}`, to: `${mostEntries + 4}` },
  ]);
});
