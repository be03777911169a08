import type { StaffProduct } from '@sitewright/contract';
import { useWatch } from 'react-hook-form';
import type { EditForm } from '../../../forms/use-edit-form.ts';
import type { ProductForm } from '../product-fields.ts';
import { placeOnPage } from './place-on-page.ts';
import { useStorePages } from './use-store-pages.ts';

/** The address of a product without its last part, on the store page that its form names. */
export function useProductPlace(
  { form }: Pick<EditForm<ProductForm>, 'form'>,
  product: StaffProduct,
): string {
  const pages = useStorePages() ?? [];
  const collectionId = useWatch({ control: form.control, name: 'collectionId' });
  return placeOnPage(product, { pages, collectionId });
}
