import type { BulkPreview, CallInput } from '@sitewright/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../data/client.ts';
import { useRead, type Read } from '../../../data/use-read.ts';
import { addPreview } from './add-preview.ts';

const address = 'POST /api/sites/:identifier/bulk-edits/preview';

/**
 * What a bulk edit would do: the first products at once, then the others part by part, so that no answer
 * takes long however many there are. It stops when something else is asked, or a part fails.
 */
export function useWholePreview(
  input: CallInput<typeof address>,
  isWanted: boolean,
): Read<BulkPreview> {
  const read = useRead(address, input, { isWanted, keepsPrevious: true });
  const first = read.state === 'success' && !read.isRefreshing ? read.answer : undefined;
  const [looked, setLooked] = useState<{ first: BulkPreview; sum: BulkPreview }>();
  const asked = JSON.stringify(input);
  useEffect(() => {
    if (first === undefined) return undefined;
    const left = new AbortController();
    void lookOn(JSON.parse(asked) as typeof input, first, left.signal, (sum) =>
      setLooked({ first, sum }),
    );
    return () => left.abort();
  }, [first, asked]);
  if (read.state !== 'success' || looked?.first !== read.answer) return read;
  return { ...read, answer: looked.sum };
}

async function lookOn(
  { params, body }: CallInput<typeof address>,
  first: BulkPreview,
  signal: AbortSignal,
  tell: (sum: BulkPreview) => void,
): Promise<void> {
  for (let sum = first; sum.next !== null;) {
    const part = await call(address, { params, body: { ...body, after: sum.next } }, signal);
    if (signal.aborted || !part.ok) return;
    sum = addPreview(sum, part.answer);
    tell(sum);
  }
}
