import type { CallAnswer } from '@sitewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

const fileCall = 'GET /api/sites/:identifier/files/:id';

/**
 * Told of each picture whose bytes changed since it was last read: edited or replaced here, in another
 * tab, or by taking that back.
 */
export function useChangedPictures(onChanged: (id: string) => void): void {
  const client = useQueryClient();
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    const seen = new Map<string, number>();
    return client.getQueryCache().subscribe(({ query, type }) => {
      if (type !== 'updated' && type !== 'added') return;
      const answer: unknown = query.state.data;
      if (query.queryKey[0] !== fileCall || answer === undefined) return;
      const { file } = answer as CallAnswer<typeof fileCall>;
      const before = seen.get(file.id);
      seen.set(file.id, file.revision);
      if (before !== undefined && before !== file.revision) tell(file.id);
    });
  }, [client]);
}
