/** One block with what it shows as an example, alone on a page: its preview. */
import type { PageDocument } from '@sitewright/contract';
import { addBlock } from '../acts/block-acts.ts';
import { addSection } from '../acts/section-acts.ts';
import { emptyDocument } from '../document/empty-document.ts';
import { columnsAt } from '../document/grid.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import type { BlockType } from '../types/block-type.ts';
import type { DesignSite } from './insert-design.ts';

/** What examples show of a site, by ids; missing: it has none. */
export interface SampleSite extends DesignSite {
  readonly product?: string | undefined;
}

/** The document of a preview; its ids are of the type alone, so that many can be read at once. */
export function sampleDocument(type: BlockType, site: SampleSite): PageDocument {
  const sectionId = `sample-${type.type}`;
  const section = putOnTop(
    emptyDocument,
    addSection(emptyDocument, { id: sectionId, layout: 'grid' }, 0),
  );
  const placement = {
    column: 1,
    row: 1,
    width: columnsAt('wide'),
    height: type.size.height,
    layer: 0,
    hidden: false,
  };
  const data = fillIn(type.sample, makeFiller(site));
  const adding = addBlock(section.document, type, {
    id: `${sectionId}-block`,
    sectionId,
    placement,
    data,
  });
  return putOnTop(section.document, adding).document;
}

/** What examples name where they show a picture; sounds and films have names of their own. */
const pictureOfSamples = 'sample';

type Filler = (key: string, value: string) => string | undefined;

/** Of fields that name something of a site, what stands there instead. Pictures are taken in turn. */
function makeFiller({ pictures, store, blog, form, product }: SampleSite): Filler {
  let used = 0;
  const nextPicture = () => pictures[used++ % Math.max(1, pictures.length)];
  return (key, value) => {
    switch (key) {
      case 'collectionId':
        return { journal: blog, shop: store }[value];
      case 'formId':
        return form;
      case 'productId':
        return product;
      default:
        return value === pictureOfSamples ? nextPicture() : undefined;
    }
  };
}

function fillIn(data: unknown, filler: Filler, key = ''): unknown {
  if (typeof data === 'string') return filler(key, data) ?? data;
  if (Array.isArray(data)) return data.map((one) => fillIn(one, filler, key));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, fillIn(value, filler, name)]),
  );
}
