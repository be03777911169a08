/** What items of a list are called that name a product and nothing else. */
import type { ItemsField, ListedItem } from '@sitewright/blocks';
import { useQueries } from '@tanstack/react-query';
import { useSite } from '../../app/office-context.ts';
import { readQuery } from '../../data/use-read.ts';

/** Names of products by the ids of the items that name them; none of lists of other things. */
export function useItemNames(
  field: ItemsField,
  items: readonly ListedItem[],
): ReadonlyMap<string, string> {
  const { identifier } = useSite();
  const { titledBy } = field;
  const named = isTitledByProduct(field) ? items.filter((item) => isId(item[titledBy])) : [];
  // The same questions as the field of each asks, so that they are asked once.
  const queries = [...new Set(named.map((item) => item[titledBy] as string))].map((id) =>
    readQuery('GET /api/sites/:identifier/block-choices', {
      params: { identifier },
      query: { kind: 'product', id },
    }),
  );
  const names = useQueries({
    queries,
    combine: (results) =>
      new Map(results.flatMap(({ data }) => data?.choices.map(({ id, name }) => [id, name]) ?? [])),
  });
  return new Map(
    named.flatMap((item) => {
      const name = names.get(item[titledBy] as string);
      return name === undefined ? [] : [[item.id, name] as const];
    }),
  );
}

/** Whether what stands for an item is a product that it names. */
export function isTitledByProduct({ fields, titledBy }: ItemsField): boolean {
  return fields.some(({ kind, name }) => kind === 'product' && name === titledBy);
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
