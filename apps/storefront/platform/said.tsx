import type { StorefrontText } from '@sitewright/contract';
import type { ReactNode } from 'react';
import { say } from './say.ts';

interface SaidProps {
  readonly text: StorefrontText;
  /** What stands in the place of each `{placeholder}`. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A text around elements: each language has them at another place of the sentence. */
export function Said({ text, parts }: SaidProps) {
  const pieces = (say as (text: string) => string)(text).split(/\{(\w+)\}/);
  return pieces.map((piece, index) => (index % 2 === 1 ? (parts[piece] ?? null) : piece));
}
