import { makeSay, type Say } from '@sitewright/contract';
import type { Paper } from './find-papers.ts';

const kindNames = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

type SayKind = Say<(typeof kindNames)[keyof typeof kindNames]>;

/** What a paper is called outside of it: `Invoice 12`; English unless told otherwise. */
export function namePaper(
  { kind, number }: Pick<Paper, 'kind' | 'number'>,
  say: SayKind = makeSay(),
): string {
  return `${say(kindNames[kind])} ${number}`;
}

/** The way of a buyer to a paper, from the root of the site; its token cannot be guessed. */
export function paperLink(paper: Pick<Paper, 'kind' | 'number' | 'token'>, say: SayKind) {
  const url = `/order-status/paper/${encodeURIComponent(paper.token)}`;
  return { label: `${namePaper(paper, say)} (PDF)`, url };
}
