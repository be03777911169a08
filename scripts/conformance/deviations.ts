import { readFileSync } from 'node:fs';
import type * as Peer from '@squarespace/template-engine';
import type { Case } from './case.ts';
import { loadMendedPeer } from './mended-peer.ts';
import { answerOf } from './random/peer.ts';
import { compareAnswers, runCase } from './run-case.ts';

const FILE = new URL('../../packages/template/deviations.json', import.meta.url);

/** Reads the deviations file of the project: ids of cases that only the Java engine answers. */
export function readDeviations(): ReadonlyMap<string, string> {
  const list = JSON.parse(readFileSync(FILE, 'utf8')) as readonly { id: string; reason: string }[];
  return new Map(list.map(({ id, reason }) => [id, reason]));
}

let mended: typeof Peer | undefined;

/**
 * Whether a failing case depends on the bugs of the reference and on nothing else: it expects what
 * the public TypeScript engine answers, and a copy of that engine without its bugs answers what
 * ours does.
 */
export async function isReferenceBug(test: Case): Promise<boolean> {
  mended ??= loadMendedPeer();
  const asPublished = await answerOf(test).catch(() => undefined);
  if (!asPublished || compareAnswers(test, asPublished, test.expect) !== undefined) return false;
  const expect = await answerOf(test, mended).catch(() => undefined);
  return expect !== undefined && (await runCase({ ...test, expect })) === undefined;
}
