import type { SampleCart } from '@sitewright/contract';
import { useState } from 'react';

/** The cart of an example: what suits the rule, until the owner changes it. */
export function useSampleCart(suits: SampleCart): [SampleCart, (cart: SampleCart) => void] {
  const [own, setOwn] = useState<SampleCart>({});
  const goods = { quantity: 1, unitPriceCents: 5000, unitGrams: 500 };
  return [{ goods, ...suits, ...own }, setOwn];
}
