import type { Command, PageDocument, Translation } from '@sitewright/contract';
import { dequal } from 'dequal/lite';
import { findBlock } from '../document/find.ts';
import { translationOf } from './list-texts.ts';

interface Wish {
  readonly language: string;
  readonly way: string;
  /** Undefined takes the translation away. */
  readonly to: Translation | undefined;
}

/** Writes one text of a block in another language. */
export function translateText(
  document: PageDocument,
  id: string,
  { language, way, to }: Wish,
): Command[] {
  const block = findBlock(document, id);
  if (!block) return [];
  const from = translationOf(block, language, way);
  if (dequal(from, to)) return [];
  return [{ name: 'translate-block', id, language, way, ...(from && { from }), ...(to && { to }) }];
}
