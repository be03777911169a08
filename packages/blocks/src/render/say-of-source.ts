import { makeSay, type BlockWord, type Say } from '@sitewright/contract';
import type { BlockSource } from '../types/block-type.ts';

/** How blocks speak to visitors of a page. */
export function sayOfSource({ words }: BlockSource): Say<BlockWord> {
  return makeSay<BlockWord>(words);
}
