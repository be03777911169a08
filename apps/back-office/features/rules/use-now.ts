import { useState } from 'react';

/** The moment at which the screen was first drawn, in epoch milliseconds: states are judged by it. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
