import fc from 'fast-check';
import { makeMailMedium, type BlockSource, type BlockType } from '@sitewright/blocks';
import { sanitizeContent } from '../../apps/server/render/sanitize-content.ts';
import { drawBlock, fullSource } from '../../packages/blocks/src/testing/draw-block.ts';
import { anyDataOf } from '../../packages/blocks/src/testing/any-data.ts';
import { htmlFaults } from './html-faults.ts';

/** A site that lacks what is called gone, and whose addresses are as servers write them. */
const source: BlockSource = {
  ...fullSource,
  sanitize: sanitizeContent,
  picture: (id) => (id === 'gone' ? undefined : fullSource.picture(encodeURIComponent(id))),
  fileUrl: (id) => (id === 'gone' ? undefined : fullSource.fileUrl(encodeURIComponent(id))),
  pageUrl: (id, item) => (id === 'gone' ? undefined : `/${encodeURIComponent(item ?? id)}`),
};

const mail = makeMailMedium({ tone: 'card', address: (url) => `https://site.example${url}` });

/**
 * Whatever its schema takes, a block is valid HTML, on a page and in a mail, the same bytes each time. Undefined when that
 * holds; else the smallest data that breaks it.
 */
export function proveBlock(
  type: BlockType,
  { cases, seed }: { readonly cases: number; readonly seed: number },
): string | undefined {
  const property = fc.property(anyDataOf(type), (data) => {
    const html = drawBlock(type.type, data, source);
    if (drawBlock(type.type, structuredClone(data), source) !== html)
      throw new Error('Other bytes.');
    const mailed = type.mail === undefined ? '' : drawBlock(type.type, data, source, mail);
    const faults = [...htmlFaults(html), ...htmlFaults(mailed)];
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  const { failed, counterexample, errorInstance } = fc.check(property, { numRuns: cases, seed });
  if (!failed) return undefined;
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `${type.type}: ${JSON.stringify(counterexample)}\n${reason}`;
}
