import type { SampleCart } from '@sitewright/contract';
import { useEffect, useState } from 'react';

const pauseMs = 200;

/** The cart of an example: what suits the rule, until the owner changes it. */
export function useSampleCart(suits: SampleCart): [SampleCart, (cart: SampleCart) => void] {
  const [own, setOwn] = useState<SampleCart>({});
  const goods = { quantity: 1, unitPriceCents: 5000, unitGrams: 500 };
  return [{ goods, ...suits, ...own }, setOwn];
}

/** A value a moment after it last changed: nobody asks the server at every key. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written) as Value), pauseMs);
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}
