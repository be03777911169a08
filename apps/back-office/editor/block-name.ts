import { blockTypeTable } from '@sitewright/blocks';
import type { ScreenText } from '../texts/define-texts.ts';

/** What a kind of block is called; of one that is not known, its own word. */
export function blockName(type: string): ScreenText {
  const known = blockTypeTable.get(type);
  return { en: known?.title ?? type, de: known?.germanTitle ?? type };
}
