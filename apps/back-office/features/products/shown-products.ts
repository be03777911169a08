import { showing, type Shown } from '../../data/shown-at-once.ts';

interface Archived {
  readonly body: { readonly ids: readonly string[]; readonly isArchived: boolean };
}

/** Products that go into the archive, or come from it, leave the list that they stand in at once. */
export function showArchived({ body: { ids, isArchived } }: Archived): readonly Shown[] {
  const isMoved = (id: string) => ids.includes(id);
  return [
    showing('GET /api/sites/:identifier/products', (answer) =>
      answer.products.some(({ id }) => isMoved(id))
        ? { ...answer, products: answer.products.filter(({ id }) => !isMoved(id)) }
        : answer,
    ),
    showing('GET /api/sites/:identifier/products/:id', (product) =>
      isMoved(product.id) ? { ...product, isArchived } : product,
    ),
  ];
}
