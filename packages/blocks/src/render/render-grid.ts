import { MOBILE_BREAKPOINT_PX, type Block, type Placement } from '@sitewright/contract';
import { columnsAt } from '../document/grid.ts';

/** A section's blocks on its grid: an element each, placed by the styles of {@link gridCss}. */
export function gridHtml(
  sectionId: string,
  blocks: readonly Block[],
  print: (block: Block) => string,
): string {
  const cells = blocks.map(
    (block) => `<div class="fe-block fe-block-${block.id}">${print(block)}</div>`,
  );
  return `<div class="fluid-engine fe-${sectionId}">${cells.join('')}</div>`;
}

/** Placements at both breakpoints, by the ids of blocks. */
export interface GridPlacements {
  readonly wide: ReadonlyMap<string, Placement>;
  readonly phone: ReadonlyMap<string, Placement>;
}

/** Where the blocks of a section stand, up to 432 pixels and from 433 on. ROUT-43 */
export function gridCss(sectionId: string, { wide, phone }: GridPlacements): string {
  return (
    `@media (max-width:${MOBILE_BREAKPOINT_PX}px){${rules(sectionId, phone, columnsAt('phone'))}}` +
    `@media (min-width:${MOBILE_BREAKPOINT_PX + 1}px){${rules(sectionId, wide, columnsAt('wide'))}}`
  );
}

function rules(
  sectionId: string,
  placements: ReadonlyMap<string, Placement>,
  columns: number,
): string {
  const places = [...placements].map(([id, placement]) => `.fe-block-${id}{${place(placement)}}`);
  return `.fe-${sectionId}{grid-template-columns:repeat(${columns},minmax(0,1fr))}${places.join('')}`;
}

function place({ column, row, width, height, layer, hidden }: Placement): string {
  if (hidden) return 'display:none';
  const area = `grid-area:${row}/${column}/${row + height}/${column + width}`;
  return layer === 0 ? area : `${area};z-index:${layer}`;
}
