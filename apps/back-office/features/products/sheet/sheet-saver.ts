/** Sends cells in small batches, one after the other, and says what became of each. */
import {
  sheetLimits,
  type CallAnswer,
  type CallFailure,
  type CallInput,
  type SheetProduct,
} from '@sitewright/contract';
import type { SheetColumn, SheetRow } from './sheet-columns.ts';
import type { CellMark } from './sheet-state.ts';

type SaveBody = CallInput<'PATCH /api/sites/:identifier/product-sheet'>['body'];
type ProductSave = SaveBody['products'][number];
type SaveAnswer = CallAnswer<'PATCH /api/sites/:identifier/product-sheet'>;

/** A cell that is to be saved. */
export interface SavedCell {
  readonly row: SheetRow;
  readonly column: SheetColumn;
  readonly mark: CellMark;
}

/** Why a cell was not saved. */
export type CellRefusal =
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'conflict' };

/** What became of a batch. */
export interface SavedBatch {
  readonly saved: readonly SavedCell[];
  readonly refused: readonly (SavedCell & { readonly refusal: CellRefusal })[];
  /** Not written because of others of their product: to be sent again. */
  readonly left: readonly SavedCell[];
  readonly products: readonly SheetProduct[];
  /** Ids of products that are gone. */
  readonly gone: readonly string[];
  readonly activityIds: readonly string[];
}

/** Cells of one variant, or of the product, are saved together. */
function groupOf({ row, column }: SavedCell): string {
  return column.of === 'product' ? row.product.id : `${row.product.id} ${row.variant.id}`;
}

/** Batches that a call takes, of whole groups. */
export function batchesOf(cells: readonly SavedCell[]): SavedCell[][] {
  const batches: SavedCell[][] = [];
  let batch: SavedCell[] = [];
  const { savedProducts, savedVariants } = sheetLimits;
  const groups = new Set<string>();
  const products = new Set<string>();
  for (const [group, own] of Map.groupBy(cells, groupOf)) {
    const productId = own[0]?.row.product.id ?? '';
    const isFull =
      groups.size >= savedVariants || (products.size >= savedProducts && !products.has(productId));
    if (isFull) {
      batches.push(batch);
      batch = [];
      groups.clear();
      products.clear();
    }
    batch.push(...own);
    groups.add(group);
    products.add(productId);
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

/** What the call is asked. */
export function toBody(cells: readonly SavedCell[]): SaveBody {
  const products = Map.groupBy(cells, ({ row }) => row.product.id);
  return { products: [...products].map(([id, own]) => toProduct(id, own)) };
}

function toProduct(id: string, cells: readonly SavedCell[]): ProductSave {
  const changesOf = (own: readonly SavedCell[]) =>
    Object.assign(
      {},
      ...own.map(({ row, column, mark }) => column.changes(row, mark.value ?? null)),
    ) as Record<string, { from: unknown; to: never }>;
  const ofVariants = Map.groupBy(
    cells.filter(({ column }) => column.of === 'variant'),
    ({ row }) => row.variant.id,
  );
  return {
    id,
    changes: changesOf(cells.filter(({ column }) => column.of === 'product')),
    variants: [...ofVariants].map(([variantId, own]) => ({
      id: variantId,
      changes: changesOf(own),
    })),
    stock: cells.filter(({ column }) => column.of === 'stock').map(toMove),
  };
}

function toMove({ row, mark }: SavedCell) {
  const { unlimited } = row.variant.stock;
  const shall = mark.value === null;
  return {
    variantId: row.variant.id,
    by: mark.by ?? 0,
    ...(shall !== unlimited && { unlimited: shall }),
  };
}

/** What the answer says of each cell. */
export function settle(cells: readonly SavedCell[], answer: SaveAnswer): SavedBatch {
  const saved: SavedCell[] = [];
  const refused: (SavedCell & { refusal: CellRefusal })[] = [];
  const left: SavedCell[] = [];
  for (const { id, refusal } of answer.results) {
    const own = cells.filter(({ row }) => row.product.id === id);
    if (!refusal) saved.push(...own);
    else if (refusal.conflicts) {
      for (const cell of own) {
        const isOne = isInConflict(cell, Object.keys(refusal.conflicts));
        if (isOne) refused.push({ ...cell, refusal: { kind: 'conflict' } });
        else left.push(cell);
      }
    } else if (new Set(own.map(groupOf)).size > 1) left.push(...own);
    else {
      const { code, message } = refusal;
      refused.push(
        ...own.map((cell) => ({ ...cell, refusal: { kind: 'refused' as const, code, message } })),
      );
    }
  }
  return {
    saved,
    refused,
    left,
    products: answer.results.flatMap(({ product }) => product ?? []),
    gone: answer.results.filter(({ product }) => !product).map(({ id }) => id),
    activityIds: answer.activityIds ?? [],
  };
}

function isInConflict({ row, column }: SavedCell, names: readonly string[]): boolean {
  if (column.of === 'product') return column.fields.some((field) => names.includes(field));
  const whole = `variants.${row.variant.id}`;
  return (
    names.includes(whole) || column.fields.some((field) => names.includes(`${whole}.${field}`))
  );
}

/** Cells that are sent again: in halves, so that the one that is refused is found. */
export function halves(cells: readonly SavedCell[]): SavedCell[][] {
  const groups = [...Map.groupBy(cells, groupOf).values()];
  const middle = Math.ceil(groups.length / 2);
  return [groups.slice(0, middle).flat(), groups.slice(middle).flat()].filter(
    (half) => half.length > 0,
  );
}

/** Whether an answer may still come when it is asked again. */
export function isPassing({ kind, code }: CallFailure): boolean {
  return kind === 'offline' || ['too_many_requests', 'unavailable', 'server_error'].includes(code);
}
