import { blockQueryKey, type BlockAnswer } from '@sitewright/contract';
import type { BlockSource } from './block-type.ts';

/** What answers the questions of blocks from answers that were read before, by their keys. */
export function answerFrom(
  answers: Readonly<Record<string, BlockAnswer | undefined>>,
): BlockSource['answer'] {
  const find = (query: Parameters<BlockSource['answer']>[0]) => {
    const answer = answers[blockQueryKey(query)];
    return answer?.kind === query.kind ? answer : undefined;
  };
  return find as BlockSource['answer'];
}
