import type { CallRegistration } from '../../http/call-scope.ts';
import { handleCategories } from './handle-categories.ts';
import { handleCounts } from './handle-counts.ts';
import { handleInventory } from './handle-inventory.ts';
import { handleProducts } from './handle-products.ts';
import { handleSheet } from './handle-sheet.ts';

/** What staff ask of the catalogue. */
export const catalogueCalls: readonly CallRegistration[] = [
  handleProducts,
  handleSheet,
  handleInventory,
  handleCounts,
  handleCategories,
];
