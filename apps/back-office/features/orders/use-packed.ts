import { useState } from 'react';
import { recallInTab, rememberInTab } from '../../data/session-store.ts';
import { readPacked, type PackedUnits } from './packed-units.ts';
import type { DetailItem } from './use-order.ts';

/** So long half a parcel is remembered, in milliseconds. */
const day = 24 * 60 * 60 * 1000;

interface PackedOrder {
  readonly identifier: string;
  readonly number: string;
}

/** What lies in the parcel of an order; a tab that is loaded anew knows it still. */
export function usePacked({ identifier, number }: PackedOrder, items: readonly DetailItem[]) {
  const name = `packed:${identifier}:${number}`;
  const [remembered, setRemembered] = useState(() => recallInTab(name));
  const setPacked = (packed: PackedUnits) => {
    setRemembered(packed);
    rememberInTab(name, packed, day);
  };
  return { packed: readPacked(items, remembered), setPacked };
}
