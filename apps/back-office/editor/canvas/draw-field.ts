/** Draws an area of a template in the canvas: rows of blocks, without sections around them. */
import {
  blockTypeTable,
  migrateDocument,
  orderedBlocks,
  orderedSections,
  renderRows,
  type RenderSettings,
} from '@sitewright/blocks';
import type { Block, PageDocument } from '@sitewright/contract';
import { drawBlock, isInPlace, keepTyped, type DocumentDrawer } from './draw-document.ts';

/** Fills the place of the area; `settings` are those of visitors' pages. */
export function createFieldDrawer(
  page: Document,
  place: HTMLElement,
  given: RenderSettings,
): DocumentDrawer {
  let settings = given;
  let drawn: PageDocument | undefined;
  const drawAll = (document: PageDocument) => {
    place.innerHTML = renderRows(document, settings) || '<div class="row sqs-row"></div>';
  };
  // Themes hide areas with nothing in them: here somebody is about to write there.
  place.classList.remove('empty');
  return {
    draw(document, typedIn) {
      if (document === drawn) return;
      const current = migrateDocument(document, blockTypeTable);
      const before = drawn && blocksOf(drawn);
      const now = blocksOf(current);
      const [section] = orderedSections(current);
      if (section) place.dataset['sectionId'] = section.id;
      const areSamePlaces =
        before?.length === now.length &&
        now.every((block, index) => isInPlace(block, before[index]));
      if (areSamePlaces) {
        for (const [index, block] of now.entries()) {
          if (block !== before[index] && block.id !== typedIn) drawBlock(page, block, settings);
        }
      } else keepTyped(page, typedIn, () => drawAll(current));
      drawn = current;
    },
    redraw(next, typedIn) {
      settings = next;
      const document = drawn;
      if (document) keepTyped(page, typedIn, () => drawAll(document));
    },
  };
}

function blocksOf(document: PageDocument): Block[] {
  return orderedSections(document)
    .filter(({ hidden }) => hidden !== true)
    .flatMap(({ id }) => orderedBlocks(document, id));
}
