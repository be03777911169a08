import { useRead } from '../../../data/use-read.ts';
import { useSite } from '../../../app/office-context.ts';
import { useWriteFieldValue } from '../../../forms/use-write-field-value.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { storePageTexts } from '../store-page/store-page-texts.ts';
import { useStorePages } from '../store-page/use-store-pages.ts';
import { bulkTexts as texts } from './bulk-texts.ts';

const names = [
  'isVisible',
  'archivedOn',
  'tags',
  'categoryIds',
  'collectionId',
  'seoTitle',
  'seoDescription',
  'priceCents',
  'salePriceCents',
  'onSale',
  'weightGrams',
  'stock',
] as const;

/** A field of a bulk edit: the variant it is of, if any, and its plain name. */
export function splitField(name: string): { variantId: string | undefined; field: string } {
  const [prefix, variantId, field] = name.split('.');
  return prefix === 'variants' && field !== undefined
    ? { variantId, field }
    : { variantId: undefined, field: name };
}

/** Writes the fields of products and their values in words. */
export function useWriteValue() {
  const write = useTexts();
  const { identifier } = useSite();
  const writePlain = useWriteFieldValue();
  const read = useRead('GET /api/sites/:identifier/categories', { params: { identifier } });
  const categories = new Map(
    read.state === 'success'
      ? read.answer.categories.map(({ id, displayName }) => [id, displayName])
      : [],
  );
  const pages = useStorePages();
  const list = (values: readonly unknown[]) =>
    values.length === 0
      ? write(texts.none)
      : values.map((value) => categories.get(String(value)) ?? String(value)).join(', ');
  return {
    writeField: (field: string) => {
      const known = names.find((name) => name === field);
      return known ? write(texts[known]) : field;
    },
    writeValue: (field: string, value: unknown): string => {
      if (field === 'archivedOn') return writePlain(field, value !== null);
      if (field === 'collectionId') {
        return pages?.find(({ id }) => id === value)?.title ?? write(storePageTexts.gone);
      }
      if (value === undefined || value === null || value === '') return '–';
      if (value === 'unlimited') return write(texts.uncounted);
      return Array.isArray(value) ? list(value) : writePlain(field, value);
    },
  };
}
