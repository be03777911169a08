import { sliceTypes } from '@sitewright/commerce';
import type { Block, PageDocument } from '@sitewright/contract';
import { embeddedFrom } from './embedded-from.ts';
import { orderedBlocks, orderedSections } from './order.ts';

type SliceName = keyof typeof sliceTypes.values;

/** Which slice of a cover page a block is, where it is one. ENUM-07 */
const sliceOfBlock: Readonly<Record<string, SliceName>> = {
  heading: 'heading',
  text: 'body',
  markdown: 'body',
  image: 'image',
  gallery: 'gallery',
  video: 'video',
  'social-links': 'social-icons',
  button: 'buttons',
  form: 'custom-form',
  newsletter: 'newsletter',
  album: 'album',
  menu: 'navigation',
  map: 'map',
  logos: 'logo',
  // What is bought or given right there.
  product: 'action',
  donation: 'action',
  search: 'form',
  // What opens to some alone.
  'member-area': 'lock',
};

function sliceOf(block: Block): SliceName | undefined {
  return embeddedFrom(block) === 'twitter' ? 'twitter' : sliceOfBlock[block.type];
}

/** The slices of a cover page in the order of reading, as `current-type?` tells them. ROUT-13 */
export function listSlices(document: PageDocument): { id: string; currentType: number }[] {
  return orderedSections(document)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id }) => orderedBlocks(document, id))
    .flatMap((block) => {
      const name = sliceOf(block);
      return name === undefined ? [] : [{ id: block.id, currentType: sliceTypes.values[name] }];
    });
}
