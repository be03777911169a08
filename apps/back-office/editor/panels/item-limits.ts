import type { ItemsField } from '@sitewright/blocks';
import type { ItemLimits } from '@sitewright/contract';
import { createContext, useContext } from 'react';

/** How much lists of blocks may hold on this site; undefined outside of an editor. */
export const ItemLimitsContext = createContext<ItemLimits | undefined>(undefined);

/** How many items a list may have here. */
export function useItemLimit({ limit, limitName }: ItemsField): number {
  const limits = useContext(ItemLimitsContext);
  return limitName && limits ? Math.min(limit, limits[limitName]) : limit;
}
