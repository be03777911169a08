import { useEffect, useEffectEvent } from 'react';

/** Reads again whenever `about` changes: what was read told of an earlier state of the import. */
export function useReadAnew(about: string, refetch: () => void): void {
  const read = useEffectEvent(refetch);
  useEffect(() => read(), [about]);
}
