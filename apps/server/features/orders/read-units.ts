import { ApiError } from '@sitewright/contract';
import type { ItemUnits } from './tables.ts';

const prefix = 'units.';

/**
 * Units of items as people typed them into the fields `units.ID` of a form; empty is none.
 * @throws ApiError `invalid_request` for what is no whole number
 */
export function readUnits(fields: Readonly<Record<string, string>>): ItemUnits[] {
  return Object.entries(fields).flatMap(([name, typed]) => {
    const text = typed.trim();
    if (!name.startsWith(prefix) || text === '') return [];
    if (!/^\d{1,9}$/.test(text)) throw new ApiError('invalid_request');
    const quantity = Number(text);
    return quantity > 0 ? [{ itemId: name.slice(prefix.length), quantity }] : [];
  });
}
