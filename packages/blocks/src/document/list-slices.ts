import { sliceTypes } from '@sitewright/commerce';
import type { PageDocument } from '@sitewright/contract';
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
};

/** The slices of a cover page in the order of reading, as `current-type?` tells them. ROUT-13 */
export function listSlices(document: PageDocument): { id: string; currentType: number }[] {
  return orderedSections(document)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id }) => orderedBlocks(document, id))
    .flatMap(({ id, type }) => {
      const name = sliceOfBlock[type];
      return name === undefined ? [] : [{ id, currentType: sliceTypes.values[name] }];
    });
}
