import { useRead } from '../../../data/use-read.ts';
import { useSite } from '../../../app/office-context.ts';
import { useMeasures } from '../../../measures/use-measures.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { useWriteMoney } from '../../../ui/use-write-money.ts';
import { bulkTexts as texts } from './bulk-texts.ts';

const names = [
  'isVisible',
  'archivedOn',
  'tags',
  'categoryIds',
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
  const { currency, identifier } = useSite();
  const money = useWriteMoney(currency);
  const measures = useMeasures();
  const read = useRead('GET /api/sites/:identifier/categories', { params: { identifier } });
  const categories = new Map(
    read.state === 'success'
      ? read.answer.categories.map(({ id, displayName }) => [id, displayName])
      : [],
  );
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
      if (field === 'archivedOn') return write(value === null ? texts.no : texts.yes);
      if (value === undefined || value === null || value === '') return '–';
      if (value === 'unlimited') return write(texts.uncounted);
      if (field.endsWith('Cents') && typeof value === 'number') return money(value);
      if (field === 'weightGrams' && typeof value === 'number')
        return measures.say('weight', value);
      if (typeof value === 'boolean') return write(value ? texts.yes : texts.no);
      if (Array.isArray(value)) return list(value);
      return typeof value === 'string' ? value : JSON.stringify(value);
    },
  };
}
