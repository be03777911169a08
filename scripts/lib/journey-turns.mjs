/**
 * Which browser journeys `npm test` walks: the main ones always, the others in turns that the commit
 * decides, so that a run can be repeated. `npm run e2e` walks all of them.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * A sale from the first page to the paid order, the editor, the frame of the back office, and of all
 * screens those whose turn it is.
 */
export const mainJourneys = [
  'back-office',
  'checkout',
  'editor',
  'every-screen',
  'first-sale',
  'without-javascript',
];

export const turns = 4;

/** The names of the journeys of a turn, counted from 0, of all there are. */
export function journeysOfTurn(turn, names) {
  const others = names.filter((name) => !mainJourneys.includes(name)).toSorted();
  return [
    ...names.filter((name) => mainJourneys.includes(name)),
    ...others.filter((_, index) => index % turns === turn % turns),
  ];
}

/** All journeys of a folder, by the names of their files. */
export function journeyNames(folder) {
  return readdirSync(folder).flatMap((file) =>
    file.endsWith('.e2e.ts') ? [path.basename(file, '.e2e.ts')] : [],
  );
}

/** The turn of the commit that is checked out; the first one where there is none. */
export function turnOfCommit(folder) {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return turnOf(stdout ?? '');
}

/** The turn of a commit by its hash. */
export function turnOf(hash) {
  return (Number.parseInt(hash.slice(0, 6), 16) || 0) % turns;
}
