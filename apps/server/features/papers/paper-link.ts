import type { Paper } from './find-papers.ts';

const kindNames = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

/** What a paper is called outside of it: `Invoice 12`. */
export function namePaper({ kind, number }: Pick<Paper, 'kind' | 'number'>): string {
  return `${kindNames[kind]} ${number}`;
}

/** The way of a buyer to a paper, from the root of the site; its token cannot be guessed. */
export function paperLink(paper: Pick<Paper, 'kind' | 'number' | 'token'>) {
  const url = `/order-status/paper/${encodeURIComponent(paper.token)}`;
  return { label: `${namePaper(paper)} (PDF)`, url };
}
