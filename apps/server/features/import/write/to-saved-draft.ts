/** Turns a product of a file into what the writer of products takes. */
import type {
  ProductDraft as SavedDraft,
  VariantDraft as SavedVariant,
} from '../../products/product-draft.ts';
import type { StoredProduct } from '../../products/stored-products.ts';
import type { PictureIds } from '../pictures/picture-resolver.ts';
import type { ProductDraft, VariantDraft } from '../draft/product-draft.ts';
import { pairVariants } from './pair-variants.ts';

export interface DraftPlace {
  readonly existing: StoredProduct | undefined;
  readonly collectionId: string;
  /** Address that was granted. */
  readonly slug: string;
  readonly categoryIds: string[];
  /** Undefined leaves the pictures that are there. */
  readonly pictures: PictureIds | undefined;
  /** Leaves the stock of variants that are there already. */
  readonly keepStock: boolean;
}

export function toSavedDraft(draft: ProductDraft, place: DraftPlace): SavedDraft {
  const { existing } = place;
  const pairs = pairVariants(draft.variants, existing?.variants ?? []);
  return {
    ...(existing && { id: existing.row.id }),
    collectionId: place.collectionId,
    productType: draft.productType,
    urlId: place.slug,
    title: draft.title,
    body: draft.body,
    tags: draft.tags,
    // What staff put away stays hidden, whatever the file says.
    isVisible: existing?.row.archived_at ? false : draft.isVisible,
    optionNames: draft.optionNames,
    externalId: draft.externalId,
    seoTitle: draft.seoTitle,
    seoDescription: draft.seoDescription,
    categoryIds: place.categoryIds,
    imageIds: imageIdsOf(draft, place.pictures),
    variants: draft.variants.map((variant) => toVariant(variant, pairs.get(variant)?.id, place)),
  };
}

function toVariant(
  { line: _line, picture, qtyInStock, unlimited, ...variant }: VariantDraft,
  id: string | undefined,
  { pictures, keepStock }: DraftPlace,
): SavedVariant {
  const stock = unlimited ? 'unlimited' : qtyInStock;
  return {
    ...variant,
    ...(id !== undefined && { id }),
    stock: keepStock && id !== undefined ? undefined : stock,
    imageId: pictures && (picture ? pictures.get(picture.url) : null),
  };
}

/** Pictures that could be had, in order, each once. None at all leaves what is there. */
function imageIdsOf(draft: ProductDraft, pictures: PictureIds | undefined): string[] | undefined {
  if (!pictures) return undefined;
  const ids = new Set(draft.pictures.flatMap(({ url }) => pictures.get(url) ?? []));
  return ids.size > 0 ? [...ids] : undefined;
}
