import type { PageDocument } from '@sitewright/contract';
import { migrateDocument } from '../document/parse-document.ts';
import { listBlocks } from '../document/order.ts';
import { renderBlock } from '../render/render-block.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import { costOfMarkup, knownBytes, type BlockCost, type CostMeasures } from './block-cost.ts';

/** A block with what it loads. */
export interface BlockWeight extends BlockCost {
  readonly blockId: string;
  /** Of what it loads at once, as far as it is known. */
  readonly bytes: number;
}

/** The blocks of a page that load anything, the heaviest first. */
export function weighBlocks(
  document: PageDocument,
  settings: RenderSettings,
  measures: CostMeasures,
): BlockWeight[] {
  return listBlocks(migrateDocument(document, settings.types))
    .map((block) => {
      const cost = costOfMarkup(renderBlock(block, settings), measures);
      return { ...cost, blockId: block.id, bytes: knownBytes(cost.atOnce) };
    })
    .filter(({ atOnce, afterPress }) => atOnce.length + afterPress.length > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
}
